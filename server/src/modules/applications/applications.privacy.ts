import { mayAct } from '@prova/contract/candidacy';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteFile } from '../files/files.service.ts';
import { mailWithdrawn, tellTeamWithdrawn } from './application-mails.ts';
import { selectApplicationsForUpdate } from './applications.queries.ts';
import { candidacyOf, changeApplication } from './applications.service.ts';

export const applicationsData: PersonalData = {
  module: 'applications',
  tables: [
    'candidates',
    'candidate_search',
    'applications',
    'application_forms',
    'application_answers',
    'application_events',
  ],

  async exports(ctx, { applicationIds: ids }) {
    if (ids.length === 0) return [];
    const applications = await ctx.db
      .selectFrom('applications')
      .innerJoin('companies', 'companies.id', 'applications.company_id')
      .innerJoin('jobs', 'jobs.id', 'applications.job_id')
      .innerJoin('job_stages', 'job_stages.id', 'applications.stage_id')
      .leftJoin('application_forms as form', 'form.application_id', 'applications.id')
      .leftJoin('files', (join) => join.onRef('files.id', '=', 'form.resume_file_id').on('files.state', '=', 'stored'))
      .select(['applications.id', 'companies.name as company', 'jobs.title as job', 'job_stages.name as stage'])
      .select(['applications.status', 'applications.applied_at as appliedAt', 'applications.stage_since as stageSince'])
      .select(['applications.reply_due_at as answerPromisedBy', 'applications.withdrawn_at as withdrawnAt'])
      .select(['applications.closed_at as closedAt', 'applications.hired_at as hiredAt'])
      .select(['form.full_name as name', 'form.email', 'form.phone', 'form.cover_letter as coverLetter'])
      .select(['form.portfolio_url as portfolio', 'form.linkedin_url as linkedin', 'form.github_url as github'])
      .select(['form.website_url as website', 'form.locale as language', 'form.notice_version as noticeVersion'])
      .select(['form.address as networkAddress', 'files.id as resumeFileId', 'files.name as resumeName'])
      .where('applications.id', 'in', ids)
      .orderBy('applications.id')
      .execute();
    const answers = await ctx.db
      .selectFrom('application_answers as a')
      .innerJoin('job_questions', 'job_questions.id', 'a.question_id')
      .select(['a.application_id as applicationId', 'job_questions.text as question', 'a.answer', 'a.created_at as at'])
      .where('a.application_id', 'in', ids)
      .orderBy('a.application_id')
      .orderBy('job_questions.position')
      .execute();
    // Reasons and who decided: the person's own data, with a role where a colleague's name would stand.
    const events = await ctx.db
      .selectFrom('application_events as e')
      .leftJoin('company_members as m', (join) =>
        join
          .onRef('m.user_id', '=', 'e.actor_id')
          .onRef('m.company_id', '=', 'e.company_id')
          .on('e.actor_kind', '=', 'user'),
      )
      .leftJoin('job_stages as s', 's.id', 'e.to_stage_id')
      .select(['e.application_id as applicationId', 'e.type', 'e.from_status as fromStatus', 'e.to_status as toStatus'])
      .select(['s.name as toStage', 'e.reason', 'e.created_at as at'])
      .select(
        sql<string>`coalesce(m.role::text, case when e.actor_kind = 'user' then 'you' else e.actor_kind::text end)`.as(
          'by',
        ),
      )
      .where('e.application_id', 'in', ids)
      .orderBy('e.id')
      .execute();
    const profiles = await ctx.db
      .selectFrom('candidates as c')
      .innerJoin('companies', 'companies.id', 'c.company_id')
      .select([
        'companies.name as company',
        'c.name',
        'c.email',
        'c.phone',
        'c.title',
        'c.seniority',
        'c.city',
        'c.state',
      ])
      .select(['c.country', 'c.linkedin_url as linkedin', 'c.github_url as github', 'c.portfolio_url as portfolio'])
      .select(['c.website_url as website', 'c.profile', 'c.bank_consent_at as talentBankConsentAt'])
      .select('c.bank_consent_version as talentBankConsentVersion')
      .where('c.id', 'in', (query) =>
        query.selectFrom('applications').select('candidate_id').where('applications.id', 'in', ids),
      )
      .orderBy('c.id')
      .execute();
    const files = applications.flatMap(({ resumeFileId: id, resumeName }) =>
      id ? [{ id, name: resumeName ?? '' }] : [],
    );
    return [
      { category: 'applications', name: 'applications', rows: applications, files },
      { category: 'applications', name: 'answers', rows: answers },
      { category: 'applications', name: 'history', rows: events },
      { category: 'applications', name: 'what-companies-know', rows: profiles },
    ];
  },

  async leaves(ctx, { applicationIds }) {
    if (applicationIds.length === 0) return [];
    let count = 0;
    for (const row of await selectApplicationsForUpdate(ctx, applicationIds)) {
      const candidacy = candidacyOf(row);
      if (!mayAct('withdraw', candidacy).allowed) continue;
      const changed = await changeApplication(ctx, row, {
        type: 'withdrawn',
        withdrawnAt: ctx.clock.now(),
        ...(candidacy.liveOffer && { toStatus: 'offer_declined', statusBefore: null }),
      });
      await mailWithdrawn(ctx, changed.row);
      await tellTeamWithdrawn(ctx, changed.row);
      count += 1;
    }
    return [{ what: 'applications_withdrawn', count }];
  },

  async erases(ctx, { userId, applicationIds: ids }) {
    if (userId !== null) await unlink(ctx, userId);
    if (ids.length === 0) return [];
    const marked = await ctx.db
      .updateTable('applications')
      .set({ erased_at: ctx.clock.now() })
      .where('id', 'in', ids)
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    const forms = await ctx.db
      .deleteFrom('application_forms')
      .where('application_id', 'in', ids)
      .returning('resume_file_id')
      .execute();
    await ctx.db.deleteFrom('application_answers').where('application_id', 'in', ids).execute();
    await ctx.db
      .updateTable('application_events')
      .set({ actor_label: null, reason: null })
      .where('application_id', 'in', ids)
      .execute();
    const resumes = new Set(forms.map(({ resume_file_id }) => resume_file_id));
    for (const id of await eraseCandidates(ctx, ids)) resumes.add(id);
    // A candidate who stays for another candidacy may still have this very file.
    for (const id of resumes) if (id !== null && !(await isHeld(ctx, id))) await deleteFile(ctx, id);
    return [{ category: 'applications', removed: Number(marked.numUpdatedRows) }];
  },
};

/** The account goes: what is left in companies no longer leads to it, and no history speaks its name. */
async function unlink(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .updateTable('candidates')
    .set({ talent_id: null, claimed_at: null, bank_consent_at: null, bank_consent_version: null })
    .where('talent_id', 'in', (query) => query.selectFrom('talents').select('id').where('user_id', '=', userId))
    .execute();
  await ctx.db
    .updateTable('application_events')
    .set({ actor_label: null })
    .where('actor_kind', '=', 'user')
    .where('actor_id', '=', userId)
    .where('actor_label', 'is not', null)
    .execute();
}

/** Candidates of these candidacies who have no other left. @returns their résumés */
async function eraseCandidates(ctx: Ctx, applicationIds: readonly string[]): Promise<(string | null)[]> {
  const candidates = await ctx.db
    .selectFrom('candidates')
    .select(['id', 'resume_file_id'])
    .where('id', 'in', (query) =>
      query.selectFrom('applications').select('candidate_id').where('applications.id', 'in', applicationIds),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications')
            .select('applications.id')
            .whereRef('applications.candidate_id', '=', 'candidates.id')
            .where('applications.erased_at', 'is', null),
        ),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  if (candidates.length === 0) return [];
  const ids = candidates.map(({ id }) => id);
  await ctx.db.deleteFrom('candidate_search').where('candidate_id', 'in', ids).execute();
  await ctx.db
    .updateTable('candidates')
    .set((expression) => ({
      talent_id: null,
      claimed_at: null,
      email: null,
      name: null,
      phone: null,
      city: null,
      state: null,
      country: null,
      title: null,
      seniority: null,
      linkedin_url: null,
      github_url: null,
      portfolio_url: null,
      website_url: null,
      resume_file_id: null,
      profile: '{}',
      bank_consent_at: null,
      bank_consent_version: null,
      erased_at: ctx.clock.now(),
      version: expression('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute();
  return candidates.map(({ resume_file_id }) => resume_file_id);
}

async function isHeld(ctx: Ctx, fileId: string): Promise<boolean> {
  const { held } = await ctx.db
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('candidates').select('id').where('resume_file_id', '=', fileId)),
        exists(selectFrom('application_forms').select('application_id').where('resume_file_id', '=', fileId)),
      ]).as('held'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(held);
}
