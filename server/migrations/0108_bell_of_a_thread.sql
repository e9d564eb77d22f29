-- Who reads a conversation has seen what the bell told of it: its unread entries are found by what they are about.
create index notifications_unread_about on notifications ((params ->> 'applicationId')) where read_at is null;
