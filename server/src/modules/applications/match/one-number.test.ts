import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  applicationMatch,
  applicationStatusMatch,
  ownApplicationMatch,
} from '@prova/contract/applications/application-match';
import { claim, decideOwnBankConsent, listClaimable, withdrawOwn } from '@prova/contract/applications/applications';
import { listCandidates } from '@prova/contract/funnel/candidates';
import { getCards } from '@prova/contract/funnel/funnel';
import { saveStep } from '@prova/contract/jobs/job-wizard';
import { listMatchedJobs, matchesWithJobs, matchWithJob } from '@prova/contract/matching/matching';
import { PROVES_FROM } from '@prova/contract/matching/proven-level';
import { setVisibility } from '@prova/contract/privacy/privacy';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo, statusToken } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob, wizardData } from '../../../../test/jobs-factory.ts';
import { newId } from '../../../../test/new-id.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { changeTalent, settle, signUpTalent, type Talent } from '../../../../test/talents-factory.ts';
import { system } from '../../../platform/actor.ts';
import { createContext } from '../../../platform/context.ts';
import { setProofs } from '../../matching/matching.service.ts';

const RESUME = join(import.meta.dirname, '../../../../../bench/resumes/set/carla-plain.pdf');
const SKILLS = ['SQL', 'Python', 'Power BI', 'React', 'Excel'] as const;
const LEVELS = ['BEGINNING', 'INTERMEDIATE', 'ADVANCED'] as const;

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER', { verified: true });
});
afterAll(() => server.close());

type Job = Awaited<ReturnType<typeof publishJob>>;
/** Somebody with a profile, and their applications to one job; all but the last were withdrawn. */
interface Story {
  readonly talent: Talent;
  readonly job: Job;
  readonly proofId: string;
  readonly applications: (AppliedCandidate & { token: string; withdrawn: boolean })[];
}

const openOf = ({ applications }: Story) => applications.find(({ withdrawn }) => !withdrawn);

const skills = fc.uniqueArray(fc.record({ name: fc.constantFrom(...SKILLS), level: fc.constantFrom(...LEVELS) }), {
  selector: ({ name }) => name,
  minLength: 1,
});

/** What may happen, in any order; what cannot happen at this point leaves everything as it is. */
const step = fc.oneof(
  fc.record({ does: fc.constant('apply' as const), signedIn: fc.boolean(), resume: fc.boolean() }),
  fc.record({ does: fc.constant('claim' as const) }),
  fc.record({ does: fc.constant('edit' as const), skills, seniority: fc.constantFrom('junior', 'mid', 'senior') }),
  fc.record({ does: fc.constant('show' as const), visibility: fc.constantFrom('open', 'applied', 'hidden') }),
  fc.record({
    does: fc.constant('prove' as const),
    skill: fc.constantFrom(...SKILLS),
    score: fc.integer({ min: PROVES_FROM, max: 100 }),
    shown: fc.boolean(),
  }),
  fc.record({ does: fc.constant('withdraw' as const) }),
  fc.record({ does: fc.constant('consent' as const), consent: fc.boolean() }),
  fc.record({ does: fc.constant('ask' as const), skills }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(story: Story, each: Step): Promise<void> {
  const { talent, job, applications } = story;
  const as = talent.token;
  const open = openOf(story);
  switch (each.does) {
    case 'apply': {
      if (open) return;
      const resume = each.resume ? { name: 'carla.pdf', body: await readFile(RESUME) } : undefined;
      const form = { fullName: talent.name, email: talent.email, ...(resume && { resume }) };
      const applied = await applyTo(server, job, { ...form, ...(each.signedIn && { as }) });
      await server.drain();
      applications.push({ ...applied, token: await statusToken(server, talent.email), withdrawn: false });
      return;
    }
    case 'claim': {
      const { data } = await server.call(listClaimable, { as });
      const candidateIds = data.map(({ candidateId }) => candidateId);
      if (candidateIds.length > 0) await server.call(claim, { as, body: { candidateIds } });
      return;
    }
    case 'edit':
      await changeTalent(server, talent, { skills: each.skills, seniority: each.seniority });
      return;
    case 'show':
      await server.call(setVisibility, { as, body: { visibility: each.visibility } });
      return;
    case 'prove': {
      const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
      const result = {
        skills: [{ skill: each.skill, score: each.score }],
        provenAt: server.clock.now(),
        source: 'test',
        sourceId: story.proofId,
      } as const;
      // The same result again is a grade that was changed.
      await ctx.transaction((ctx) => setProofs(ctx, { talentId: talent.talentId, ...result }, each.shown));
      return;
    }
    case 'withdraw': {
      if (!open) return;
      const { status } = await server.call(withdrawOwn, { as, params: { id: open.id }, body: {} });
      if (status === 200) open.withdrawn = true;
      return;
    }
    case 'consent':
      if (open)
        await server.call(decideOwnBankConsent, { as, params: { id: open.id }, body: { consent: each.consent } });
      return;
    case 'ask': {
      const saved = await server.call(saveStep, {
        as: owner.token,
        params: { n: '2' },
        body: { jobId: job.id, data: wizardData({ description: { skills: each.skills } })[2] },
      });
      expect(saved.status).toBe(200);
    }
  }
}

/** Explanations as they are compared: what would raise a number, and sentences of a résumé, are not for everybody. */
const numberOf = ({ raises: _, claims: __, ...rest }: Record<string, unknown>) => rest;

async function readEverywhere(story: Story): Promise<void> {
  const { talent, job, applications } = story;
  const as = talent.token;
  for (const { id, token } of applications) {
    const company = await server.call(applicationMatch, { as: owner.token, params: { id } });
    expect(company.status).toBe(200);
    const byLink = await server.call(applicationStatusMatch, { params: { token } });
    expect(numberOf(byLink.data)).toEqual(numberOf(company.data));
    const own = await server.call(ownApplicationMatch, { as, params: { id } });
    if (own.status === 200) expect(numberOf(own.data)).toEqual(numberOf(company.data));
    const cards = await server.call(getCards, { as: owner.token, query: { jobId: job.id, ids: id } });
    expect(cards.data[0]?.match).toBe(company.data.score);
    const isOwn = own.status === 200 && !applications.find((each) => each.id === id)?.withdrawn;
    if (!isOwn) continue;
    const { score, basis } = company.data;
    const ofJob = await server.call(matchWithJob, { as, params: { id: job.id } });
    expect([ofJob.data.score, ofJob.data.application]).toEqual([score, { id, basis }]);
    const { data: listed } = await server.call(matchesWithJobs, { as, query: { ids: job.id } });
    expect(listed).toEqual([{ jobId: job.id, score }]);
    for (const order of ['match', 'recent'] as const) {
      const { data: jobs } = await server.call(listMatchedJobs, { as, query: { order, limit: 100 } });
      expect(jobs.find((each) => each.id === job.id)?.score).toBe(score);
    }
    const people = await server.call(listCandidates, { as: owner.token, query: { jobId: job.id } });
    expect(people.data.find(({ application }) => application.id === id)?.application.match).toBe(score);
  }
}

test('whatever happens, talent and company read one number of an application, of one basis', async () => {
  let compared = 0;
  const bases = new Set<string>();
  const begin = fc.constant({ does: 'apply' as const, signedIn: true, resume: true });
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 3, maxLength: 6 }),
      begin,
      async (asGuest, steps, first) => {
        const talent = await signUpTalent(server, {
          visibility: 'applied',
          skills: [{ name: 'SQL', level: 'ADVANCED' }],
        });
        const job = await publishJob(server, owner, {
          description: { skills: SKILLS.slice(0, 3).map((name) => ({ name, level: 'INTERMEDIATE' as const })) },
        });
        const story: Story = { talent, job, proofId: newId(), applications: [] };
        for (const each of [{ ...first, signedIn: !asGuest }, ...steps]) {
          await take(story, each);
          await settle(server);
          await readEverywhere(story);
          compared += story.applications.length;
          for (const { id } of story.applications)
            bases.add((await server.call(applicationMatch, { as: owner.token, params: { id } })).data.basis);
        }
      },
    ),
    { numRuns: 7, endOnFailure: true },
  );
  expect(compared).toBeGreaterThan(7);
  expect([...bases].toSorted()).toEqual(['application', 'profile']);
});

test('before anything is worked out lists of the talent say what the page of the application says', async () => {
  const talent = await signUpTalent(server, {
    visibility: 'hidden',
    seniority: 'mid',
    skills: [{ name: 'SQL', level: 'ADVANCED' }],
  });
  const job = await publishJob(server, owner, {
    description: { skills: [{ name: 'SQL', level: 'INTERMEDIATE' }] },
  });
  await settle(server);
  const as = talent.token;
  const live = await server.call(matchWithJob, { as, params: { id: job.id } });
  expect(live.data).toMatchObject({ application: null, score: expect.any(Number) });
  const applied = await applyTo(server, job, { as, email: talent.email });
  const { data: own } = await server.call(ownApplicationMatch, { as, params: { id: applied.id } });
  expect(own).toMatchObject({ basis: 'application', score: null, raises: [] });
  const { data } = await server.call(matchesWithJobs, { as, query: { ids: job.id } });
  expect(data).toEqual([{ jobId: job.id, score: null }]);
  const { data: jobs } = await server.call(listMatchedJobs, { as, query: { order: 'match', limit: 100 } });
  expect(jobs.find((each) => each.id === job.id)?.score).toBeNull();
});
