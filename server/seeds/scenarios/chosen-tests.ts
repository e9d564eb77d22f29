import { chooseTest } from '../../src/modules/attempts/choosing/choose-test.ts';
import { showProof } from '../../src/modules/attempts/results/results.ts';
import { openOwnTests } from '../../src/modules/attempts/taking/own-tests.ts';
import { saveAnswers } from '../../src/modules/attempts/taking/save-answers.ts';
import { startTest } from '../../src/modules/attempts/taking/start-attempt.ts';
import { submitAttempt } from '../../src/modules/attempts/taking/submit-attempt.ts';
import { COMPANIES, TALENT } from '../companies.ts';
import { createRandom } from '../random.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { DAY, daysBefore, lastAtWork, MINUTE } from '../time.ts';
import { answerOf, grade, questionsOf } from './taking.ts';
import { testNamed } from './test-named.ts';

const TAKEN = 'HTML e acessibilidade';
const WAITING = 'JavaScript: valores e funções';
/** Of ten answers as many are known. */
const ABILITY = 0.85;

/** The talent of the demo has taken a test that nobody asked for, shows the result, and has chosen another one. */
export function chosenTestsScenario(runner: ScenarioRunner): void {
  const aurora = COMPANIES.find(({ slug }) => slug === 'aurora-sistemas');
  if (!aurora) throw new Error('The demo has no Aurora');
  const { email } = TALENT;
  const begin = lastAtWork(daysBefore(runner.now, 40), 5).getTime();
  runner.story(new Date(begin), async (until) => {
    const testId = await testNamed(runner, TAKEN);
    const { id } = await runner.as(email, (ctx) => chooseTest(ctx, testId));
    const { token: secret } = await runner.as(email, (ctx) => ctx.transaction((ctx) => openOwnTests(ctx, id)));
    const link = { email, token: 'test', secret } as const;
    const random = createRandom(1117);
    const attempt = await runner.bySecret(link, (ctx) => startTest(ctx, id));
    const known = await questionsOf(runner, id);
    for (const [index, { id: questionId }] of attempt.questions.entries()) {
      const question = known.get(questionId);
      if (!question) continue;
      await until(new Date(begin + (index + 1) * 1.5 * MINUTE));
      const value = answerOf({ runner, random }, question, random.chance(ABILITY));
      const typedAt = runner.clock.now().toISOString();
      const revisions = [{ questionId, sequence: index + 1, value, flagged: false, typedAt }];
      await runner.bySecret(link, (ctx) => saveAnswers(ctx, id, { seat: 1, revisions }));
    }
    await until(new Date(begin + 25 * MINUTE));
    await runner.bySecret(link, (ctx) => submitAttempt(ctx, id));
    await until(new Date(begin + DAY));
    await grade(runner, { email: aurora.owner.email, companySlug: aurora.slug });
    await until(new Date(begin + DAY + 40 * MINUTE));
    await runner.as(email, (ctx) => showProof(ctx, id, true));
  });
  runner.story(lastAtWork(daysBefore(runner.now, 2), 40), async () => {
    const testId = await testNamed(runner, WAITING);
    await runner.as(email, (ctx) => chooseTest(ctx, testId));
  });
}
