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
import type { Until } from '../play/agenda.ts';
import type { Play } from '../play/play.ts';
import { createRandom, type Random } from '../random.ts';
import { type DemoTalent, drawNewcomers, drawTalent, ownTalent } from '../talents.ts';
import { atWork, awake, DAY, daysBefore } from '../time.ts';
import { openAccount } from './accounts.ts';
import type { PlannedApplication } from './hiring.ts';

const TALENTS = 46;
/** Of them, how many applied without an account before they opened one. */
const APPLICANTS = 12;

/** Talents open accounts, tell of themselves, prove some of it and are looked at by recruiters. */
export function talentsAct(play: Play, applications: readonly PlannedApplication[]): void {
  // A chance of its own: who else is there changes nothing of the applications.
  const random = createRandom(20_261_125);
  const first = daysBefore(play.now, 71);
  play.story(first, async (until) => {
    const own = ownTalent(first);
    await notifyOf(play, until, random, own);
    const filters = { search: 'React', remote: true } as const;
    await play.as(own.person.email, (ctx) => createAlert(ctx, { filters, frequency: 'weekly' }));
  });
  const applicants = claimants(random, applications);
  for (const newcomer of drawNewcomers(random, TALENTS, applicants)) {
    // Those who applied come when nothing of their applications waits for a link any more.
    const daysAgo = applicants.includes(newcomer.person) ? random.int(2, 3) : random.int(4, 69);
    const joined = awake(daysBefore(play.now, daysAgo + random.next() / 2), play.now);
    const talent = drawTalent(random, joined, newcomer);
    play.story(joined, (until) => notifyOf(play, until, random, talent));
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

async function notifyOf(play: Play, until: Until, random: Random, talent: DemoTalent): Promise<void> {
  const { person, profile } = talent;
  const { email } = person;
  await openAccount(play, until, { name: person.name, email, visibility: talent.visibility });
  const talentId = await play.as(email, async (ctx) => {
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
    await play.as(email, (ctx) => setPicture(ctx, talentId, 'photo', photo));
  }
  if (talent.hasCover) {
    const cover = await drawCover(random);
    await play.as(email, (ctx) => setPicture(ctx, talentId, 'cover', cover));
  }
  await live(play, until, random, { talent, talentId });
}

/** Results, posts, looks of recruiters and refused jobs, in the days that are left. */
async function live(
  play: Play,
  until: Until,
  random: Random,
  { talent, talentId }: { talent: DemoTalent; talentId: string },
): Promise<void> {
  const { email } = talent.person;
  const isOwn = talent.publicSlug !== undefined;
  const scenes: { at: Date; play: () => Promise<unknown> }[] = [];
  const left = play.now.getTime() - play.clock.now().getTime() - DAY / 2;
  const moment = () => new Date(play.clock.now().getTime() + random.next() * left);
  for (const proof of talent.proofs) {
    const at = moment();
    const source = { talentId, provenAt: at, source: 'test', sourceId: random.id(at) } as const;
    scenes.push({ at, play: () => play.asOperator((ctx) => addProof(ctx, { ...proof, ...source })) });
  }
  for (const post of talent.posts)
    scenes.push({ at: moment(), play: () => play.as(email, (ctx) => addPost(ctx, post)) });
  if (talent.visibility === 'open') {
    for (const { owner } of random.some(COMPANIES.slice(0, 3), isOwn ? 3 : random.int(0, 2))) {
      for (let looks = isOwn ? 3 : 1; looks > 0; looks -= 1)
        scenes.push({
          at: atWork(moment(), random.int(0, 59)),
          play: () => play.as(owner.email, (ctx) => viewTalent(ctx, talentId)),
        });
    }
  }
  if (isOwn || random.chance(0.15)) {
    scenes.push({ at: moment(), play: () => refuseOne(play, email) });
  }
  for (const scene of scenes.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    // Before the company was there, or on a weekend after the end: nobody looks.
    if (scene.at >= daysBefore(play.now, 0.1)) continue;
    await until(scene.at);
    await scene.play();
  }
}

/** "Not for me": the newest job that is listed. */
async function refuseOne(play: Play, email: string): Promise<void> {
  const jobs = play.platform.database.selectFrom('jobSearch').select('jobId').orderBy('publishedAt', 'desc');
  const job = await jobs.executeTakeFirst();
  if (job) await play.as(email, (ctx) => setDismissed(ctx, job.jobId, true));
}
