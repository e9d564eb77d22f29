-- A video interview is held in our room, unless the company has a link of its own.
alter table interviews add column room_code text check (room_code ~ '^[a-z]{3}-[a-z]{4}-[a-z]{3}$');   -- null: it is held elsewhere
create unique index interviews_room on interviews (room_code) where room_code is not null;      -- the room's door looks for its interview
