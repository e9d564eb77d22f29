import { detailsStep, storedDetails } from '@prova/contract/jobs/job-steps';
import type { Draft } from '../src/features/jobs/wizard/step-data.ts';

export const JOB_ID = '0197a000-0000-7000-8000-000000000001';
const id = (number: number) => `0197a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const NOTHING = Object.fromEntries(Object.keys(storedDetails.shape).map((field) => [field, null]));
const DETAILS = storedDetails.parse({
  ...NOTHING,
  ...detailsStep.parse({
    title: 'Pessoa Desenvolvedora',
    locationModel: 'remote',
    contractType: 'CLT',
    seniority: 'senior',
    payMode: 'range',
    payMin: 1_400_000,
    payMax: 1_800_000,
  }),
});

/** A draft whose details are done, as the server answers it. */
export function jobDraft(change: Partial<Draft> = {}): Draft {
  const stage = (number: number, type: Draft['stages'][number]['type'], name: string) => ({
    id: id(100 + number),
    type,
    name,
    position: number,
    required: true,
    minutes: null,
    replyDays: 5,
    daysToBegin: null,
    questions: [],
  });
  return {
    id: JOB_ID,
    slug: 'pessoa-desenvolvedora-bcdfgh',
    ...DETAILS,
    status: 'DRAFT',
    companyName: 'Aurora Sistemas',
    applications: 0,
    active: 0,
    hired: 0,
    views: 0,
    completedSteps: [1],
    createdAt: '2026-01-02T12:00:00.000Z',
    updatedAt: '2026-01-02T12:00:00.000Z',
    publishedAt: null,
    can: {
      edit: true,
      publish: true,
      toggle: false,
      close: false,
      reopen: false,
      remove: true,
      duplicate: true,
      share: true,
    },
    version: 1,
    description: '',
    requirements: '',
    skills: [{ name: 'Node.js', level: 'ADVANCED', required: true }],
    fields: [
      { field: 'full_name', visible: true, required: true },
      { field: 'email', visible: true, required: true },
    ],
    questions: [],
    blind: false,
    stages: [
      stage(0, 'new', 'Novos candidatos'),
      stage(1, 'review', 'Em análise'),
      { ...stage(2, 'test', 'Teste técnico'), tests: { testIds: [id(500)], dueDays: 7, automatic: true } },
      stage(3, 'custom', 'Dia com o time'),
      stage(4, 'offer', 'Oferta enviada'),
      stage(5, 'hired', 'Contratados'),
    ],
    templates: [
      {
        id: id(200),
        jobId: JOB_ID,
        kind: 'received',
        stageId: null,
        stageName: null,
        enabled: true,
        subject: 'Recebemos sua candidatura',
        body: 'Olá, {{candidateName}}.',
        version: 1,
      },
    ],
    sources: [],
    publicUrl: 'http://localhost/jobs/pessoa-desenvolvedora-bcdfgh',
    companySlug: 'aurora-sistemas',
    companyLogoUrl: null,
    companyVerified: true,
    companyVerifiedBy: 'domain',
    companyVerifiedDomain: 'aurora.example',
    closedAt: null,
    missing: [],
    partial: {},
    ...change,
  };
}
