-- Under blind review a team writes to somebody whose name it does not see: `body` is what the candidate reads, with their
-- name, this what the team wrote and reads, with {{candidateName}} in its place. Null: both read the same.
alter table messages add column unnamed_body text check (length(unnamed_body) between 1 and 4000);
-- A name may be longer than the place in which it is put.
alter table messages drop constraint messages_body_check;
alter table messages add constraint messages_body_check check (length(body) between 1 and 32000);
