-- What a test proves, as the dictionary writes it.
alter table tests add column skills text[] not null default '{}' check (cardinality(skills) <= 5);
alter table test_versions add column skills text[] not null default '{}';
