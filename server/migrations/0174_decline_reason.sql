-- Why the candidate declined, chosen from a list; null where they did not say, and of offers answered before it was asked.
alter table offers add column decline_reason text;
alter table offers add constraint offers_decline_reason_check
  check (decline_reason in ('pay', 'other_offer', 'role', 'place', 'timing', 'stay', 'process', 'other')) not valid;
alter table offers validate constraint offers_decline_reason_check;
