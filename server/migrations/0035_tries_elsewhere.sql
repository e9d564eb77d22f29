-- Named after what it counts: tries of the code in browsers other than the one that registered.
alter table registrations rename column strange_tries to tries_elsewhere;
