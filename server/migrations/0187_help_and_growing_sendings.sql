-- When somebody last asked for more time, a pause, another format or help with their equipment, so that the team sees it beside the
-- test. What they wrote is a message of the conversation; grading knows nothing of it.
alter table test_assignments add column help_asked_at timestamptz;

-- Of a test that was added while others waited: when these were sent. The application goes on once the last of them has ended. Null
-- for those themselves.
alter table test_assignments add column sent_with timestamptz;
