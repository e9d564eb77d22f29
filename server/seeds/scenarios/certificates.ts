import { provenLevel } from '@prova/contract/matching/proven-level';
import { listResults } from '../../src/modules/attempts/results/results.ts';
import { putCertificate } from '../../src/modules/certificates/own-certificate.ts';
import { TALENT } from '../companies.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { daysBefore } from '../time.ts';

/** The talent of the demo hands on a result, with its score. */
export function certificatesScenario(runner: ScenarioRunner): void {
  runner.story(daysBefore(runner.now, 1), async () => {
    await runner.as(TALENT.email, async (ctx) => {
      const { data } = await listResults(ctx, { page: 1, limit: 20 });
      const proven = data.find(({ score }) => score !== null && provenLevel(score) !== null);
      const choices = { showsName: true, showsScore: true, showsPlace: false, showsCompany: true };
      if (proven) await putCertificate(ctx, proven.id, choices);
    });
  });
}
