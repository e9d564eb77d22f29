import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import pg from 'pg';

/** Recruiters of the volume's company with the password of its owner. @returns their addresses */
export async function addMembers(databaseUrl: string, companyId: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ email: string }>(
      `with person as (
         insert into users (id, role, email, name, password_hash, email_verified_at)
         select gen_random_uuid(), 'RECRUITER', 'equipe.' || number || '@volume.example', 'Pessoa ' || number,
           (select password_hash from users where email = 'volume@volume.example'), now()
         from generate_series(1, $1::int) as place, lateral (
           select place + count(*) as number from company_members where company_id = $2) after_those_there_are
         returning id, email),
       consent as (
         insert into consents (id, user_id, kind, text_version, locale)
         select gen_random_uuid(), person.id, kind, case kind when 'privacy' then '${PRIVACY_VERSION}' else '${TERMS_VERSION}' end, 'pt-BR'
         from person, unnest(array['terms', 'privacy', 'adult']) kind),
       member as (
         insert into company_members (id, company_id, user_id, role)
         select gen_random_uuid(), $2, person.id, 'recruiter' from person)
       select email from person`,
      [count, companyId],
    );
    return rows.map(({ email }) => email);
  } finally {
    await client.end();
  }
}
