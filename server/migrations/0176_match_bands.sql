-- What was "fair or less" is three bands by now: alerts that asked for it go on to ask for all of them.
update job_alerts
set filters = jsonb_set(filters, '{match}', (
  select jsonb_agg(band order by place)
  from unnest(array['excellent', 'good', 'fair', 'low', 'minimal', 'unknown']) with ordinality as bands (band, place)
  where filters -> 'match' ? band or band in ('low', 'minimal')
))
where filters -> 'match' ? 'fair';
