-- Figures count AI interviews by when they ended, were begun, or could be begun at last.
create index ai_interviews_ended on ai_interviews (company_id, ended_at) where ended_at is not null;
create index ai_interviews_started on ai_interviews (company_id, started_at) where started_at is not null;
create index ai_interviews_closes on ai_interviews (company_id, closes_at) where status = 'scheduled' or cause = 'expired';
