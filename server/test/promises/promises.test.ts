import { applicationTimeline } from '@prova/contract/applications/applications';
import { getTestDetails } from '@prova/contract/assessments/tests';
import { getResult } from '@prova/contract/attempts/own-tests';
import { listNotes } from '@prova/contract/evaluations/evaluations';
import { listFeedbacks } from '@prova/contract/evaluations/feedbacks';
import { getJob } from '@prova/contract/jobs/jobs';
import { getExport, requestExport } from '@prova/contract/privacy/privacy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusToken } from '../applications-factory.ts';
import { buildWorld, type World } from '../authorization/world.ts';
import { type FakeGoogle, startFakeGoogle } from '../fake-google.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { signUpMember } from '../members.ts';
import { readEverything } from '../read-everything.ts';
import { unzip } from '../unzip.ts';
import { AUTHOR, IN_A_COPY, PLANTED, plantWords, SHARED } from './planted-words.ts';

/**
 * What screens promise to keep from somebody, as the one who must not see it: each kind of word is planted once, and looked for
 * in every answer to every call that reads, also of endpoints that are new. A copy of one's own data, which the law gives, is no
 * answer of these; `privacy.test.ts` has it.
 */
let google: FakeGoogle;
let server: TestServer;
let world: World;
let planted: Awaited<ReturnType<typeof plantWords>>;
/** Under what each answer was asked, and what it said. */
let sent: { where: string; text: string }[];
/** Who has nothing to do with it, and whoever it is about. */
const OUTSIDE = ['guest', 'talent', 'self', 'foreign', 'expert', 'removed', 'unshared'] as const;

beforeAll(async () => {
  google = await startFakeGoogle();
  server = await startTestServer(google.settings, { oneConnection: true });
  world = await buildWorld(server, google);
  const { owner, self } = world.actors;
  const author = await signUpMember(server, world, 'recruiter', { name: AUTHOR });
  planted = await plantWords(server, { owner, author, self });
  const token = await statusToken(server, self.email);
  const about: World = {
    ...world,
    ...{ testId: planted.testId, assignmentId: planted.asked.id, testToken: planted.asked.token },
    ...{ testedToken: token, statusToken: token, offeredToken: token },
  };
  const { applicationId, candidateId, job, testId, ids } = planted;
  sent = [];
  await readEverything(
    about,
    { as: OUTSIDE, ids, queries: [{}, { applicationId, candidateId, jobId: job.id, testId }] },
    (where, body) => sent.push({ where, text: JSON.stringify(body) }),
  );
  for (const mail of await server.mails(self.email))
    sent.push({ where: `mail ${mail.kind}`, text: JSON.stringify(mail) });
});
afterAll(async () => {
  await server.close();
  await google.close();
});

const placesOf = (word: string, among: (where: string) => boolean = () => true) => [
  ...new Set(sent.filter(({ where, text }) => text.includes(word) && among(where)).map(({ where }) => where)),
];
/** Experts grade, and read what graders do. */
const ofExperts = (where: string) => where.includes('(expert,');

describe('nobody outside of the team is told', () => {
  test.each(Object.entries(PLANTED))('the %s', (_, word) => {
    expect(placesOf(word, (where) => !ofExperts(where))).toEqual([]);
  });

  test('who wrote a feedback, though whoever it is about reads its words', () => {
    expect(placesOf(SHARED).some((where) => where.includes('(self, 200)'))).toBe(true);
    // Whoever belongs to the company knows who works there.
    expect(placesOf(AUTHOR, (where) => !ofExperts(where) && !where.includes('(unshared,'))).toEqual([]);
  });
});

test('experts are told what graders are, and nothing that a team says of a person', () => {
  const seen = Object.entries(PLANTED).filter(([, word]) => placesOf(word, ofExperts).length > 0);
  expect(seen.map(([what]) => what)).toEqual(['expected answer', 'name of a pool']);
  // A secret link opens its page to whoever has it: no expert is given one.
  const byLink = /^(applications\.status|assessments\.taking\.\w+|funnel\.linked\w+) /;
  const ofTheirs = (where: string) => ofExperts(where) && !byLink.test(where);
  for (const name of ['Sofia Prado', world.actors.self.email]) expect(placesOf(name, ofTheirs)).toEqual([]);
  // That of a board names people, and tells of nobody how to reach them.
  const ofBoards = (where: string) => where.startsWith('funnel.linked');
  expect(placesOf('Sofia Prado', ofBoards)).not.toEqual([]);
  expect(placesOf(world.actors.self.email, ofBoards)).toEqual([]);
});

test('a copy of one’s own data has what the screens say that it has, and nothing else', async () => {
  const as = world.actors.self.token;
  await server.call(requestExport, { as });
  await server.drain();
  const { data } = await server.call(getExport, { as });
  const { rawPayload } = await server.app.inject({ url: data?.link ?? '' });
  const files = [...(await unzip(rawPayload)).values()].map((file) => file.toString('utf8')).join();
  const read = Object.entries(PLANTED).filter(([, word]) => files.includes(word));
  expect(read.map(([what]) => what).sort()).toEqual([...IN_A_COPY].sort());
});

test('the team is told: what was planted is there', async () => {
  const as = world.actors.owner.token;
  const { applicationId, testId, asked, job } = planted;
  const params = { id: applicationId };
  const answers = [
    await server.call(applicationTimeline, { as, params }),
    await server.call(listNotes, { as, params }),
    await server.call(listFeedbacks, { as, query: { applicationId } }),
    await server.call(getResult, { as, params: { id: asked.id } }),
    await server.call(getTestDetails, { as, params: { id: testId }, query: { includeAnswers: 'true' } }),
    await server.call(getJob, { as, params: { id: job.id } }),
  ];
  const read = JSON.stringify(answers.map(({ body }) => body));
  expect(Object.entries(PLANTED).filter(([, word]) => !read.includes(word))).toEqual([]);
});
