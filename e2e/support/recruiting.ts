import type { BrowserContext, Page } from '@playwright/test';
import { demoAccounts, signIn } from './sign-in.ts';

export type Job = { id: string; slug: string };
/** What a journey says of its job, by step of the wizard; the rest is ordinary. */
type Details = { title?: string; questions?: readonly object[]; fields?: readonly object[] };

/** What recruiters do through the API, where a journey is about something else. */
export type Recruiting = {
  /** Publishes a job; its slug is that of the public page. */
  publish: (details?: Details) => Promise<Job>;
  call: <T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => Promise<T>;
};

function stepsOf({ title, questions, fields }: Details): object[] {
  return [
    {
      title: title ?? 'Pessoa Desenvolvedora Back-end Sênior',
      locationModel: 'remote',
      contractType: 'CLT',
      seniority: 'senior',
      payMode: 'range',
      payMin: 1_400_000,
      payMax: 1_850_000,
      benefits: ['Plano de saúde', 'Vale-refeição'],
    },
    {
      description: '<p>Cuide dos serviços que movem pagamentos de quatro milhões de pessoas.</p>',
      requirements: '<ul><li>Testes automatizados como hábito</li></ul>',
      skills: [{ name: 'PostgreSQL', level: 'ADVANCED', required: true }],
    },
    {
      fields: fields ?? [
        { field: 'phone', visible: true, required: true },
        { field: 'resume', visible: true, required: true },
        { field: 'linkedin', visible: true, required: false },
        { field: 'github', visible: true, required: false },
      ],
      questions: questions ?? [],
    },
    {
      stages: [
        { type: 'new', name: 'Novos candidatos', replyDays: 5 },
        { type: 'review', name: 'Em análise', replyDays: 5 },
        { type: 'interview', name: 'Conversa com o time', minutes: 50, replyDays: 5 },
        { type: 'offer', name: 'Oferta enviada' },
        { type: 'hired', name: 'Contratados' },
      ],
    },
    { templates: [] },
    { sources: [{ platform: 'linkedin' }] },
  ];
}

/** Calls as the recruiter who is signed in in this browser. */
export async function recruitingOf(context: BrowserContext, serverUrl: string): Promise<Recruiting> {
  const token = (await context.cookies(serverUrl)).find(({ name }) => name === 'accessToken')?.value;
  const call: Recruiting['call'] = async <T>(method: string, path: string, data?: object) => {
    const answer = await fetch(`${serverUrl}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        origin: serverUrl,
        'idempotency-key': crypto.randomUUID(),
        ...(data && { 'content-type': 'application/json' }),
      },
      ...(data && { body: JSON.stringify(data) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return ((await answer.json()) as { data: T }).data;
  };
  const publish: Recruiting['publish'] = async (details = {}) => {
    let job: Job | undefined;
    for (const [index, data] of stepsOf(details).entries()) {
      job = await call<Job>('POST', `/jobs/step/${index + 1}`, { data, ...(job && { jobId: job.id }) });
    }
    return call<Job>('PUT', `/jobs/publish/${job?.id}`, {});
  };
  return { call, publish };
}

/** The demo's recruiter, in a browser of her own. */
export async function recruiterOf(page: Page, url: string): Promise<Recruiting> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('There is no browser.');
  await signIn(context, url, demoAccounts.recruiter);
  const recruiting = await recruitingOf(context, url);
  await context.close();
  return recruiting;
}
