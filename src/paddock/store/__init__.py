"""The database: SQLite in one file, or PostgreSQL. One contract, one suite of tests for both."""
