"""The model to the files of every kind of output; `registry` lists them."""
