-- A try is kept as a failure before what was typed is looked at; until the verdict it is pending. One whose server died
-- stays pending, and counts as a failure when it has been so for too long.
alter table login_failures add column pending boolean not null default false;
