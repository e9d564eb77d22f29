-- What people type finds what is there.

-- A telephone, or a part of one, in E.164.
create index candidates_phone_digits on candidates using gin ((phone::text) gin_trgm_ops);

-- The letters of Sergipe are a word that says nothing in Portuguese: listed jobs have had no lexeme of them.
update job_search set document = document || setweight(to_tsvector('simple', plain(state)), 'B') where state is not null;
