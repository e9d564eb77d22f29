import { profileInput } from '@prova/contract/talents/talents';
import { claim, listClaimable } from '../../src/modules/applications/claim.ts';
import { createAlert } from '../../src/modules/matching/job-alerts.ts';
import { addProof, setDismissed } from '../../src/modules/matching/matching.service.ts';
import { changeProfile, ownProfile, setPublicAddress } from '../../src/modules/talents/own-profile.ts';
import { setPicture } from '../../src/modules/talents/pictures.ts';
import { addPost } from '../../src/modules/talents/posts.ts';
import { viewTalent } from '../../src/modules/talents/see-talent.ts';
import { COMPANIES } from '../companies.ts';
import { drawCover, drawPortrait } from '../draw-portrait.ts';
import type { Person } from '../people.ts';
import { createRandom, type Random } from '../random.ts';
import type { Until } from '../runner/agenda.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { type DemoTalent, drawNewcomers, drawTalent, ownTalent } from '../talents.ts';
import { atWork, awake, DAY, daysBefore } from '../time.ts';
import { openAccount } from './accounts.ts';
import type { PlannedApplication } from './hiring.ts';

const TALENTS = 46;
/** Of them, how many applied without an account before they opened one. */
const APPLICANTS = 12;

/** Talents open accounts, tell of themselves, prove some of it and are looked at by recruiters. */
export function talentsScenario(runner: ScenarioRunner, applications: readonly PlannedApplication[]): void {
  // A chance of its own: who else is there changes nothing of the applications.
  const random = createRandom(20_261_125);
  const first = daysBefore(runner.now, 71);
  runner.story(first, async (until) => {
    const own = ownTalent(first);
    await notifyOf(runner, until, random, own);
    const filters = { search: 'React', remote: true } as const;
    await runner.as(own.person.email, (ctx) => createAlert(ctx, { filters, frequency: 'weekly' }));
  });
  const applicants = claimants(random, applications);
  for (const newcomer of drawNewcomers(random, TALENTS, applicants)) {
    // Those who applied come when nothing of their applications waits for a link any more.
    const daysAgo = applicants.includes(newcomer.person) ? random.int(2, 3) : random.int(4, 69);
    const joined = awake(daysBefore(runner.now, daysAgo + random.next() / 2), runner.now);
    const talent = drawTalent(random, joined, newcomer);
    runner.story(joined, (until) => notifyOf(runner, until, random, talent));
  }
}

/** People of one application that is settled or rests, whose company waits for nothing from them. */
function claimants(random: Random, applications: readonly PlannedApplication[]): Person[] {
  const byPerson = Map.groupBy(
    applications.filter(({ isTalent }) => !isTalent),
    ({ person }) => person,
  );
  const quiet = [...byPerson].filter(
    ([, [only, ...more]]) =>
      only && more.length === 0 && ['resting', 'rejected', 'held'].includes(only.outcome) && isOld(only),
  );
  return random.some(
    quiet.map(([person]) => person),
    APPLICANTS,
  );

  function isOld({ appliedAt, job }: PlannedApplication) {
    return appliedAt.getTime() < job.endsAt.getTime() - 20 * DAY;
  }
}

async function notifyOf(runner: ScenarioRunner, until: Until, random: Random, talent: DemoTalent): Promise<void> {
  const { person, profile } = talent;
  const { email } = person;
  await openAccount(runner, until, { name: person.name, email, visibility: talent.visibility });
  const talentId = await runner.as(email, async (ctx) => {
    const claimable = await listClaimable(ctx);
    await claim(
      ctx,
      claimable.map(({ candidateId }) => candidateId),
    );
    const { id, version } = await ownProfile(ctx);
    await changeProfile(ctx, profileInput.parse({ ...profile, version }));
    if (talent.publicSlug) await setPublicAddress(ctx, talent.publicSlug);
    return id;
  });
  if (talent.hasPhoto) {
    const photo = await drawPortrait(random);
    await runner.as(email, (ctx) => setPicture(ctx, talentId, 'photo', photo));
  }
  if (talent.hasCover) {
    const cover = await drawCover(random);
    await runner.as(email, (ctx) => setPicture(ctx, talentId, 'cover', cover));
  }
  await live(runner, until, random, { talent, talentId });
}

/** Results, posts, looks of recruiters and refused jobs, in the days that are left. */
async function live(
  runner: ScenarioRunner,
  until: Until,
  random: Random,
  { talent, talentId }: { talent: DemoTalent; talentId: string },
): Promise<void> {
  const { email } = talent.person;
  const isOwn = talent.publicSlug !== undefined;
  const scenes: { at: Date; runner: () => Promise<unknown> }[] = [];
  const left = runner.now.getTime() - runner.clock.now().getTime() - DAY / 2;
  const moment = () => new Date(runner.clock.now().getTime() + random.next() * left);
  for (const proof of talent.proofs) {
    const at = moment();
    const source = { talentId, provenAt: at, source: 'test', sourceId: random.id(at) } as const;
    scenes.push({ at, runner: () => runner.asOperator((ctx) => addProof(ctx, { ...proof, ...source })) });
  }
  for (const post of talent.posts)
    scenes.push({ at: moment(), runner: () => runner.as(email, (ctx) => addPost(ctx, post)) });
  if (talent.visibility === 'open') {
    for (const { owner } of random.some(COMPANIES.slice(0, 3), isOwn ? 3 : random.int(0, 2))) {
      for (let looks = isOwn ? 3 : 1; looks > 0; looks -= 1)
        scenes.push({
          at: atWork(moment(), random.int(0, 59)),
          runner: () => runner.as(owner.email, (ctx) => viewTalent(ctx, talentId)),
        });
    }
  }
  if (isOwn || random.chance(0.15)) {
    scenes.push({ at: moment(), runner: () => refuseOne(runner, email) });
  }
  for (const scene of scenes.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    // Before the company was there, or on a weekend after the end: nobody looks.
    if (scene.at >= daysBefore(runner.now, 0.1)) continue;
    await until(scene.at);
    await scene.runner();
  }
}

/** "Not for me": the newest job that is listed. */
async function refuseOne(runner: ScenarioRunner, email: string): Promise<void> {
  const jobs = runner.platform.database.selectFrom('jobSearch').select('jobId').orderBy('publishedAt', 'desc');
  const job = await jobs.executeTakeFirst();
  if (job) await runner.as(email, (ctx) => setDismissed(ctx, job.jobId, true));
}
