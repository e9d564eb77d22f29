-- What a refresh token was exchanged for, sealed under that token itself: whoever sends it again within the grace gets the
-- same one. Forgotten soon after.
alter table refresh_tokens add column successor bytea;
create index refresh_tokens_successor on refresh_tokens (rotated_at) where successor is not null;   -- forget it
