import pg from 'pg';
import { hashPassword } from '../src/modules/accounts/passwords/password-hash.ts';
import type { Logger } from '../src/platform/log.ts';
import type { DB } from '../src/platform/schema.gen.ts';
import type { Storage } from '../src/platform/storage/storage.ts';
import { DEMO_PASSWORD } from './companies.ts';
import { drawAccounts } from './demo-accounts.ts';
import { drawApplications } from './demo-applications.ts';
import { drawDataRequests } from './demo-data-requests.ts';
import { drawJobs } from './demo-jobs.ts';
import { drawMails } from './demo-mails.ts';
import { drawNotifications } from './demo-notifications.ts';
import { drawTeam } from './demo-team.ts';
import { derive } from './derive.ts';
import { createRandom } from './random.ts';
import { Rows } from './rows.ts';
import { storeLogos } from './store-logos.ts';
import { storeResumes } from './store-resumes.ts';

/** Parents before children. */
const TABLES: readonly (keyof DB)[] = [
  'users',
  'consents',
  'companies',
  'companyMembers',
  'companyVerifications',
  'companyInvitations',
  'recruiterProfiles',
  'talents',
  'files',
  'fileTexts',
  'jobs',
  'jobSkills',
  'jobFormFields',
  'jobStages',
  'jobQuestions',
  'jobEmailTemplates',
  'jobSources',
  'jobTraffic',
  'jobTotals',
  'jobMembers',
  'candidates',
  'applications',
  'applicationForms',
  'applicationAnswers',
  'applicationEvents',
  'offers',
  'notes',
  'mails',
  'outboxMails',
  'tokens',
  'notifications',
  'privacyRequests',
  'auditEntries',
];

export interface SeedOptions {
  readonly log: Logger;
  /** The demo's dates are relative to it. */
  readonly now: Date;
  /** Takes the résumés and logos; left out, candidates and companies come without files. */
  readonly storage?: Storage;
  /** Where the links of captured mails lead. Default: `http://localhost:3000`. */
  readonly publicUrl?: string;
}

/**
 * Fills a migrated database with the demo: companies, jobs, candidates with their history, offers and mails. The same
 * `now` gives the same demo, ids included. Does nothing when the demo is there already.
 */
export async function seedDemo(
  databaseUrl: string,
  { log, now, storage, publicUrl = 'http://localhost:3000' }: SeedOptions,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'prova-seed' });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from companies where slug = 'aurora-sistemas'`);
    if (rowCount) {
      log.info('the demo is there already');
      return;
    }
    const skills = await client.query<{ slug: string; id: string }>('select slug, id from skills');
    const skillIds = new Map(skills.rows.map(({ slug, id }) => [slug, id]));
    const rows = new Rows();
    const random = createRandom(20_260_801);
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const accounts = drawAccounts(rows, random, now, passwordHash);
    const jobs = drawJobs(rows, random, now, accounts, skillIds);
    const invitations = drawTeam({ rows, now, accounts, jobs, passwordHash });
    const given = { rows, random, now, accounts, withResumes: storage !== undefined };
    const { applications, resumes } = drawApplications(given, jobs);
    await drawMails(rows, random, accounts, applications, invitations, publicUrl);
    drawNotifications(rows, random, now, accounts, applications);
    drawDataRequests(rows, now, accounts, applications);
    if (storage) await storeResumes(rows, storage, resumes);
    const logos = storage ? await storeLogos(rows, storage, now, accounts) : [];
    await client.query('begin');
    for (const table of TABLES) await rows.write(client, table);
    for (const { companyId, fileId } of logos)
      await client.query('update companies set logo_file_id = $1 where id = $2', [fileId, companyId]);
    await derive(client);
    await client.query('commit');
    log.info({ applications: applications.length, resumes: resumes.length }, 'the demo is ready');
  } finally {
    await client.end();
  }
}
