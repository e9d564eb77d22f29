import { detailsStep } from '@prova/contract/jobs/job-steps';
import { type PublicJob, publicJob } from '@prova/contract/jobs/public-jobs';

/** What a job may leave out is null, whatever else it comes to have. */
const NOTHING = Object.fromEntries(Object.keys(publicJob.shape).map((field) => [field, null]));
const DETAILS = detailsStep.parse({
  title: 'Pessoa Desenvolvedora',
  locationModel: 'remote',
  contractType: 'CLT',
  seniority: 'senior',
  payMode: 'negotiate',
});

/** A job that takes applications, as everybody may read it. */
export function publicJobOf(change: Partial<PublicJob> = {}): PublicJob {
  const job = publicJob.parse({
    ...NOTHING,
    id: '01939c2a-0000-7000-8000-000000000000',
    slug: 'vaga',
    ...Object.fromEntries(Object.entries(DETAILS).filter(([field]) => field in NOTHING)),
    company: {
      name: 'Aurora Sistemas',
      slug: 'aurora',
      logoUrl: null,
      verified: true,
      verifiedBy: 'cnpj',
      verifiedDomain: null,
      website: null,
      keptPromises: null,
    },
    skills: [],
    publishedAt: '2026-11-01T12:00:00.000Z',
    replyDays: 5,
    open: true,
    description: '<p>Cuide.</p>',
    requirements: '',
    fields: [
      { field: 'full_name', required: true },
      { field: 'email', required: true },
    ],
    questions: [],
    stages: [],
    noticeVersion: '1',
  });
  return { ...job, ...change };
}
