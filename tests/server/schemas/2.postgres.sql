-- The database as version 2 left it, with rows as the versions up to it wrote them.
CREATE TABLE entries (
    tab text NOT NULL, number integer NOT NULL, body bytea NOT NULL, PRIMARY KEY (tab, number)
);
CREATE TABLE tables (
    id text PRIMARY KEY, phase text NOT NULL, game text NOT NULL, public boolean NOT NULL,
    updated bigint NOT NULL, wake bigint, card bytea NOT NULL, position bytea
) WITH (fillfactor = 70);
CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX tables_public ON tables (phase) WHERE public;
CREATE TABLE seats (
    guest text NOT NULL, tab text NOT NULL, PRIMARY KEY (guest, tab)
);
CREATE INDEX seats_tab ON seats (tab);
CREATE TABLE guests (
    id text PRIMARY KEY, name text NOT NULL, language text NOT NULL
);
CREATE TABLE tokens (hash text PRIMARY KEY, guest text NOT NULL);
CREATE TABLE links (
    hash text PRIMARY KEY, guest text NOT NULL, expires bigint NOT NULL
);
INSERT INTO guests VALUES ('g', 'Ana', 'pt');
INSERT INTO tokens VALUES ('hash', 'g');
INSERT INTO links VALUES ('code', 'g', 100);
INSERT INTO entries VALUES ('t', 0, '{"first": true}');
INSERT INTO entries VALUES ('t', 1, '{"second": true}');
INSERT INTO tables VALUES ('t', 'playing', 'conspiracy', true, 5, 10, 'card', '{"at": 1}');
INSERT INTO seats VALUES ('g', 't');
INSERT INTO guests VALUES ('h', 'Bia', 'en');
INSERT INTO tokens VALUES ('old', 'h');
CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL);
INSERT INTO schema_version VALUES (1);
CREATE TABLE marks (name text PRIMARY KEY, value text NOT NULL);
CREATE TABLE bans (kind text NOT NULL, value text NOT NULL, PRIMARY KEY (kind, value));
ALTER TABLE guests ADD COLUMN seen bigint NOT NULL DEFAULT 0;
CREATE INDEX tokens_guest ON tokens (guest);
INSERT INTO schema_version VALUES (2);
INSERT INTO marks VALUES ('closed', 'Volto já');
INSERT INTO bans VALUES ('name', 'bobo');
INSERT INTO guests (id, name, language, seen) VALUES ('i', 'Caio', 'pt', 86400000);
