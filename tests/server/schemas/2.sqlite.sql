-- The database as version 2 left it, with rows as the versions up to it wrote them.
CREATE TABLE entries (
    tab TEXT NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tab, number)
) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY, phase TEXT NOT NULL, game TEXT NOT NULL, public INTEGER NOT NULL,
    updated INTEGER NOT NULL, wake INTEGER, card TEXT NOT NULL, position TEXT
);
CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX tables_public ON tables (phase, updated) WHERE public;
CREATE TABLE seats (
    guest TEXT NOT NULL, tab TEXT NOT NULL, PRIMARY KEY (guest, tab)
) WITHOUT ROWID;
CREATE INDEX seats_tab ON seats (tab);
CREATE TABLE guests (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL
);
CREATE TABLE tokens (hash TEXT PRIMARY KEY, guest TEXT NOT NULL);
CREATE TABLE links (
    hash TEXT PRIMARY KEY, guest TEXT NOT NULL, expires INTEGER NOT NULL
);
INSERT INTO guests VALUES ('g', 'Ana', 'pt');
INSERT INTO tokens VALUES ('hash', 'g');
INSERT INTO links VALUES ('code', 'g', 100);
INSERT INTO entries VALUES ('t', 0, '{"first": true}');
INSERT INTO entries VALUES ('t', 1, '{"second": true}');
INSERT INTO tables VALUES ('t', 'playing', 'conspiracy', 1, 5, 10, 'card', '{"at": 1}');
INSERT INTO seats VALUES ('g', 't');
INSERT INTO guests VALUES ('h', 'Bia', 'en');
INSERT INTO tokens VALUES ('old', 'h');
CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL);
INSERT INTO schema_version VALUES (1);
CREATE TABLE marks (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE bans (
            kind TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (kind, value)
        ) WITHOUT ROWID;
ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tokens_guest ON tokens (guest);
INSERT INTO schema_version VALUES (2);
INSERT INTO marks VALUES ('closed', 'Volto já');
INSERT INTO bans VALUES ('name', 'bobo');
INSERT INTO guests (id, name, language, seen) VALUES ('i', 'Caio', 'pt', 86400000);
