import { claim, listClaimable } from '@prova/contract/applications/applications';
import type { EndpointShape } from '@prova/contract/endpoint';
import { shareJob } from '@prova/contract/jobs/job-members';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { setVisibility } from '@prova/contract/privacy/privacy';
import { keepResume } from '@prova/contract/talents/kept-resume';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../src/app.ts';
import { type AppliedCandidate, applyTo } from '../applications-factory.ts';
import { compoundFile } from '../fixtures/resumes.ts';
import { foundIn } from '../found-in.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { makeExpert, signUpMember } from '../members.ts';
import { type Person, signUp } from '../people.ts';
import { changeTalent, settle, signUpTalent, type Talent } from '../talents-factory.ts';
import { MARK, plantedProfile } from './planted-profile.ts';

/** The expected pay, and the résumé that is kept: whoever sees a profile sees neither. */
const NEVER_SHOWN = [String(plantedProfile('um').payExpected), 'guardado.doc'];

/**
 * Whom a profile is hidden from learns of it only what the form said. Everything that the people of a company can ask the
 * server for is asked, about every id that they could have: an endpoint that is new is asked, too.
 */
let server: TestServer;
let owner: Person;
let job: JobDetail;
let team: Record<'owner' | 'hiring_manager' | 'interviewer' | 'expert', Person>;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, owner, {
    details: { seniority: 'mid' },
    description: { skills: [{ name: 'SQL', level: 'INTERMEDIATE' }] },
  });
  const member = (role: 'hiring_manager' | 'interviewer' | 'expert') => signUpMember(server, owner, role);
  const [interviewer, manager] = [await member('interviewer'), await member('hiring_manager')];
  for (const { id: userId } of [interviewer, manager])
    await server.call(shareJob, { as: owner.token, params: { id: job.id }, body: { userId } });
  const expert = await member('expert');
  await makeExpert(server, expert);
  team = { owner, hiring_manager: manager, interviewer, expert };
});
afterAll(() => server.close());

let people = 0;
/** A talent with something planted in each field of the profile, and in the name of the account. */
async function plantedTalent(visibility: 'hidden' | 'applied'): Promise<Talent> {
  people += 1;
  const email = `sigilo${people}@correio.example`;
  const talent = await signUpTalent(server, { name: `Pessoa ${MARK}a`, email, visibility, ...plantedProfile('um') });
  const resume = { name: 'guardado.doc', body: compoundFile() };
  expect((await server.call(keepResume, { as: talent.token, files: { resume } })).status).toBe(200);
  return talent;
}

/** By the public form, with another name than the account has; signed in or not. */
const applyAs = (talent: Talent, signedIn = true): Promise<AppliedCandidate> =>
  applyTo(server, job, { fullName: 'Sofia Prado', email: talent.email, ...(signedIn && { as: talent.token }) });

const show = (talent: Talent, visibility: 'hidden' | 'applied') =>
  server.call(setVisibility, { as: talent.token, body: { visibility } });

type Applied = { readonly talent: Talent; readonly applied: AppliedCandidate };

/** Where the company finds a planted word: of every endpoint that reads, with each id of the applications and the people. */
async function walk(
  all: readonly Applied[],
  who: Partial<typeof team> = team,
): Promise<{ leaks: string[]; own: string[]; opened: Set<string> }> {
  const [leaks, own] = [new Set<string>(), new Set<string>()];
  const opened = new Set<string>();
  const look = (where: string, answer: unknown) => {
    const text = JSON.stringify(answer).toLowerCase();
    if (text.includes(MARK)) leaks.add(where);
    if (NEVER_SHOWN.some((word) => text.includes(word))) own.add(where);
  };
  for (const endpoint of routes.map((route): EndpointShape => route.endpoint)) {
    if (endpoint.method !== 'GET' || endpoint.access.kind === 'token') continue;
    for (const { talent, applied } of all) {
      const { id: applicationId, candidateId } = applied;
      const { talentId, email } = talent;
      const of = { applicationId, candidateId, talentId, jobId: job.id };
      const fixed = { ...of, slug: job.slug, email, token: 'x', videoId: applicationId, level: 'junior', code: 'x' };
      const ids = endpoint.path.includes(':id') ? [applicationId, candidateId, talentId, talent.id, job.id] : [''];
      const queries = endpoint.path.includes(':id')
        ? [{ ...of, ids: applicationId }]
        : [{}, { ...of, ids: applicationId }];
      for (const [role, { token: as }] of Object.entries(who))
        for (const id of ids)
          for (const query of queries) {
            const params = { ...fixed, id, type: 'rejection', subject: applicationId };
            const { status, body } = await server.call(endpoint, { as, params, query });
            if (status === 200) opened.add(endpoint.id);
            look(`${endpoint.id} (${role})`, body);
          }
    }
  }
  for (const [role, { email }] of Object.entries(who)) look(`mails (${role})`, await server.mails(email));
  return { leaks: [...leaks], own: [...own], opened };
}

/** What is the person's own, and what is sent to them alone: mails to the team are read by the walk. */
const OWN =
  /^public\.(talents|users|registrations|talent_skills|skills|skill_aliases|match_talents|idempotency_keys|mails)\.|^pgboss\./;
/** Other tables that hold a planted word. */
const copies = async () => (await foundIn(server, [MARK])).filter((place) => !OWN.test(place));

test('a company finds nothing of a profile that is hidden from it, whatever it asks', async () => {
  const shown = await plantedTalent('applied');
  const all: Applied[] = [{ talent: shown, applied: await applyAs(shown) }];
  await settle(server);
  // The walk finds what there is to find.
  const { owner: boss, interviewer } = team;
  const open = await walk(all, { owner: boss, interviewer });
  expect(open.leaks).toEqual(expect.arrayContaining(['applications.get (owner)', 'applications.get (interviewer)']));
  expect(open.own).toEqual([]);
  expect(await copies()).toContain('public.candidates.title');
  // Hidden afterwards: gone with the answer, before any task has run.
  await show(shown, 'hidden');
  expect(await copies()).toEqual([]);

  const signedIn = await plantedTalent('hidden');
  all.push({ talent: signedIn, applied: await applyAs(signedIn) });
  const claiming = await plantedTalent('hidden');
  all.push({ talent: claiming, applied: await applyAs(claiming, false) });
  const { data } = await server.call(listClaimable, { as: claiming.token });
  const candidateIds = data.map(({ candidateId }) => candidateId);
  expect((await server.call(claim, { as: claiming.token, body: { candidateIds } })).data.claimed).toBe(1);
  await settle(server);
  expect(await copies()).toEqual([]);
  for (const { talent } of all) await changeTalent(server, talent, plantedProfile('dois'));
  await settle(server);
  expect(await copies()).toEqual([]);

  const { leaks, own, opened } = await walk(all);
  expect([leaks, own]).toEqual([[], []]);
  for (const id of ['applications.get', 'applications.match', 'applications.timeline', 'funnel.board', 'funnel.cards'])
    expect(opened).toContain(id);
});
