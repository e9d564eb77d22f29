import { readAll } from '../../src/modules/notifications/notifications.service.ts';
import { COMPANIES, TALENT } from '../companies.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { COLLEAGUES } from '../team.ts';
import { atWork, DAY, daysBefore, HOUR } from '../time.ts';

/** People read their notifications: recruiters twice a week, the talent now and then; those of the last days wait. */
export function notificationsScenario(runner: ScenarioRunner): void {
  for (const { owner, joinedDaysAgo } of COMPANIES)
    everyDays(runner, owner.email, joinedDaysAgo - 4, { days: 3.5, last: 1.5 });
  for (const { email, joinedDaysAgo } of COLLEAGUES)
    everyDays(runner, email, joinedDaysAgo - 4, { days: 3.5, last: 1.5 });
  everyDays(runner, TALENT.email, 70, { days: 4, last: 4 });
}

function everyDays(
  runner: ScenarioRunner,
  email: string,
  from: number,
  { days, last }: { days: number; last: number },
): void {
  const end = daysBefore(runner.now, last);
  runner.story(daysBefore(runner.now, from), async (until) => {
    for (
      let at = morningAfter(runner.clock.now());
      at < end;
      at = morningAfter(new Date(at.getTime() + days * DAY - HOUR))
    ) {
      await until(at);
      await runner.as(email, (ctx) => readAll(ctx));
    }
  });
}

/** The next moment when an office opens. */
function morningAfter(at: Date): Date {
  const evening = new Date(at);
  evening.setUTCHours(21, 0, 0, 0);
  return atWork(evening, 4);
}
