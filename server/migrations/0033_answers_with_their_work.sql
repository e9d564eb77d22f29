-- An answer is written with the work that it tells of, in one transaction: there is no row without one any more. What the
-- version before has begun may still be without.
alter table idempotency_keys
  alter column response type json,   -- as it was sent, to the letter
  add cookies bytea;                 -- that came with it, sealed
