-- What the metrics count of a span of days is found by an index of its own.
create index test_attempts_handed_in on test_attempts (company_id, submitted_at) include (assignment_id, submitted_by) where submitted_at is not null;
create index test_assignments_ended on test_assignments (company_id, ended_at) where application_id is not null and ended_at is not null;
create index test_assignments_waiting on test_assignments (company_id, due_at) where status = 'sent';
create index interviews_held on interviews (company_id, ended_at) include (application_id) where status = 'completed';
create index interview_participants_answered on interview_participants (company_id, answered_at) include (interview_id) where user_id is null;
create index offers_answered on offers (company_id, responded_at) where responded_at is not null;
create index offers_unanswered on offers (company_id, valid_until) where status in ('sent', 'viewed', 'expired');
-- Who fits highly: the band "excellent".
create index application_scores_high on application_scores (company_id, score) include (application_id) where score >= 80;
