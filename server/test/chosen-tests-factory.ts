import { randomUUID } from 'node:crypto';
import { chooseTest } from '@prova/contract/attempts/open-tests';
import { openOwnTests } from '@prova/contract/attempts/own-tests';
import { submitAttempt } from '@prova/contract/attempts/taking';
import type { TestServer } from './harness.ts';
import type { Person } from './people.ts';
import { beginTest, publishTest, QUESTIONS, saveAs } from './tests-factory.ts';

export type Link = { id: string; token: string };

/** A test that every talent may choose and a machine grades. */
export const openTest = (server: TestServer, author: Pick<Person, 'token'>, given: Record<string, unknown> = {}) =>
  publishTest(server, author, { openToTalents: true, questions: [QUESTIONS[1]], ...given });

/** What opens a test of a talent. */
export async function openLink(server: TestServer, { token: as }: Pick<Person, 'token'>, id: string): Promise<Link> {
  const { data } = await server.call(openOwnTests, { as, params: { id } });
  return { id, token: data.token };
}

/** Takes such a test and hands it in, with the answer right or wrong. */
export async function takeIt(server: TestServer, params: Link, right: boolean): Promise<Link> {
  const { questions } = await beginTest(server, params);
  await saveAs(server, params, 1, [[questions[0]?.id ?? '', right === QUESTIONS[1].correctAnswer]]);
  await server.call(submitAttempt, { params });
  return params;
}

/** A graded result of a test that shows its answers and that no company uses: what is right in it can be asked for. */
export async function takeUnused(
  server: TestServer,
  author: Pick<Person, 'token'>,
  talent: Pick<Person, 'token'>,
): Promise<Link> {
  // A statement that no other test has.
  const question = { ...QUESTIONS[1], text: `<p>Em JavaScript, <code>NaN === NaN</code> é ${randomUUID()}.</p>` };
  const { id } = await openTest(server, author, { showsAnswers: true, questions: [question] });
  return takeChosen(server, talent, id, true);
}

/** Chosen, taken and handed in. */
export async function takeChosen(
  server: TestServer,
  talent: Pick<Person, 'token'>,
  testId: string,
  right: boolean,
): Promise<Link> {
  const { data: chosen } = await server.call(chooseTest, { as: talent.token, params: { id: testId } });
  return takeIt(server, await openLink(server, talent, chosen.id), right);
}
