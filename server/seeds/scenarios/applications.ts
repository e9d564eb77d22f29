import { PRIVACY_VERSION } from '@prova/contract/accounts/document-versions';
import { applicationForm } from '@prova/contract/applications/applications';
import { apply, applySignedIn } from '../../src/modules/applications/apply.ts';
import { TALENT } from '../companies.ts';
import { drawOutcomes, type Outcome } from '../outcomes.ts';
import { drawPeople, type Person, toHandle } from '../people.ts';
import type { Random } from '../random.ts';
import { drawResume } from '../resume-content.ts';
import { renderResume } from '../resume-pdf.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { ANSWERS, COVER_LETTERS } from '../texts.ts';
import { daysBefore, HOUR } from '../time.ts';
import { type PlannedApplication, runHiring } from './hiring.ts';
import type { SeededJob } from './jobs.ts';

/** What the talent of the demo account applies to, and how that ends. */
const OWN: readonly { job: string; daysAgo: number; outcome: Outcome; end?: number }[] = [
  { job: 'front', daysAgo: 24, outcome: 'offer_sent' },
  { job: 'mobile', daysAgo: 13, outcome: 'resting', end: 2 },
  { job: 'fullstack', daysAgo: 21, outcome: 'rejected', end: 1 },
  { job: 'site', daysAgo: 2, outcome: 'new' },
];

/** Distinct people who apply at Aurora, beside the talent; some of them apply twice. */
const AURORA_PEOPLE = 149;

/** People apply; what becomes of each follows. @returns who applies, and when */
export function applicationsScenario(runner: ScenarioRunner, jobs: readonly SeededJob[]): PlannedApplication[] {
  const { random } = runner;
  const people = drawPeople(
    random,
    jobs.reduce((sum, { demo }) => sum + demo.applications, 0),
  );
  const aurora = people.splice(0, AURORA_PEOPLE);
  let next = 0;
  const takePerson = ({ demo }: SeededJob): Person => {
    const person = demo.company === 'aurora' ? aurora[next++ % aurora.length] : people.pop();
    if (!person) throw new Error('There are fewer people than applications');
    return person;
  };
  const applications = jobs.flatMap((job): PlannedApplication[] => {
    if (job.demo.applications === 0) return [];
    const own = OWN.find((each) => each.job === job.demo.key);
    const drawn = drawOutcomes(random, job, job.demo.applications - (own ? 1 : 0)).map((each) => ({
      ...each,
      job,
      person: takePerson(job),
      isTalent: false,
    }));
    if (!own) return drawn;
    const appliedAt = new Date(daysBefore(runner.now, own.daysAgo).getTime() - 3 * HOUR);
    return [...drawn, { ...own, job, appliedAt, person: { ...TALENT, handle: toHandle(TALENT.name) }, isTalent: true }];
  });
  for (const application of applications) {
    runner.story(application.appliedAt, async (until) => {
      await sendForm(runner, application);
      await runHiring(runner, until, application);
    });
  }
  return applications;
}

async function sendForm(
  runner: ScenarioRunner,
  { job, person, isTalent, appliedAt }: PlannedApplication,
): Promise<void> {
  const { random } = runner;
  const { detail, demo } = job;
  const asks = (field: (typeof demo.extraFields)[number], share: number) =>
    demo.extraFields.includes(field) && random.chance(share);
  const answers = detail.questions.flatMap(({ id, required, options }, index) => {
    if (!required && random.chance(0.35)) return [];
    const { topic, options: weights = [] } = demo.questions[index] ?? {};
    const answer = topic
      ? random.pick(ANSWERS[topic] ?? [])
      : (options[
          pickWeighted(
            random,
            weights.map(([, weight]) => weight),
          )
        ]?.id ?? '');
    return [{ questionId: id, answer }];
  });
  const src = isTalent || random.chance(0.2) ? undefined : drawSource(random, detail.sources);
  const form = {
    phone: person.phone,
    ...(asks('cover_letter', 0.6) && { coverLetter: random.pick(COVER_LETTERS) }),
    ...(asks('portfolio', 0.6) && { portfolio: portfolioOf(person) }),
    ...(asks('linkedin', 0.7) && { linkedin: linkedinOf(person) }),
    ...(asks('github', 0.6) && { github: githubOf(person) }),
    answers,
    noticeVersion: PRIVACY_VERSION,
    bankConsent: random.chance(0.4),
    ...(src !== undefined && { src }),
    language: 'pt-BR',
  };
  const resume = {
    name: `curriculo-${person.handle}.pdf`,
    mime: 'application/pdf',
    body: await renderResume(drawResume(random, person, demo, runner.now), appliedAt),
  };
  const typed = applicationForm.parse({ ...form, fullName: person.name, email: person.email });
  if (isTalent) {
    const { email: _, ...own } = typed;
    await runner.as(person.email, (ctx) => applySignedIn(ctx, { ...own, slug: detail.slug }, resume));
  } else await runner.asGuest(person.email, (ctx) => apply(ctx, detail.slug, typed, resume));
}

// Addresses that nobody could have: a real person with the same name must not be linked.
const linkedinOf = (person: Person) => `https://www.linkedin.com/in/exemplo-${person.handle}-prova`;
const githubOf = (person: Person) =>
  `https://github.com/${`exemplo-${person.handle}`.slice(0, 33).replace(/-$/, '')}-prova`;
const portfolioOf = (person: Person) => `https://${person.handle}.example`;

function drawSource(random: Random, sources: readonly { readonly code: string }[]): string | undefined {
  return sources[Math.floor(random.next() ** 1.7 * sources.length)]?.code;
}

/** @returns an index */
function pickWeighted(random: Random, weights: readonly number[]): number {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return Math.max(index, 0);
}
