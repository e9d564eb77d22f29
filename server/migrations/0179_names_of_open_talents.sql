-- Open talents are found by a name that is nearly written so.
alter table talent_search add column name_key text not null default '';
update talent_search s set name_key = ' ' || plain(coalesce(u.name, ''))
  from talents t join users u on u.id = t.user_id where t.id = s.talent_id;
create index talent_search_name on talent_search using gin (name_key gin_trgm_ops);
