-- Criteria of a question have names of their own, whatever their case: two of one name could not be told apart where points
-- are given. Those that were written before get the number of their place. Versions stay as they were sent.
update test_questions
set rubric = (
  select jsonb_agg(
    case
      when repeated then jsonb_set(criterion, '{name}', to_jsonb(left(criterion->>'name', 115) || ' (' || place || ')'))
      else criterion
    end
    order by place
  )
  from (
    select
      criterion,
      place,
      row_number() over (partition by lower(criterion->>'name') order by place) > 1 as repeated
    from jsonb_array_elements(rubric) with ordinality as each (criterion, place)
  ) as numbered
)
where (select count(distinct lower(criterion->>'name')) from jsonb_array_elements(rubric) as criterion)
  < jsonb_array_length(rubric);
