-- A code that is typed from paper comes in capitals, without dashes, with spaces, or with one sign for another that looks like it.
-- Two codes with the same key are the same code to whoever reads them: 0, o, q and g are a 9 here, 1, i, l and j a 7. What is left
-- of the 22 signs is still far more than anybody guesses.
create function certificate_key(code text) returns text language sql immutable strict parallel safe
as $$
  select translate(
    regexp_replace(lower(normalize(code, NFKC)), '[^a-z0-9]', '', 'g'),
    'zsb60oqg1iljv',
    '2588' || '9999' || '7777' || 'u'
  )
$$;

create index certificates_key on certificates (certificate_key(code));
