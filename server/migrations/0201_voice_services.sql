-- What is said may be written down by a service that the operator has set.
alter table room_captions drop constraint room_captions_provider_check;
alter table room_captions
  add constraint room_captions_provider_check check (provider in ('browser', 'service', 'typed'));

-- Seconds of speech of that day, of which a company may have no call of a model.
alter table model_calls add column heard_seconds integer not null default 0 check (heard_seconds >= 0);
alter table model_calls drop constraint model_calls_calls_check;
alter table model_calls add constraint model_calls_calls_check check (calls >= 0);
