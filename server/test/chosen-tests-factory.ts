import { chooseTest } from '@prova/contract/assessments/open-tests';
import { openOwnTests } from '@prova/contract/assessments/own-tests';
import { submitAttempt } from '@prova/contract/assessments/taking';
import type { TestServer } from './harness.ts';
import type { Person } from './people.ts';
import { beginTest, publishTest, QUESTIONS, saveAs } from './tests-factory.ts';

export type Link = { id: string; token: string };

/** A test that every talent may choose and a machine grades. */
export const openTest = (server: TestServer, author: Person, given: Record<string, unknown> = {}) =>
  publishTest(server, author, { openToTalents: true, questions: [QUESTIONS[1]], ...given });

/** What opens a test of a talent. */
export async function openLink(server: TestServer, { token: as }: Person, id: string): Promise<Link> {
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

/** Chosen, taken and handed in. */
export async function takeChosen(server: TestServer, talent: Person, testId: string, right: boolean): Promise<Link> {
  const { data: chosen } = await server.call(chooseTest, { as: talent.token, params: { id: testId } });
  return takeIt(server, await openLink(server, talent, chosen.id), right);
}
