import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { PASSWORD, type Person, signIn, signUp } from './people.ts';

/** When each test begins. */
export const BEGAN = '2026-11-20T12:00:00.000Z';

interface Stage {
  readonly server: TestServer;
  readonly recruiter: Person;
  readonly talent: Person;
}

/**
 * A company that writes tests and a talent who takes them, on the day above, whatever the test before did to the clock.
 * @param enter is given them before each test
 */
export function certificatesStage(enter: (stage: Stage) => void): void {
  let stage: Stage;
  beforeAll(async () => {
    const server = await startTestServer();
    const recruiter = await signUp(server, 'RECRUITER', { verified: true, companyName: 'Aurora Sistemas' });
    stage = { server, recruiter, talent: await signUp(server, 'POTENTIAL', { name: 'Marina Alves' }) };
  }, 60_000);
  afterAll(() => stage.server.close());
  beforeEach(async () => {
    const { server, recruiter, talent } = stage;
    server.clock.set(BEGAN);
    // A session does not outlive the leaps of the clock.
    enter({
      server,
      recruiter: await signIn(server, recruiter.email, PASSWORD),
      talent: await signIn(server, talent.email, PASSWORD),
    });
  });
}
