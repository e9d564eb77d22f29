-- What is written and said in a room without an appointment is forgotten once it is over.
alter table rooms add column words_since timestamptz;   -- of a room without an appointment: somebody has written or spoken in it; null: there are no words in it
create index rooms_words on rooms (held_until) where words_since is not null;   -- what is to be forgotten
update rooms set words_since = created_at
where interview_id is null and (
  exists (select from room_messages m where m.room_id = rooms.id) or exists (select from room_captions c where c.room_id = rooms.id)
);
