-- What is signed besides the pay; offers from before it was asked for name no kind of contract and no benefits.
alter table offers
  add column contract_type contract_type,
  add column benefits text[] not null default '{}' check (cardinality(benefits) <= 30);
