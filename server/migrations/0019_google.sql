-- The Google account that opens this account, by Google's own id of it: that stays when its address changes.
alter table users add column google_subject text unique check (length(google_subject) between 1 and 255);
