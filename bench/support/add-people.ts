import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Talents with the password of the volume's recruiter. @returns their addresses */
export async function addPeople(databaseUrl: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ email: string }>(
      `insert into users (id, role, email, name, password_hash, email_verified_at)
       select gen_random_uuid(), 'POTENTIAL', $2 || number || '@volume.example', 'Pessoa ' || number,
         (select password_hash from users where email = 'volume@volume.example'), now()
       from generate_series(1, $1) as number returning email`,
      [count, `pessoa-${randomBytes(4).toString('hex')}-`],
    );
    return rows.map(({ email }) => email);
  } finally {
    await client.end();
  }
}
