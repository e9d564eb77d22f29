-- A session that ended because an operator disabled its account.
alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add constraint sessions_end_reason_check check (end_reason in (
  'logout', 'logout_all', 'revoked', 'expired', 'reuse', 'password', 'takeover', 'erased', 'disabled')) not valid;
alter table sessions validate constraint sessions_end_reason_check;
