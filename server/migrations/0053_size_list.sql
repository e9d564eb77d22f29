-- The two lists of bands of employees begin alike at 51 and end differently (250, 200): which of them it was stands beside it.
alter table companies add column size_list text check (size_list in ('registration', 'profile'));
update companies set size_list = case when size_from = 251 then 'registration' else 'profile' end where size_from is not null;
alter table companies add constraint companies_size_of_list
  check ((size_from is null) = (size_list is null)) not valid;
alter table companies validate constraint companies_size_of_list;
