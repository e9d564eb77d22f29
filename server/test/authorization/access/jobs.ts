import { closeJob } from '@prova/contract/jobs/jobs';
import { wizardData } from '../../jobs-factory.ts';
import {
  type AccessTable,
  anyone,
  type Call,
  mixing,
  ofCompany,
  ofDraft,
  ofShared,
  recruiters,
  runners,
  talents,
} from '../outcomes.ts';

const JOB_NOT_FOUND = '404 JOB_NOT_FOUND';
const STAGE_NOT_FOUND = '404 STAGE_NOT_FOUND';
const COLLEAGUE_NOT_FOUND = '404 COLLEAGUE_NOT_FOUND';

const job: Call = ({ jobId }) => ({ params: { id: jobId } });
const draft: Call = ({ draftId }) => ({ params: { id: draftId } });
const template: Call = ({ templateId }) => ({ params: { id: templateId } });
const details = () => wizardData()[1];

export const jobsAccess: AccessTable = {
  'jobs.create': runners(() => ({ body: details() })),
  'jobs.saveStep': ofDraft(JOB_NOT_FOUND, ({ draftId }) => ({
    params: { n: 1 },
    body: { jobId: draftId, data: details() },
  })),
  'jobs.draft': ofDraft(JOB_NOT_FOUND, draft),
  'jobs.saveDraft': ofDraft(JOB_NOT_FOUND, ({ draftId }) => ({ params: { id: draftId }, body: { steps: {} } })),
  'jobs.publish': ofDraft(JOB_NOT_FOUND, draft),
  'jobs.get': ofShared(JOB_NOT_FOUND, job),
  'jobs.update': ofCompany(JOB_NOT_FOUND, ({ jobId }) => ({ params: { id: jobId }, body: { title: 'Outro título' } })),
  'jobs.remove': ofDraft(JOB_NOT_FOUND, draft),
  'jobs.duplicate': ofCompany(JOB_NOT_FOUND, job),
  'jobs.toggleStatus': ofCompany(JOB_NOT_FOUND, job),
  'jobs.close': ofCompany(JOB_NOT_FOUND, ({ jobId }) => ({ params: { id: jobId }, body: { status: 'FILLED' } })),
  // What the owner has just closed.
  'jobs.undoClosing': ofCompany(JOB_NOT_FOUND, async ({ server, actors, jobId }) => {
    const call = { as: actors.owner.token, params: { id: jobId } };
    await server.call(closeJob, { ...call, body: { status: 'FILLED' } });
    return { params: call.params };
  }),
  'jobs.reopen': ofCompany(JOB_NOT_FOUND, ({ closedJobId }) => ({ params: { id: closedJobId } })),
  'jobs.listPaginated': recruiters(),
  'jobs.members.list': ofCompany(JOB_NOT_FOUND, job),
  'jobs.members.add': mixing(
    ofCompany(JOB_NOT_FOUND, ({ jobId, colleagueId }) => ({ params: { id: jobId }, body: { userId: colleagueId } })),
    {
      'the colleague': {
        call: ({ jobId, foreign }) => ({ params: { id: jobId }, body: { userId: foreign.colleagueId } }),
        outcome: COLLEAGUE_NOT_FOUND,
      },
    },
  ),
  'jobs.members.remove': ofCompany(JOB_NOT_FOUND, ({ jobId, actors }) => ({
    params: { id: jobId, userId: actors.hiringManager.id },
  })),
  'jobs.stages.saveDaysToBegin': ofDraft(JOB_NOT_FOUND, ({ draftId, aiStageId }) => ({
    params: { id: draftId, stageId: aiStageId },
    body: { daysToBegin: 5 },
  })),
  'jobs.pipeline': ofShared(JOB_NOT_FOUND, job),
  'jobs.generateDescription': runners(() => ({
    body: { title: 'Pessoa Analista', seniority: 'mid', locationModel: 'remote', language: 'pt-BR' },
  })),
  'jobs.templates.list': ofShared(JOB_NOT_FOUND, ({ jobId }) => ({ params: { jobId } })),
  'jobs.templates.byType': ofShared(JOB_NOT_FOUND, ({ jobId }) => ({ params: { jobId, type: 'rejected' } })),
  'jobs.templates.content': ofShared('404 NOT_FOUND', template),
  'jobs.templates.create': mixing(
    ofCompany(JOB_NOT_FOUND, ({ jobId }) => ({ body: { jobId, kind: 'stage', subject: 'Assunto', body: 'Texto' } })),
    {
      'the stage': {
        call: ({ jobId, foreign }) => ({
          body: { jobId, kind: 'stage', stageId: foreign.stageId, subject: 'Assunto', body: 'Texto' },
        }),
        outcome: STAGE_NOT_FOUND,
      },
    },
  ),
  'jobs.templates.update': ofCompany('404 NOT_FOUND', ({ templateId }) => ({
    params: { id: templateId },
    body: { subject: 'Novo assunto' },
  })),
  'jobs.templates.remove': ofCompany('404 NOT_FOUND', template),
  'jobs.templates.sendTest': ofCompany('404 NOT_FOUND', template),
  'jobs.save': talents(job),
  'jobs.unsave': talents(job),
  'jobs.saved': talents(),
  'jobs.savedAmong': talents(({ jobId }) => ({ query: { ids: jobId } })),
  'jobs.figures': talents(job),
  'jobs.public.list': anyone(),
  'jobs.public.hints': anyone(),
  'jobs.public.company': anyone(({ companySlug }) => ({ params: { slug: companySlug } })),
  'jobs.public.get': anyone(({ jobSlug }) => ({ params: { slug: jobSlug } })),
  'jobs.public.view': anyone(({ jobSlug }) => ({ params: { slug: jobSlug }, body: {} })),
};
