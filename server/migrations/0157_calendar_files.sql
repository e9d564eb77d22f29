-- The calendar file that comes with a mail, whole: for the outbox alone, where no mail server is set and never in production.
alter table outbox_mails add column calendar text;
