import { regradeAnswer } from '@prova/contract/attempts/grading';
import { submitAttempt } from '@prova/contract/attempts/taking';
import { applyTo } from './applications-factory.ts';
import type { TestServer } from './harness.ts';
import { publishJob } from './jobs-factory.ts';
import type { Person } from './people.ts';
import { askTest, beginTest, publishTest, QUESTIONS, saveAs } from './tests-factory.ts';

export interface OwnResult {
  /** Of the test asked. */
  readonly id: string;
  readonly testId: string;
  /** Gives the one answer other points: 1 is all of them, which it has. */
  regrade(points: number): Promise<unknown>;
}

/** A result of a talent with all points, or none, graded by the program: of a test that proves React and SQL. */
export async function ownResult(
  server: TestServer,
  recruiter: Person,
  talent: Person,
  {
    title = 'Fundamentos de JavaScript',
    skills = ['React', 'SQL'],
    test,
    provesFrom = 50,
    right = true,
  }: OwnResultOptions = {},
): Promise<OwnResult> {
  const { name: fullName, email, token: as } = talent;
  const application = await applyTo(server, await publishJob(server, recruiter), { fullName, email, as });
  const testId =
    test ??
    (await publishTest(server, recruiter, { title, skills, provesFrom, minutes: 30, questions: [QUESTIONS[1]] })).id;
  const asked = await askTest(server, recruiter, application.id, testId);
  const { questions } = await beginTest(server, asked);
  const questionId = questions[0]?.id ?? '';
  await saveAs(server, asked, 1, [[questionId, !right]]);
  await server.call(submitAttempt, { params: asked });
  return {
    id: asked.id,
    testId,
    regrade: (points) =>
      server.call(regradeAnswer, { as: recruiter.token, params: { id: asked.id }, body: { questionId, points } }),
  };
}

interface OwnResultOptions {
  readonly title?: string;
  readonly skills?: readonly string[];
  /** Percent from which on the test proves them. */
  readonly provesFrom?: number;
  /** Whether the one answer is right. */
  readonly right?: boolean;
  /** One that is published already. */
  readonly test?: string;
}
