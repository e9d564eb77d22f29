import { PRIVACY_VERSION } from '@prova/contract/accounts/accounts';
import { isRejection } from '@prova/contract/applications/application-status';
import { TALENT } from './companies.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import { addHistory } from './demo-history.ts';
import type { DrawnJob, DrawnSource } from './demo-jobs.ts';
import { drawOutcome, type Life, live, type Outcome } from './life.ts';
import { drawPeople, type Person, toHandle } from './people.ts';
import type { Random } from './random.ts';
import { drawResume, type ResumeContent } from './resume-content.ts';
import type { Rows } from './rows.ts';
import { ANSWERS, COVER_LETTERS } from './texts.ts';
import { awake, DAY, daysBefore } from './time.ts';
import type { Actor } from './walk.ts';

/** Outcomes that each job must have, with the days that must have passed since the application. */
const PROMISED: Record<string, readonly Outcome[]> = {
  front: ['hired', 'hired', 'offer_viewed', 'offer_declined', 'offer_expired', 'offer_cancelled'],
  back: ['hired', 'offer_sent', 'offer_declined'],
  dados: ['hired', 'offer_viewed', 'offer_expired'],
  plataforma: ['offer_sent'],
  sre: ['hired'],
};

/** What the talent of the demo account has applied to, and how that stands. */
const OWN: readonly { job: string; daysAgo: number; outcome: Outcome; end?: number }[] = [
  { job: 'front', daysAgo: 24, outcome: 'offer_sent' },
  { job: 'mobile', daysAgo: 13, outcome: 'resting', end: 2 },
  { job: 'fullstack', daysAgo: 21, outcome: 'rejected', end: 1 },
  { job: 'site', daysAgo: 2, outcome: 'new' },
];

export interface DrawnApplication {
  readonly id: string;
  readonly job: DrawnJob;
  readonly candidateId: string;
  readonly person: Person;
  readonly isTalent: boolean;
  readonly appliedAt: Date;
  readonly life: Life;
}

export interface DrawnResume {
  readonly fileId: string;
  readonly companyId: string;
  readonly name: string;
  readonly content: ResumeContent;
  readonly made: Date;
}

/** Candidates with their résumés by company: a person is another candidate to each. */
interface Known {
  readonly id: string;
  readonly resumeFileId: string | null;
}

interface Given {
  readonly rows: Rows;
  readonly random: Random;
  readonly now: Date;
  readonly accounts: DemoAccounts;
  /** Whether files can be stored. */
  readonly withResumes: boolean;
}

export function drawApplications(
  given: Given,
  jobs: readonly DrawnJob[],
): { applications: DrawnApplication[]; resumes: DrawnResume[] } {
  const { random, now } = given;
  const own: Person = { ...TALENT, handle: toHandle(TALENT.name) };
  const people = drawPeople(
    random,
    jobs.reduce((sum, job) => sum + job.demo.applications, 0),
  );
  // Aurora has 150 candidates with the talent; six of them applied to two jobs.
  const aurora = people.splice(0, 149);
  let next = 0;
  const takePerson = (job: DrawnJob) => {
    if (job.demo.company !== 'aurora') return people.pop();
    next += 1;
    return aurora[(next - 1) % aurora.length];
  };

  const resumes: DrawnResume[] = [];
  const known = new Map<string, Known>();
  const applications = jobs.flatMap((job) => {
    const mine = OWN.find((each) => each.job === job.demo.key);
    const outcomes = drawOutcomes(random, now, job, job.demo.applications - (mine ? 1 : 0));
    const drawn = outcomes.map(({ appliedAt, outcome }) => {
      const person = takePerson(job);
      if (!person) throw new Error('There are fewer people than applications');
      return addApplication(given, known, resumes, { job, person, appliedAt, outcome, isTalent: false });
    });
    if (!mine) return drawn;
    const appliedAt = new Date(daysBefore(now, mine.daysAgo).getTime() - 3 * 60 * 60_000);
    return [...drawn, addApplication(given, known, resumes, { ...mine, job, person: own, appliedAt, isTalent: true })];
  });
  return { applications, resumes };
}

function drawOutcomes(
  random: Random,
  now: Date,
  job: DrawnJob,
  count: number,
): { appliedAt: Date; outcome: Outcome }[] {
  const until = job.demo.status === 'ON_HOLD' ? daysBefore(now, 12) : now;
  const span = until.getTime() - job.publishedAt.getTime();
  const moments = Array.from({ length: count }, (_, index) => {
    // The newest came within the last two days, so that the board is alive.
    const age = index < 3 && count > 10 ? random.next() * Math.min(2 * DAY, span) : span * (1 - random.next() ** 1.5);
    return awake(new Date(Math.floor(until.getTime() - Math.max(age, 11 * 60_000))), until);
  }).sort((a, b) => a.getTime() - b.getTime());
  const outcomes = moments.map((appliedAt) => ({
    appliedAt,
    outcome: drawOutcome(random, (now.getTime() - appliedAt.getTime()) / DAY),
  }));
  for (const outcome of PROMISED[job.demo.key] ?? []) {
    const needed = outcome === 'offer_expired' ? 26 : outcome === 'offer_sent' || outcome === 'offer_viewed' ? 10 : 18;
    const free = outcomes.filter(
      (each) =>
        !each.outcome.startsWith('offer') &&
        each.outcome !== 'hired' &&
        now.getTime() - each.appliedAt.getTime() > needed * DAY,
    );
    random.pick(free).outcome = outcome;
  }
  return outcomes;
}

interface Wish {
  readonly job: DrawnJob;
  readonly person: Person;
  readonly appliedAt: Date;
  readonly outcome: Outcome;
  readonly isTalent: boolean;
  readonly end?: number;
}

function addApplication(given: Given, known: Map<string, Known>, resumes: DrawnResume[], wish: Wish): DrawnApplication {
  const { rows, random, now, accounts } = given;
  const { job, person, appliedAt, isTalent } = wish;
  const key = `${job.companyId} ${person.email}`;
  const candidate = known.get(key) ?? addCandidate(given, resumes, wish);
  known.set(key, candidate);
  const actor: Actor = isTalent
    ? { kind: 'user', id: accounts.talent.userId, label: person.name }
    : { kind: 'guest', id: null, label: person.name };
  const recruiters = [...accounts.members.values()].filter((member) => member.companyKey === job.demo.company);
  const owner = accounts.members.get(job.demo.owner);
  if (!owner) throw new Error(`Nobody owns ${job.demo.key}`);
  const life = live(wish.outcome, {
    random,
    now,
    stages: job.stages,
    appliedAt,
    candidate: actor,
    recruiters: [owner, ...recruiters.filter((member) => member !== owner)],
    pay: drawPay(random, job),
    ...(wish.end === undefined ? {} : { end: wish.end }),
  });
  const id = random.id(appliedAt);
  const source = drawSource(random, job.sources, isTalent);
  const ids = { companyId: job.companyId, applicationId: id };
  const { standing, stageSince, history } = life.walk;
  const active = !standing.withdrawn && !isRejection(standing.status);
  const replyDays = job.stages.find((stage) => stage.id === standing.stageId)?.replyDays ?? null;
  rows.add('applications', {
    id,
    companyId: job.companyId,
    version: history.filter((event) => event.toStatus ?? event.toStageId).length,
    jobId: job.id,
    candidateId: candidate.id,
    stageId: standing.stageId,
    sourceId: source?.id ?? null,
    status: standing.status,
    statusBefore: standing.statusBefore ?? null,
    appliedAt,
    stageSince,
    replyDueAt: active && replyDays ? new Date(stageSince.getTime() + replyDays * DAY) : null,
    withdrawnAt: life.walk.withdrawnAt,
    hiredAt: life.walk.hiredAt,
    createdAt: appliedAt,
  });
  const asks = (field: (typeof job.demo.extraFields)[number]) => job.demo.extraFields.includes(field);
  rows.add('applicationForms', {
    ...ids,
    fullName: person.name,
    email: person.email,
    phone: person.phone,
    coverLetter: asks('cover_letter') && random.chance(0.6) ? random.pick(COVER_LETTERS) : null,
    resumeFileId: candidate.resumeFileId,
    portfolioUrl: asks('portfolio') && random.chance(0.6) ? portfolioOf(person) : null,
    linkedinUrl: asks('linkedin') && random.chance(0.7) ? linkedinOf(person) : null,
    githubUrl: asks('github') && random.chance(0.6) ? githubOf(person) : null,
    locale: 'pt-BR',
    noticeVersion: PRIVACY_VERSION,
    createdAt: appliedAt,
  });
  for (const question of job.questions) {
    if (!question.required && random.chance(0.35)) continue;
    const answer = question.topic
      ? random.pick(ANSWERS[question.topic] ?? [])
      : pickWeighted(random, question.options).id;
    rows.add('applicationAnswers', {
      ...ids,
      questionId: question.id,
      answer,
      createdAt: appliedAt,
    });
  }
  addHistory(rows, random, job, id, life);
  return { id, job, candidateId: candidate.id, person, isTalent, appliedAt, life };
}

function addCandidate(
  { rows, random, now, accounts, withResumes }: Given,
  resumes: DrawnResume[],
  { job, person, appliedAt, isTalent }: Wish,
): Known {
  const id = random.id(appliedAt);
  const content = drawResume(random, person, job.demo, now);
  const resumeFileId = withResumes ? random.id(appliedAt) : null;
  if (resumeFileId) {
    const name = `curriculo-${person.handle}.pdf`;
    resumes.push({ fileId: resumeFileId, companyId: job.companyId, name, content, made: appliedAt });
  }
  const asks = (field: (typeof job.demo.extraFields)[number]) => job.demo.extraFields.includes(field);
  const consents = random.chance(0.4);
  rows.add('candidates', {
    id,
    companyId: job.companyId,
    talentId: isTalent ? accounts.talent.talentId : null,
    claimedAt: isTalent ? appliedAt : null,
    email: person.email,
    name: person.name,
    phone: person.phone,
    city: person.city,
    state: person.state,
    country: 'BR',
    title: isTalent ? TALENT.title : content.title,
    seniority: isTalent ? TALENT.seniority : null,
    linkedinUrl: asks('linkedin') ? linkedinOf(person) : null,
    githubUrl: asks('github') ? githubOf(person) : null,
    portfolioUrl: asks('portfolio') ? portfolioOf(person) : null,
    resumeFileId,
    bankConsentAt: consents ? appliedAt : null,
    bankConsentVersion: consents ? PRIVACY_VERSION : null,
    createdAt: appliedAt,
  });
  return { id, resumeFileId };
}

// Addresses that nobody could have: a real person with the same name must not be linked.
const linkedinOf = (person: Person) => `https://www.linkedin.com/in/exemplo-${person.handle}-prova`;
const githubOf = (person: Person) =>
  `https://github.com/${`exemplo-${person.handle}`.slice(0, 33).replace(/-$/, '')}-prova`;
const portfolioOf = (person: Person) => `https://${person.handle}.example`;

function drawSource(random: Random, sources: readonly DrawnSource[], isTalent: boolean): DrawnSource | null {
  if (isTalent || random.chance(0.2)) return null;
  return sources[Math.floor(random.next() ** 1.7 * sources.length)] ?? null;
}

function drawPay(random: Random, job: DrawnJob): number {
  const [min = 19_000, max = min] = job.demo.pay;
  return (min + Math.round((random.next() * (max - min)) / 250) * 250) * 100;
}

function pickWeighted<T extends { readonly weight: number }>(random: Random, items: readonly T[]): T {
  let left = random.next() * items.reduce((sum, item) => sum + item.weight, 0);
  for (const item of items) {
    left -= item.weight;
    if (left < 0) return item;
  }
  return random.pick(items);
}
