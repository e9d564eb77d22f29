import { login, me, refreshToken } from '@prova/contract/accounts/accounts';
import { apply } from '@prova/contract/applications/applications';
import { addNote } from '@prova/contract/evaluations/evaluations';
import { getOffer } from '@prova/contract/offers/offers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../src/platform/log.ts';
import { applicationCall, applyTo, statusToken } from '../applications-factory.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { answerOffer, sendNewOffer } from '../offers-factory.ts';
import { PASSWORD, signIn, signUp } from '../people.ts';

/** All that the server has written. */
const written: string[] = [];
const log = createLog('debug', { write: (line: string) => void written.push(line) });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { log });
});
afterAll(() => server.close());

const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('a journey from the registration to the hire', () => {
  const secrets: string[] = [PASSWORD, 'segredo-errado-123'];
  const persons = ['Wilhelmina Torquato', 'wilhelmina.torquato@correio.example', 'Ubirajara Quintanilha'];
  const email = 'ubirajara.quintanilha@correio.example';
  /** What was answered when something broke. */
  let answered: { message?: string };

  beforeAll(async () => {
    const recruiter = await signUp(server, 'RECRUITER', {
      name: 'Wilhelmina Torquato',
      email: 'wilhelmina.torquato@correio.example',
      companyName: 'Confeitaria Xilofone',
    });
    const again = await signIn(server, recruiter.email);
    secrets.push(recruiter.token, recruiter.refreshToken, again.token, again.refreshToken);
    await server.call(login, { body: { email: recruiter.email, password: 'segredo-errado-123' } });
    await server.call(refreshToken, { body: { refreshToken: again.refreshToken } });
    await server.call(me, { as: `${again.token}x` });

    const job = await publishJob(server, recruiter);
    const candidate = await applyTo(server, job, {
      fullName: 'Ubirajara Quintanilha',
      email,
      phone: '(71) 99876-1234',
    });
    secrets.push(await statusToken(server, email), '99876', '5571998761234');
    await server.call(addNote, {
      as: recruiter.token,
      params: { id: candidate.id },
      body: { body: 'Ubirajara Quintanilha pediu sigilo' },
    });
    const offer = await sendNewOffer(server, recruiter, candidate);
    secrets.push(offer.token);
    await server.call(getOffer, { params: { token: offer.token } });
    await answerOffer(server, offer.token, { response: 'accept' });
    await server.drain();

    // What goes wrong says more than what goes right: the row, the value, the address.
    const { database } = server.platform;
    await sql`create function refuse() returns trigger language plpgsql as $$
      begin
        raise exception 'no room for %', new.email using detail = 'Failing row contains ' || new.email || new.name;
      end $$`.execute(database);
    await sql`create trigger refuse before insert on candidates for each row execute function refuse()`.execute(
      database,
    );
    const call = applicationCall(job, { fullName: 'Ubirajara Quintanilha', email: `outro.${email}` });
    const { status, body } = await server.call(apply, call);
    expect(status).toBe(500);
    answered = body;
    await sql`drop trigger refuse on candidates`.execute(database);
    await server.app.inject({ url: `/offers/${offer.token}x` });
    await server.app.inject({ url: `/api/v1/nothing?email=${encodeURIComponent(email)}` });
  });

  test('is told call by call, by templates of addresses', () => {
    const calls = lines().filter(({ msg }) => msg === 'request');
    expect(calls.length).toBeGreaterThan(20);
    const routes = new Set(calls.map(({ route }) => route));
    expect(routes).toContain('/api/v1/auth/login');
    expect(routes).toContain('/api/v1/public/jobs/:slug/applications');
    for (const call of calls) expect(call).toMatchObject({ requestId: expect.any(String), status: expect.any(Number) });
  });

  test('tells of a failure where it happened, without the values it was about', () => {
    const [failure] = lines().filter(({ msg }) => msg === 'request failed');
    // Whoever asks for help names what leads to this line.
    expect(answered.message?.endsWith(` ${failure?.requestId}`), answered.message).toBe(true);
    const message = 'PostgreSQL answered P0001';
    expect(failure?.err).toMatchObject({ type: 'DatabaseError', code: 'P0001', message });
    expect(JSON.stringify(failure?.err)).toContain('insertCandidate');
  });

  test('names nobody and gives no secret away', () => {
    expect(secrets.every((secret) => secret.length > 4)).toBe(true);
    for (const word of [...secrets, ...persons, email, email.split('@')[0] ?? '', 'Xilofone', 'sigilo'])
      expect(written.join('').includes(word), word).toBe(false);
    expect(written.join('')).not.toMatch(/@[\w-]+\.example/);
  });
});
