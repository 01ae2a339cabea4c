# Said by the server itself, until the client has been built.

bare-page = The server is running. Its pages have not been built here; programs can play all the same.
