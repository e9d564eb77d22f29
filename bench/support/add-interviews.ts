import pg from 'pg';

/**
 * An interview for each application of a company, each with a host, a colleague and the candidate: most of them past, some today,
 * a tenth ahead, of which every fifth waits for a decision. Applications keep the status that they had.
 * @param members addresses of who interviews
 */
export async function addInterviews(
  databaseUrl: string,
  companyId: string,
  members: readonly string[],
): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    const { rowCount } = await client.query(INTERVIEWS, [companyId]);
    await client.query(PARTICIPANTS, [companyId, members]);
    await client.query('commit');
    // The planner must know how many there are.
    await client.query('vacuum analyze interviews, interview_participants');
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

const INTERVIEWS = `
  insert into interviews (id, company_id, application_id, stage_id, type, status, starts_at, ends_at, time_zone, location, notes, organiser_id,
    cause, started_at, ended_at, created_at)
  select gen_random_uuid(), company_id, id, stage_id, (array['video', 'presencial', 'telefone'])[1 + n % 3], state.status, starts_at,
    starts_at + interval '1 hour', 'America/Sao_Paulo', 'https://sala.volume.example/' || n, 'Traga um projeto seu.', owner_id,
    case state.status when 'cancelled' then 'called_off' end, case state.status when 'completed' then starts_at end,
    case when state.status <> 'scheduled' then starts_at + interval '1 hour' end, least(starts_at - interval '3 days', now())
  from (
    select a.*, j.owner_id, row_number() over (order by a.id) as n
    from applications a join jobs j on j.id = a.job_id where a.company_id = $1) each
  cross join lateral (
    select date_trunc('hour', now()) + case when n % 10 = 0 then interval '1 hour' * (1 + n / 10) else interval '-10 minutes' * n end as starts_at
  ) chosen
  cross join lateral (
    select case when n % 10 = 0 or n % 97 = 0 then 'scheduled' when n % 10 = 1 then 'cancelled' when n % 10 = 2 then 'declined' else 'completed' end
      as status) state`;

const PARTICIPANTS = `
  insert into interview_participants (id, company_id, interview_id, role, user_id, answer, answer_note, answered_at, created_at)
  select gen_random_uuid(), i.company_id, i.id, seat.role, case seat.role when 'host' then i.organiser_id when 'interviewer' then colleague.id end,
    given.answer, case given.answer when 'another_time' then 'Na sexta, depois das 17h.' end, case when given.answer is not null then now() end,
    i.created_at
  from (select *, row_number() over (order by id) as n from interviews where company_id = $1) i
  join (select id, row_number() over (order by email) - 1 as place, count(*) over () as all_of_them from users where email = any ($2)) colleague
    on colleague.place = i.n % colleague.all_of_them
  cross join unnest(array['host', 'interviewer', 'candidate']) seat (role)
  cross join lateral (
    select case when seat.role = 'candidate' and i.n % 5 = 0 then 'another_time' when i.n % 2 = 0 then 'accepted' end as answer) given`;
