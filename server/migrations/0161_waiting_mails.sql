-- What a company's mails still take of today: those that wait, by when they may leave.
create index mails_waiting on mails (company_id, not_before) where state in ('queued', 'sending');
