-- When the team was told who applied to a job under blind review; why stands in the history. Null: never, or there was no need.
alter table applications add column revealed_at timestamptz;
-- What a member has answered is found when they take a copy of their data, or leave: also where they are invited no more.
drop index interview_participants_user;
create index interview_participants_user on interview_participants (user_id, company_id) where user_id is not null;
