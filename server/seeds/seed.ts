import { sql } from 'kysely';
import { createApp } from '../src/app.ts';
import { checkSolutionTask } from '../src/modules/assessments/check-solution.ts';
import { checkAnswerTask } from '../src/modules/attempts/taking/check-answer-task.ts';
import type { Config } from '../src/platform/config.ts';
import { lockDemo } from '../src/platform/demo-play.ts';
import type { Logger } from '../src/platform/log.ts';
import { steppedTasks } from '../src/platform/tasks/stepped-tasks.ts';
import { applicationsAct } from './acts/applications.ts';
import { certificatesAct } from './acts/certificates.ts';
import { chosenTestsAct } from './acts/chosen-tests.ts';
import { companiesAct } from './acts/companies.ts';
import { conversationsAct } from './acts/conversations.ts';
import { dataRequestsAct } from './acts/data-requests.ts';
import { feedbackAct } from './acts/feedback.ts';
import { jobsAct } from './acts/jobs.ts';
import { notificationsAct } from './acts/notifications.ts';
import { talentsAct } from './acts/talents.ts';
import { teamAct } from './acts/team.ts';
import { testsAct } from './acts/tests.ts';
import { trafficAct } from './acts/traffic.ts';
import { inProcessSandbox } from './play/in-process-sandbox.ts';
import { inOneTransaction } from './play/one-transaction.ts';
import { Play } from './play/play.ts';
import { PlayClock } from './play/play-clock.ts';
import { createRandom } from './random.ts';
import { daysBefore } from './time.ts';

const DAYS = 90;

/**
 * Fills a migrated database with the demo: 90 days of companies, jobs and candidates, played through the services of the
 * product. All of it is there afterwards, or nothing; the same `now` gives the same play. Does nothing when the demo is
 * there already. A server may run meanwhile: it says on its pages that the demo is on its way.
 * @param config where database and files are; mails stay in the outbox, whatever it says
 * @param options.now when the play ends
 */
export async function seedDemo(config: Config, { log, now }: { log: Logger; now: Date }): Promise<void> {
  await inOneTransaction(config.databaseUrl, async (database) => {
    await lockDemo(database.kysely);
    const { rows } = await sql`select from companies where slug = 'aurora-sistemas'`.execute(database.kysely);
    if (rows.length > 0) {
      log.info('the demo is there already');
      return;
    }
    const clock = new PlayClock(daysBefore(now, DAYS));
    // What was held back on the way is no news.
    const quiet = log.child({}, { level: 'error' });
    // Interpreters of their own would take most of the play's time.
    const afterwards = [checkSolutionTask.name, checkAnswerTask.name];
    const tasks = steppedTasks({ databaseUrl: config.databaseUrl, log: quiet, afterwards });
    const app = await createApp(
      { ...config, roles: new Set(), SMTP_URL: undefined },
      { log: quiet, clock, serveWeb: false, tasks, database, sandbox: inProcessSandbox },
    );
    try {
      const play = new Play({ platform: app.platform, clock, tasks, random: createRandom(20_260_801), now });
      companiesAct(play);
      teamAct(play);
      const jobs = jobsAct(play);
      testsAct(play);
      trafficAct(play, jobs);
      const applications = applicationsAct(play, jobs);
      talentsAct(play, applications);
      chosenTestsAct(play);
      conversationsAct(play, applications);
      feedbackAct(play, applications);
      dataRequestsAct(play, applications);
      certificatesAct(play);
      notificationsAct(play);
      await play.run();
      // Whoever tried its accounts before they were there is not held to it.
      await sql`delete from login_failures where created_at >= ${now}`.execute(database.kysely);
      log.info({ applications: applications.length }, 'the demo is ready');
    } finally {
      await app.close();
    }
  });
}
