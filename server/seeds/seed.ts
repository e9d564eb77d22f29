import { sql } from 'kysely';
import { createApp } from '../src/app.ts';
import { checkSolutionTask } from '../src/modules/assessments/check-solution.ts';
import { checkAnswerTask } from '../src/modules/attempts/taking/check-answer-task.ts';
import type { Config } from '../src/platform/config.ts';
import { lockDemo } from '../src/platform/demo-lock.ts';
import type { Logger } from '../src/platform/log.ts';
import { steppedTasks } from '../src/platform/tasks/stepped-tasks.ts';
import { createRandom } from './random.ts';
import { inProcessSandbox } from './runner/in-process-sandbox.ts';
import { inOneTransaction } from './runner/one-transaction.ts';
import { ScenarioClock } from './runner/scenario-clock.ts';
import { ScenarioRunner } from './runner/scenario-runner.ts';
import { applicationsScenario } from './scenarios/applications.ts';
import { billingScenario } from './scenarios/billing.ts';
import { certificatesScenario } from './scenarios/certificates.ts';
import { chosenTestsScenario } from './scenarios/chosen-tests.ts';
import { companiesScenario } from './scenarios/companies.ts';
import { conversationsScenario } from './scenarios/conversations.ts';
import { dataRequestsScenario } from './scenarios/data-requests.ts';
import { feedbackScenario } from './scenarios/feedback.ts';
import { jobsScenario } from './scenarios/jobs.ts';
import { knowledgeScenario } from './scenarios/knowledge.ts';
import { learningScenario } from './scenarios/learning.ts';
import { lettersScenario } from './scenarios/letters.ts';
import { notificationsScenario } from './scenarios/notifications.ts';
import { talentsScenario } from './scenarios/talents.ts';
import { teamScenario } from './scenarios/team.ts';
import { testsScenario } from './scenarios/tests.ts';
import { trafficScenario } from './scenarios/traffic.ts';
import { daysBefore } from './time.ts';

const DAYS = 90;

/**
 * Fills a migrated database with the demo: 90 days of companies, jobs and candidates, by a scenario that calls the services of the
 * product. All of it is there afterwards, or nothing; the same `now` gives the same scenario. Does nothing when the demo is
 * there already. A server may run meanwhile: it says on its pages that the demo is on its way.
 * @param config where database and files are; mails stay in the outbox, whatever it says
 * @param options.now when the scenario ends
 */
export async function seedDemo(config: Config, { log, now }: { log: Logger; now: Date }): Promise<void> {
  await inOneTransaction(config.databaseUrl, async (database) => {
    await lockDemo(database.kysely);
    const { rows } = await sql`select from companies where slug = 'aurora-sistemas'`.execute(database.kysely);
    if (rows.length > 0) {
      log.info('the demo is there already');
      return;
    }
    const clock = new ScenarioClock(daysBefore(now, DAYS));
    // What was held back on the way is no news.
    const quiet = log.child({}, { level: 'error' });
    // Interpreters of their own would take most of the scenario's time.
    const afterwards = [checkSolutionTask.name, checkAnswerTask.name];
    const tasks = steppedTasks({ databaseUrl: config.databaseUrl, log: quiet, afterwards });
    const app = await createApp(
      { ...config, roles: new Set(), SMTP_URL: undefined },
      { log: quiet, clock, serveWeb: false, tasks, database, sandbox: inProcessSandbox },
    );
    try {
      const runner = new ScenarioRunner({
        platform: app.platform,
        clock,
        tasks,
        random: createRandom(20_260_801),
        now,
      });
      companiesScenario(runner);
      billingScenario(runner);
      teamScenario(runner);
      const jobs = jobsScenario(runner);
      testsScenario(runner);
      trafficScenario(runner, jobs);
      const applications = applicationsScenario(runner, jobs);
      talentsScenario(runner, applications);
      chosenTestsScenario(runner);
      conversationsScenario(runner, applications);
      feedbackScenario(runner, applications);
      dataRequestsScenario(runner, applications);
      certificatesScenario(runner);
      learningScenario(runner, knowledgeScenario(runner));
      lettersScenario(runner);
      notificationsScenario(runner);
      await runner.run();
      // Whoever tried its accounts before they were there is not held to it.
      await sql`delete from login_failures where created_at >= ${now}`.execute(database.kysely);
      log.info({ applications: applications.length }, 'the demo is ready');
    } finally {
      await app.close();
    }
  });
}
