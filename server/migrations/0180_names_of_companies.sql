-- Companies are found by words of their names as people are, and by a name that is nearly written so.
drop index companies_named;
create index companies_named on companies using gin ((' ' || plain(name)) gin_trgm_ops)
  where verified_at is not null and closed_at is null;
