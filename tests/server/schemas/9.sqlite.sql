-- The database as version 9 left it, with rows as the versions up to it wrote them.
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
CREATE TABLE kept (
            tab TEXT PRIMARY KEY, at INTEGER NOT NULL DEFAULT 0, shown BLOB,
            count INTEGER NOT NULL DEFAULT 0, entries BLOB
        );
INSERT INTO schema_version VALUES (3);
INSERT INTO kept (tab, at) VALUES ('t', 5);
UPDATE guests SET seen = 1000 * CAST(strftime('%s') AS INTEGER) WHERE seen = 0;
INSERT INTO schema_version VALUES (4);
ALTER TABLE tokens ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE tokens ADD COLUMN made INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE tokens SET seen = coalesce((SELECT guests.seen FROM guests WHERE id = guest), 0);
CREATE INDEX links_guest ON links (guest);
INSERT INTO schema_version VALUES (5);
INSERT INTO tokens (hash, guest, device, made, seen) VALUES ('new', 'i', 'Firefox Linux', 7, 86400000);
CREATE TABLE pushes (
            endpoint TEXT PRIMARY KEY, guest TEXT NOT NULL, device TEXT NOT NULL,
            p256dh TEXT NOT NULL, auth TEXT NOT NULL, quiet TEXT NOT NULL
        );
CREATE INDEX pushes_guest ON pushes (guest);
INSERT INTO schema_version VALUES (6);
INSERT INTO pushes VALUES ('https://push.example/1', 'i', 'new', 'p', 'a', '22-8 America/Sao_Paulo');
CREATE TABLE shared (
            id TEXT PRIMARY KEY, guest TEXT NOT NULL, game TEXT NOT NULL, setting TEXT NOT NULL,
            title TEXT NOT NULL, made INTEGER NOT NULL, body TEXT NOT NULL
        );
CREATE INDEX shared_guest ON shared (guest);
INSERT INTO schema_version VALUES (7);
INSERT INTO shared VALUES ('s', 'i', 'vossa_excelencia', 'deck', 'Ação', 5, 'à');
CREATE TABLE mails (
            guest TEXT PRIMARY KEY, address TEXT NOT NULL, quiet TEXT NOT NULL,
            asked INTEGER NOT NULL, confirmed INTEGER NOT NULL
        );
CREATE TABLE holidays (
            guest TEXT NOT NULL, since INTEGER NOT NULL, until INTEGER NOT NULL,
            PRIMARY KEY (guest, since)
        ) WITHOUT ROWID;
CREATE TABLE blocks (
            guest TEXT NOT NULL, whom TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (guest, whom)
        ) WITHOUT ROWID;
CREATE INDEX blocks_whom ON blocks (whom);
INSERT INTO schema_version VALUES (8);
INSERT INTO mails VALUES ('i', 'caio@example.org', '', 5, 1);
INSERT INTO holidays VALUES ('i', 1, 2);
INSERT INTO blocks VALUES ('i', 'h', 'Bia');
CREATE TABLE calls (
            guest TEXT NOT NULL, what TEXT NOT NULL, tab TEXT NOT NULL, due INTEGER NOT NULL,
            told INTEGER NOT NULL, holder TEXT NOT NULL, PRIMARY KEY (guest, what, tab)
        ) WITHOUT ROWID;
CREATE INDEX calls_due ON calls (due) WHERE due > 0;
CREATE INDEX calls_tab ON calls (tab);
INSERT INTO schema_version VALUES (9);
INSERT INTO calls VALUES ('i', 'turn', 't', 5, 0, '');
