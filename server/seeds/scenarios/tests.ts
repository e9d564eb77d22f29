import { PROVES_FROM } from '@prova/contract/matching/proven-level';
import { createTest, toggleTest } from '../../src/modules/assessments/write-test.ts';
import { COMPANIES } from '../companies.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { LIBRARY } from '../tests/library.ts';
import { daysBefore, lastAtWork } from '../time.ts';

/** Aurora writes its tests one after the other. The newest is still a draft, and an old one was put away. */
export function testsScenario(runner: ScenarioRunner): void {
  const aurora = COMPANIES.find(({ slug }) => slug === 'aurora-sistemas');
  if (!aurora) throw new Error('The demo has no Aurora');
  for (const [index, test] of LIBRARY.entries()) {
    const written = lastAtWork(daysBefore(runner.now, FIRST.includes(test.title) ? 84 : 75 - index * 6), 24);
    const isNewest = index === LIBRARY.length - 1;
    runner.story(written, async () => {
      await runner.as(
        aurora.owner.email,
        async (ctx) => {
          const { questions, skills, pools = [], graders = 1, ...fields } = test;
          const openToTalents = test.difficulty !== 'advanced' && index !== ARCHIVED;
          const settings = {
            showsAnswers: PRACTICE.includes(test.title),
            provesFrom: PROVES_FROM,
            shuffles: test.minutes !== null,
            graders,
            openToTalents,
          };
          const { id } = await createTest(ctx, {
            ...fields,
            ...settings,
            skills: [...skills],
            questions: [...questions],
            pools: [...pools],
          });
          if (isNewest) return;
          await toggleTest(ctx, id, 'draft');
          if (index === ARCHIVED) await toggleTest(ctx, id, 'published');
        },
        aurora.slug,
      );
    });
  }
}

/** Open to learn from: they show what was right, and Aurora sends others. */
const PRACTICE = ['HTML e acessibilidade', 'SQL do dia a dia', 'JavaScript: valores e funções', 'Linux e contêineres'];
/** Asked by the first jobs, so that they are there before those are published. */
const FIRST = ['APIs HTTP', 'Linux e contêineres'];
/** Which of the library was put away. */
const ARCHIVED = 3;
