import type { TestCategory } from '@prova/contract/assessments/test-fields';
import {
  selectVersionQuestions,
  type VersionQuestion,
} from '../../src/modules/assessments/versions/versions.queries.ts';
import { sendTests } from '../../src/modules/attempts/assignments/send-tests.ts';
import { decideGrade } from '../../src/modules/attempts/grading/decide-grade.ts';
import { gradeAnswers } from '../../src/modules/attempts/grading/grade-answers.ts';
import { listGrading } from '../../src/modules/attempts/grading/list-grading.ts';
import { declineTest } from '../../src/modules/attempts/taking/decline-test.ts';
import { getTestInvitation } from '../../src/modules/attempts/taking/invitation.ts';
import { saveAnswers } from '../../src/modules/attempts/taking/save-answers.ts';
import { startTest } from '../../src/modules/attempts/taking/start-attempt.ts';
import { submitAttempt } from '../../src/modules/attempts/taking/submit-attempt.ts';
import { TALENT } from '../companies.ts';
import type { Person } from '../people.ts';
import { createRandom, type Random } from '../random.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { OTHER_SOLUTIONS } from '../tests/other-solutions.ts';
import { WRITTEN } from '../tests/written-answers.ts';
import { DAY, dayOf, daysBefore, MINUTE } from '../time.ts';
import type { SeededJob } from './jobs.ts';

/** What the jobs of Aurora are tested in. */
const CATEGORIES: Readonly<Record<string, TestCategory>> = {
  front: 'frontend',
  back: 'backend',
  dados: 'database',
  plataforma: 'devops',
  sre: 'devops',
  estagio: 'fundamentals',
  mobile: 'mobile',
};

const NOTES = [
  'Responda no seu ritmo: queremos ver como você pensa, não a pressa.',
  'Se algo no enunciado não ficar claro, escreva o que você supôs.',
  null,
];
const WEAK_ESSAY = 'Não tenho certeza. Acho que depende do caso, e eu mediria antes de decidir.';
/** Of the talent of the demo: of ten answers as many are known. */
const PROVEN_ABILITY = 0.9;
/** Of Aurora's team: who grades beside the owner of a job, and who decides where the two are apart. */
const SECOND_GRADER = 'avaliadora@aurora.example';
const DECIDES = 'rafael.antunes@aurora.example';
const DECLINED = 'Estou sem tempo nas próximas semanas; prefiro seguir sem o teste.';

/**
 * Whoever comes into a stage of tests at Aurora is sent one, and most take it before they go on. Drawn by themselves, so that
 * the rest of the scenario stays as it is.
 * @param rests whether they stay in this stage
 * @param next when something else is done with them
 */
export async function takeTest(
  runner: ScenarioRunner,
  id: string,
  planned: { readonly job: SeededJob; readonly person: Person },
  { rests, next }: { rests: boolean; next: Date | undefined },
): Promise<void> {
  const { demo, companySlug } = planned.job;
  const category = CATEGORIES[demo.key];
  const random = createRandom([...planned.person.email].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, 7));
  const now = runner.clock.now().getTime();
  const goesOn = rests ? runner.now.getTime() : (next?.getTime() ?? runner.now.getTime());
  const end = Math.min(goesOn, now + 6 * DAY, runner.now.getTime());
  const sendAt = now + random.int(4, 12) * MINUTE;
  // Somebody who goes on at once was known well enough.
  if (!category || companySlug !== 'aurora-sistemas' || end - sendAt < 3 * 60 * MINUTE) return;
  if (sendAt < daysBefore(runner.now, GRADED_DAYS).getTime()) return;
  const test = await publishedTest(runner, category);
  if (!test) return;
  const fate = rests ? fateOf(runner, runner.now.getTime() - sendAt < 5 * DAY ? 'lately' : 'before') : 'taken';
  if (fate === 'unasked') return;
  runner.story(new Date(sendAt), async (until) => {
    const dueDate = dayOf(new Date(sendAt + 7 * DAY));
    const notes = random.pick(NOTES) ?? undefined;
    const sent = await runner.as(
      demo.owner,
      (ctx) => sendTests(ctx, { applicationIds: [id], testIds: [test.id], dueDate, notes }),
      companySlug,
    );
    if (sent.failed.length > 0) return;
    if (fate === 'waiting') return;
    const begin = sendAt + (end - sendAt) * (0.15 + 0.5 * random.next());
    const took = (test.minutes ?? 40) * (0.45 + 0.45 * random.next()) * MINUTE;
    if (begin + took > end - 20 * MINUTE) return;
    // Drawn before the answers: which questions an attempt has is by chance, and how many numbers they take.
    const gradeAt = begin + took + random.int(30, 600) * MINUTE;
    await until(new Date(begin));
    const link = { email: planned.person.email, mail: 'test_sent', token: 'test' } as const;
    if (fate === 'declined') {
      await runner.byLink(link, async (ctx) => declineTest(ctx, await assignmentOf(ctx), DECLINED));
      return;
    }
    const attempt = await runner.byLink(link, async (ctx) => startTest(ctx, await assignmentOf(ctx)));
    const known = await questionsOf(runner, attempt.id);
    const drawn = 0.35 + 0.6 * random.next();
    // What their profile shows as proven must not be what they fail here.
    const ability = planned.person.email === TALENT.email ? PROVEN_ABILITY : drawn;
    for (const [index, { id: questionId }] of attempt.questions.entries()) {
      const question = known.get(questionId);
      if (!question) continue;
      await until(new Date(begin + (took * (index + 1)) / (attempt.questions.length + 1)));
      const value = answerOf({ runner, random }, question, random.chance(ability));
      const typedAt = runner.clock.now().toISOString();
      const revisions = [{ questionId, sequence: index + 1, value, flagged: false, typedAt }];
      await runner.byLink(link, (ctx) => saveAnswers(ctx, attempt.id, { seat: 1, revisions }));
    }
    await until(new Date(begin + took));
    await runner.byLink(link, (ctx) => submitAttempt(ctx, attempt.id));
    // The newest ones wait for whoever opens the queue.
    if (gradeAt > runner.now.getTime() - 2 * DAY) return;
    await until(new Date(gradeAt));
    await grade(runner, { email: demo.owner, companySlug });
    if (test.graders < 2) return;
    for (const [days, next] of [
      [1, () => grade(runner, { email: SECOND_GRADER, companySlug, disagrees: true })],
      [3, () => decide(runner, { email: DECIDES, companySlug })],
    ] as const) {
      const at = gradeAt + days * DAY;
      if (at > runner.now.getTime()) return;
      await until(new Date(at));
      await next();
    }
  });
}

/** The questions of a test that somebody was asked or chose, by their ids, with what is right. */
export function questionsOf(
  runner: ScenarioRunner,
  assignmentId: string,
): Promise<ReadonlyMap<string, VersionQuestion>> {
  return runner.asOperator(async (ctx) => {
    const { versionId } = await ctx.db
      .selectFrom('testAssignments')
      .select('versionId')
      .where('id', '=', assignmentId)
      .executeTakeFirstOrThrow();
    return new Map((await selectVersionQuestions(ctx, versionId)).map((question) => [question.id, question]));
  });
}

type Fate = 'taken' | 'unasked' | 'waiting' | 'declined';
/** Days before the scenario's end since which there is somebody who grades: nobody is asked anything before. */
const GRADED_DAYS = 63;

/** Who was asked lately may not have come to it yet; whoever was asked longer ago has answered, or was not asked. */
const FATES: Readonly<Record<'lately' | 'before', readonly Fate[]>> = {
  lately: ['taken', 'waiting', 'taken', 'declined', 'unasked', 'taken'],
  before: ['taken', 'unasked', 'taken', 'declined', 'taken'],
};
const turns = new WeakMap<ScenarioRunner, Map<string, number>>();

/** How often this was asked for before in a scenario. */
function turnOf(runner: ScenarioRunner, what: string): number {
  const counts = turns.get(runner) ?? new Map<string, number>();
  const turn = counts.get(what) ?? 0;
  turns.set(runner, counts.set(what, turn + 1));
  return turn;
}

/** Of those who rest in a stage of tests the next in turn: few do, and so most fates are there in every play. */
function fateOf(runner: ScenarioRunner, when: 'lately' | 'before'): Fate {
  return FATES[when][turnOf(runner, when) % FATES[when].length] ?? 'taken';
}

async function publishedTest(runner: ScenarioRunner, category: TestCategory) {
  const companyId = await runner.companyId('aurora-sistemas');
  return (
    runner.platform.database
      .selectFrom('tests')
      .select(['id', 'minutes', 'graders'])
      .where('companyId', '=', companyId)
      .where('category', '=', category)
      .where('status', '=', 'published')
      // Whose answers are shown is there to practise.
      .where('showsAnswers', '=', false)
      .orderBy('createdAt', 'desc')
      .executeTakeFirst()
  );
}

type Ctx = Parameters<typeof getTestInvitation>[0];

async function assignmentOf(ctx: Ctx): Promise<string> {
  const [asked] = (await getTestInvitation(ctx)).tests;
  if (!asked) throw new Error('The link opens no test');
  return asked.id;
}

const COMMENT = { javascript: '//', typescript: '//', python: '#', sql: '--' } as const;

/** People who know it do not all write the same. */
function rightCode(random: Random, check: NonNullable<VersionQuestion['codeCheck']>): string {
  return `${random.pick([check.solution, ...(OTHER_SOLUTIONS[check.functionName] ?? [])]).trimEnd()}\n`;
}

/** What is written for a person to read: all of it or some, as whoever knows it or does not. */
function written(
  runner: ScenarioRunner,
  { type, topic, language, starterCode }: VersionQuestion,
  knows: boolean,
): string {
  const weak =
    type === 'CODE'
      ? `${starterCode}\n${COMMENT[language ?? 'javascript']} Não consegui terminar a tempo.\n`
      : WEAK_ESSAY;
  const { whole = weak, part = weak, others = [] } = WRITTEN[topic] ?? {};
  const ways = knows ? [whole, ...others] : [part, weak];
  return ways[turnOf(runner, `${topic} ${knows}`) % ways.length] ?? weak;
}

export function answerOf(
  { runner, random }: { runner: ScenarioRunner; random: Random },
  question: VersionQuestion,
  knows: boolean,
): string | boolean {
  const { type, options, correctAnswer, codeCheck } = question;
  switch (type) {
    case 'MULTIPLE_CHOICE': {
      const fitting = options.filter(({ correct }) => correct === knows);
      return random.pick(fitting).id;
    }
    case 'TRUE_FALSE':
      return knows === (correctAnswer ?? true);
    default:
      return codeCheck && knows ? rightCode(random, codeCheck) : written(runner, question, knows);
  }
}

/** How much of its points an answer deserves. */
function shareOf({ topic, value }: { topic: string; value: unknown }): number {
  const { whole, part, others = [] } = WRITTEN[topic] ?? {};
  if (value === part) return 0.5;
  return value === whole || others.some((other) => other === value) ? 1 : 0;
}

interface Grader {
  readonly email: string;
  readonly companySlug: string;
  /** Sees every fourth answer that two people grade with other eyes than the first one does. */
  readonly disagrees?: boolean;
}

/** Whoever grades reads what waits for them, in the order of the attempts, and gives points for what was written. */
export async function grade(runner: ScenarioRunner, { email, companySlug, disagrees = false }: Grader): Promise<void> {
  const placeOf = await places(runner);
  await runner.as(
    email,
    async (ctx) => {
      const { data } = await listGrading(ctx, { state: 'open', page: 1, limit: 100 });
      const inTurn = data.toSorted(
        (a, b) => placeOf(a.attemptId) - placeOf(b.attemptId) || a.questionId.localeCompare(b.questionId),
      );
      for (const task of inTurn) {
        const { attemptId, questionId, pointsMax, rubric, proposal, graders } = task;
        const fair = proposal?.points == null ? shareOf(task) : proposal.points / pointsMax;
        const isApart = disagrees && graders > 1 && placeOf(attemptId) % 4 === 0;
        const share = isApart ? Math.abs(fair - 0.5) : fair;
        const part = (points: number) => Math.round(points * share * 4) / 4;
        const given =
          rubric.length > 0 ? { criteria: rubric.map(({ points }) => part(points)) } : { points: part(pointsMax) };
        await gradeAnswers(ctx, { grades: [{ attemptId, questionId, ...given }] });
      }
    },
    companySlug,
  );
}

/** A third person ends the differences with one of the two grades, all but the newest. */
async function decide(runner: ScenarioRunner, { email, companySlug }: Grader): Promise<void> {
  const placeOf = await places(runner);
  await runner.as(
    email,
    async (ctx) => {
      const { data } = await listGrading(ctx, { state: 'differences', page: 1, limit: 100 });
      const inTurn = data.toSorted((a, b) => placeOf(a.attemptId) - placeOf(b.attemptId));
      for (const { attemptId, questionId, grades } of inTurn.slice(0, -1)) {
        const gradeId = grades[placeOf(attemptId) % grades.length]?.id;
        if (gradeId) await decideGrade(ctx, { attemptId, questionId, gradeId });
      }
    },
    companySlug,
  );
}

/** The ids of attempts are by chance, and the demo is the same each time. */
async function places(runner: ScenarioRunner): Promise<(attemptId: string) => number> {
  const begun = await runner.platform.database.selectFrom('testAttempts').select('id').orderBy('startedAt').execute();
  const all = new Map(begun.map(({ id }, place) => [id, place]));
  return (attemptId) => all.get(attemptId) ?? 0;
}
