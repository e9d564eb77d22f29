import type { PersonalData } from '../../platform/personal-data.ts';

/** Proofs are the person's; what is derived of a profile goes with it, and is worked out again. */
export const matchingData: PersonalData = {
  module: 'matching',
  tables: ['proofs', 'matchTalents', 'matchSkills', 'dismissedJobs', 'jobAlerts'],

  async exports(ctx, { userId }) {
    if (userId === null) return [];
    const proofs = await ctx.db
      .selectFrom('proofs')
      .innerJoin('talents', 'talents.id', 'proofs.talentId')
      .innerJoin('skills', 'skills.id', 'proofs.skillId')
      .leftJoin('companies', 'companies.id', 'proofs.companyId')
      .select(['skills.name as skill', 'proofs.score', 'proofs.source', 'proofs.provenAt', 'proofs.validUntil'])
      .select(['companies.name as confirmedBy', 'proofs.shown'])
      .where('talents.userId', '=', userId)
      .orderBy('proofs.provenAt')
      .execute();
    const dismissed = await ctx.db
      .selectFrom('dismissedJobs')
      .innerJoin('talents', 'talents.id', 'dismissedJobs.talentId')
      .innerJoin('jobs', 'jobs.id', 'dismissedJobs.jobId')
      .select(['jobs.title', 'dismissedJobs.createdAt as since'])
      .where('talents.userId', '=', userId)
      .execute();
    const alerts = await ctx.db
      .selectFrom('jobAlerts')
      .innerJoin('talents', 'talents.id', 'jobAlerts.talentId')
      .select(['jobAlerts.filters', 'jobAlerts.frequency', 'jobAlerts.createdAt as since'])
      .where('talents.userId', '=', userId)
      .orderBy('jobAlerts.id')
      .execute();
    return [
      { category: 'profile', name: 'job-alerts', rows: alerts },
      { category: 'profile', name: 'proofs', rows: proofs },
      { category: 'profile', name: 'jobs-not-for-you', rows: dismissed },
    ];
  },

  async erases(ctx, { userId }) {
    if (userId === null) return [];
    const own = ctx.db.selectFrom('talents').select('id').where('userId', '=', userId);
    const proofs = await ctx.db.deleteFrom('proofs').where('talentId', 'in', own).executeTakeFirst();
    const dismissed = await ctx.db.deleteFrom('dismissedJobs').where('talentId', 'in', own).executeTakeFirst();
    await ctx.db.deleteFrom('jobAlerts').where('talentId', 'in', own).execute();
    await ctx.db.deleteFrom('matchTalents').where('talentId', 'in', own).execute();
    return [{ category: 'profile', removed: Number(proofs.numDeletedRows + dismissed.numDeletedRows) }];
  },
};
