-- Whoever is rated by a formula may ask that a person looks at it (LGPD, art. 20).
alter table privacy_requests drop constraint privacy_requests_kind_check;
alter table privacy_requests add constraint privacy_requests_kind_check
  check (kind in ('export', 'erase', 'correct', 'object', 'human_review', 'information'));
