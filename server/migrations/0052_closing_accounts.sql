-- An account that its owner has closed is erased a minute later. Until then it is not one that an operator has disabled.
alter table users add column closing_at timestamptz;
