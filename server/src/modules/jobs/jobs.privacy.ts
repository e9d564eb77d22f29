import type { ErasedPart, PersonalData } from '../../platform/personal-data.ts';
import { companiesLeftEmpty } from '../companies/companies.service.ts';
import { closeJobsOf } from './close-jobs.ts';

/** Jobs name nobody; but those of a company that is left empty close, and their candidates are told. */
export const jobsData: PersonalData = {
  module: 'jobs',
  tables: ['jobs', 'jobMembers', 'savedJobs'],

  async exports(ctx, { userId }) {
    if (userId === null) return [];
    const rows = await ctx.db
      .selectFrom('jobs')
      .innerJoin('companies', 'companies.id', 'jobs.companyId')
      .select(['jobs.title', 'companies.name as company', 'jobs.status', 'jobs.createdAt'])
      .where('jobs.ownerId', '=', userId)
      .where('jobs.deletedAt', 'is', null)
      .orderBy('jobs.id')
      .execute();
    const saved = await ctx.db
      .selectFrom('savedJobs')
      .innerJoin('talents', 'talents.id', 'savedJobs.talentId')
      .innerJoin('jobs', 'jobs.id', 'savedJobs.jobId')
      .innerJoin('companies', 'companies.id', 'jobs.companyId')
      .select(['jobs.title', 'companies.name as company', 'savedJobs.createdAt as since'])
      .where('talents.userId', '=', userId)
      .orderBy('savedJobs.createdAt')
      .execute();
    return [
      { category: 'company_work', name: 'jobs-you-wrote', rows },
      { category: 'profile', name: 'jobs-you-saved', rows: saved },
    ];
  },

  async leaves(ctx, { userId }) {
    if (userId === null) return [];
    const companies = await companiesLeftEmpty(ctx, userId);
    if (companies.length === 0) return [];
    return [{ what: 'jobs_closed', count: await closeJobsOf(ctx, companies) }];
  },

  async erases(ctx, { userId }) {
    if (userId === null) return [];
    await ctx.db.deleteFrom('jobMembers').where('userId', '=', userId).execute();
    const own = ctx.db.selectFrom('talents').select('id').where('userId', '=', userId);
    const saved = await ctx.db.deleteFrom('savedJobs').where('talentId', 'in', own).executeTakeFirst();
    const removed: ErasedPart[] =
      saved.numDeletedRows > 0n ? [{ category: 'profile', removed: Number(saved.numDeletedRows) }] : [];
    const { count } = await ctx.db
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('ownerId', '=', userId)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow();
    if (count === 0) return removed;
    return [
      ...removed,
      { category: 'company_work', removed: 0, kept: { count, ground: 'company_record', until: null } },
    ];
  },
};
