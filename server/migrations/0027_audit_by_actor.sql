-- What somebody did: asked by the copy of their data, and by erasure.
create index audit_entries_actor on audit_entries (actor_id, id) where actor_id is not null;
