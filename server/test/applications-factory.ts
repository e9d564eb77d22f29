import { PRIVACY_VERSION } from '@prova/contract/accounts/document-versions';
import { type ApplicationForm, apply } from '@prova/contract/applications/applications';
import { expect } from 'vitest';
import { compoundFile } from './fixtures/resumes.ts';
import type { CallOptions, TestServer } from './harness.ts';
import { publishJob } from './jobs-factory.ts';
import type { Person } from './people.ts';

export interface ApplicationOverrides extends Omit<Partial<ApplicationForm>, 'fullName'> {
  readonly fullName?: string;
  /** null: none is sent, and the call is plain JSON. */
  readonly resume?: { readonly name: string; readonly body: Buffer } | null;
  /** Access token of a signed-in applicant. */
  readonly as?: string;
  readonly headers?: Record<string, string>;
}

export interface AppliedCandidate {
  /** Of the application. */
  readonly id: string;
  readonly candidateId: string;
  readonly name: string;
  readonly email: string;
}

let count = 0;
/** A .doc: of what is taken the one that is not read, since reading starts a process for each résumé. */
const RESUME = { name: 'curriculo.doc', body: compoundFile() };

/** A form that a published job of the jobs factory takes, with a résumé, ready to be called with. */
export function applicationCall(
  job: { slug: string },
  { resume: given, as, headers, ...form }: ApplicationOverrides = {},
): CallOptions {
  count += 1;
  const file = given === undefined ? RESUME : given;
  return {
    params: { slug: job.slug },
    body: {
      fullName: `Pessoa Candidata ${count}`,
      email: `candidata${count}@correio.example`,
      phone: '(11) 91234-5678',
      noticeVersion: PRIVACY_VERSION,
      ...form,
    },
    ...(file && { files: { resume: file } }),
    ...(as && { as }),
    ...(headers && { headers }),
  };
}

/** A job whose form asks an essay that is required and a choice that is not, beside a letter and LinkedIn; no GitHub. */
export async function jobWithQuestions(server: TestServer, recruiter: Person) {
  const job = await publishJob(server, recruiter, {
    form: {
      fields: [
        { field: 'phone', visible: true, required: true },
        { field: 'resume', visible: true, required: false },
        { field: 'cover_letter', visible: true, required: false },
        { field: 'linkedin', visible: true, required: false },
        { field: 'github', visible: false, required: false },
      ],
      questions: [
        { type: 'essay', text: 'O que você construiu por último?', required: true },
        {
          type: 'multiple_choice',
          text: 'Onde prefere trabalhar?',
          options: [{ text: 'Em casa' }, { text: 'No escritório' }],
        },
      ],
    },
  });
  const [essay, choice] = ['essay', 'multiple_choice'].map((type) => job.questions.find((each) => each.type === type));
  if (!essay || !choice) throw new Error('The job was published without its questions');
  /** What the form requires beside name, e-mail and phone. */
  const answered = { answers: [{ questionId: essay.id, answer: 'Um painel de rotas.' }] };
  return { job, essay, choice, answered };
}

/** Applies through the public door and says which rows came of it. */
export async function applyTo(
  server: TestServer,
  job: { id: string; slug: string },
  overrides: ApplicationOverrides = {},
): Promise<AppliedCandidate> {
  const call = applicationCall(job, overrides);
  const { fullName, email } = call.body as { fullName: string; email: string };
  const answer = await server.call(apply, call);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const row = await server.platform.database
    .selectFrom('applications')
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .select(['applications.id', 'candidates.id as candidateId'])
    .where('applications.jobId', '=', job.id)
    .where('candidates.email', '=', email)
    .orderBy('applications.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { ...row, name: fullName, email };
}

/** How many rows there are of what an application creates: to show that a refused one created nothing. */
export function countRows(server: TestServer) {
  return server.platform.database
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('applications')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('applications'),
      selectFrom('applicationForms')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('forms'),
      selectFrom('applicationEvents')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('events'),
      selectFrom('candidates')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('candidates'),
      selectFrom('candidateSearch')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('searchable'),
      selectFrom('notifications')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('notifications'),
      selectFrom('files')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('state', '=', 'stored')
        .as('files'),
      selectFrom('jobTotals')
        .select(({ fn }) => fn.sum<number>('applications').as('n'))
        .as('totals'),
    ])
    .executeTakeFirstOrThrow();
}

/** The secret of the status link in the newest mail to an address that has one. */
export async function statusToken(server: TestServer, email: string): Promise<string> {
  const links = (await server.mails(email)).flatMap((mail) => mail.links);
  const secret = links.map((link) => /\/applications\/([\w-]{43})$/.exec(link)?.[1]).find((found) => found);
  if (!secret) throw new Error(`no status link was mailed to ${email}`);
  return secret;
}

/** The token by which the newest mail to an address may be reported. */
export function mailReportToken(server: TestServer, email: string): Promise<string> {
  return secretOfMails(server, email, /\/mail-reports\/([\w-]{43})$/);
}

/** By which somebody stops mails such as one that they were sent. */
export function unsubscribeToken(server: TestServer, email: string): Promise<string> {
  return secretOfMails(server, email, /\/unsubscribe\/([\w-]{43})$/);
}

async function secretOfMails(server: TestServer, email: string, address: RegExp): Promise<string> {
  const links = (await server.mails(email)).flatMap((mail) => mail.links);
  const secret = links.map((link) => address.exec(link)?.[1]).find((found) => found);
  if (!secret) throw new Error(`no mail to ${email} has a link like ${address.source}`);
  return secret;
}
