-- Experts of the company observe interviews: they see and hear, and read nothing of the application.
alter table interview_participants drop constraint interview_participants_role_check;
alter table interview_participants add constraint interview_participants_role_check
  check (role in ('host', 'interviewer', 'observer', 'candidate')) not valid;
alter table interview_participants validate constraint interview_participants_role_check;
