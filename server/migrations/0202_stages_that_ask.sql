-- A stage of an AI interview asks whoever comes into it by itself, and gives them so many days to begin; null: somebody of the team asks.
alter table job_stages
  add column days_to_begin smallint check (days_to_begin between 1 and 90),
  add check (days_to_begin is null or type = 'interview_ia');
