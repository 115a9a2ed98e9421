"""TypeScript declarations and a JavaScript module that validates."""
