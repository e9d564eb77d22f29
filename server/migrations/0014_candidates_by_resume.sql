-- Whose current résumé a file is: asked when its text was read, and when the file is removed.
create index candidates_resume on candidates (company_id, resume_file_id) where resume_file_id is not null;
