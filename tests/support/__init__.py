"""What several test modules share: commands, corpora, validators, fetched releases, Node.js and a browser."""
