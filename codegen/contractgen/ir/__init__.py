"""The model that the documents are lowered to and the targets are made from."""
