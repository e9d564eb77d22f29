import type { SessionUser } from '@prova/contract/accounts/accounts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { JOB_ID, jobDraft } from '../../../test/job-draft.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { signIn, updateUser } from '../../lib/session.ts';
import { toast, toastStore } from '../../ui/toast-store.ts';
import type { Draft } from './wizard/step-data.ts';
import { EditJobPage, NewJobPage } from './wizard.page.tsx';

type Sent = { step: number; partial: boolean; version?: number; jobId?: string; data: Record<string, unknown> };

let job: Draft;
let sent: Sent[];

const server = testApi(
  http.get('*/api/v1/jobs/draft/:id', () => success(job)),
  http.post('*/api/v1/jobs/step/:n', async ({ request, params }) => {
    const body = (await request.json()) as Sent;
    sent.push(body);
    if (body.jobId && body.version !== job.version) return failure(409, 'VERSION_CONFLICT', 'Mudou.');
    const n = String(params.n);
    job = {
      ...job,
      version: job.version + 1,
      completedSteps: body.partial ? job.completedSteps : [...job.completedSteps, Number(n)],
      partial: body.partial ? { ...job.partial, [n]: body.data } : {},
    };
    return success(job);
  }),
);

beforeEach(() => {
  job = jobDraft();
  sent = [];
  sessionStorage.clear();
  signInAs([{ id: 'c', runsJobs: true }]);
});

function signInAs(companies: readonly Pick<SessionUser['companies'][number], 'id' | 'runsJobs'>[]) {
  signIn({ user: { language: 'pt-BR', companies } as unknown as SessionUser, accessToken: 'a', refreshToken: 'r' });
}

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/admin/recruiter/jobs/new', Component: NewJobPage },
      { path: '/admin/recruiter/jobs/:id/edit', Component: EditJobPage },
      { path: '*', element: <h1>Lista</h1> },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), router };
}

const edit = (step: number) => `/admin/recruiter/jobs/${JOB_ID}/edit?step=${step}`;
const title = () => screen.findByLabelText<HTMLInputElement>(/^Título/);

describe('a new job', () => {
  test.each([[[]], [[{ id: 'c', runsJobs: false }]]])('is begun by nobody who runs none: %j', async (companies) => {
    signInAs(companies);
    open('/admin/recruiter/jobs/new');
    expect(await screen.findByRole('heading', { name: 'Lista' })).toBeTruthy();
  });

  test('becomes a draft of its own as it is typed, and keeps the keyboard where it is', async () => {
    const { user, router } = open('/admin/recruiter/jobs/new');
    await user.type(await title(), 'Pessoa');
    await waitFor(() => expect(router.state.location.search).toBe(`?draft=${JOB_ID}`));
    expect(document.activeElement).toBe(await title());
    expect(sent[0]).toMatchObject({ step: 1, partial: true });
    expect(sent[0]).not.toHaveProperty('jobId');
    await user.type(await title(), ' Dev');
    await waitFor(() => expect(sent.at(-1)?.data).toMatchObject({ title: 'Pessoa Dev' }));
    // One draft, whatever the pauses between the keys were.
    expect(sent.slice(1).every(({ jobId }) => jobId === JOB_ID)).toBe(true);
    expect(sent.map(({ version }) => version)).toEqual([undefined, ...sent.slice(1).map((_, index) => index + 2)]);
  });

  test('does not take what is no number for an empty field', async () => {
    const { user } = open('/admin/recruiter/jobs/new');
    await user.type(await title(), 'Pessoa Desenvolvedora');
    const openings = screen.getByLabelText<HTMLInputElement>(/^Vagas|posições/i);
    await user.type(openings, '2x');
    await user.click(screen.getByRole('button', { name: 'Continuar para Descrição' }));
    expect(openings.value).toBe('2x');
    expect(openings.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Use um número inteiro')).toBeTruthy();
    await user.clear(openings);
    await user.type(openings, '12');
    expect(screen.queryByText('Use um número inteiro')).toBeNull();
  });

  test('does not go on before its details are right, and says at each field what to fix', async () => {
    const { user } = open('/admin/recruiter/jobs/new');
    await title();
    await user.click(screen.getByRole('button', { name: 'Continuar para Descrição' }));
    expect(await screen.findByText('Por favor, corrija os erros no formulário')).toBeTruthy();
    expect(document.activeElement).toBe(await title());
    expect(sent.filter(({ partial }) => !partial)).toHaveLength(0);
    // Nothing further can be opened, nor reached by the keyboard.
    const bar = screen.getByRole('navigation', { name: 'Etapas da vaga' });
    const closed = within(bar)
      .getAllByRole<HTMLButtonElement>('button')
      .filter(({ disabled }) => disabled);
    expect(closed).toHaveLength(6);
  });

  test('says all that is wrong at once', async () => {
    const { user } = open('/admin/recruiter/jobs/new');
    await title();
    await user.click(screen.getByRole('radio', { name: 'Híbrido' }));
    await user.click(screen.getByRole('radio', { name: 'Faixa' }));
    await user.click(screen.getByRole('button', { name: 'Continuar para Descrição' }));
    await screen.findByText('Por favor, corrija os erros no formulário');
    for (const field of [/^Título/, /^Cidade/, /^Estado/, /^De(?![a-z])/, /^Até/])
      expect(screen.getByLabelText(field).getAttribute('aria-invalid'), String(field)).toBe('true');
  });
});

test('the undo of a removed question keeps what was changed since, and goes with its step', async () => {
  const question = (text: string, number: number) => ({
    id: `0197a000-0000-7000-8000-00000000020${number}`,
    type: 'essay' as const,
    text,
    options: [],
    required: false,
    wanted: null,
  });
  job = jobDraft({ completedSteps: [1, 2, 3], questions: [question('Por que aqui?', 1), question('Quando?', 2)] });
  const { user, router } = open(edit(3));
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: /Por que aqui\?/, expanded: false }));
    await user.click(screen.getByRole('button', { name: /^Remover/ }));
  };
  await remove();
  await user.click(screen.getByRole('button', { name: /Quando\?/, expanded: false }));
  await user.type(screen.getByDisplayValue('Quando?'), ' Já?');
  act(() => toastStore.read()[0]?.action?.onAction());
  await screen.findAllByText('Por que aqui?');
  expect(screen.getAllByText('Quando? Já?').length).toBeGreaterThan(0);
  toast.clear();
  await remove();
  expect(toastStore.read().map(({ text }) => text)).toContain('Pergunta removida');
  const bar = within(screen.getByRole('navigation', { name: 'Etapas da vaga' }));
  await user.click(bar.getByRole('button', { name: /Descrição/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?step=2'));
  await waitFor(() => expect(toastStore.read().map(({ text }) => text)).not.toContain('Pergunta removida'));
});

describe('a step', () => {
  test('is saved once by a double click', async () => {
    const { user, router } = open(edit(1));
    await title();
    await user.dblClick(screen.getByRole('button', { name: 'Continuar para Descrição' }));
    await waitFor(() => expect(router.state.location.search).toBe('?step=2'));
    expect(sent.filter(({ partial }) => !partial)).toHaveLength(1);
  });

  test('that is half done is kept when another one is opened', async () => {
    const { user, router } = open(edit(1));
    await user.clear(await title());
    await user.click(screen.getByRole('button', { name: /Formulário/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?step=3'));
    expect(sent.at(-1)).toMatchObject({ step: 1, partial: true, data: { title: '' } });
    await screen.findByRole('heading', { name: 'Formulário de candidatura' });
    await user.click(screen.getByRole('button', { name: /Detalhes/ }));
    expect((await title()).value).toBe('');
  });

  test('that is right is finished when another one is opened', async () => {
    const { user, router } = open(edit(1));
    await user.type(await title(), ' II');
    await user.click(screen.getByRole('button', { name: /Formulário/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?step=3'));
    expect(sent.at(-1)).toMatchObject({ step: 1, partial: false, data: { title: 'Pessoa Desenvolvedora II' } });
  });

  test('shows what an earlier visit left behind on this device', async () => {
    sessionStorage.setItem(`prova.wizard.${JOB_ID}.1`, JSON.stringify({ title: 'Não chegou' }));
    open(edit(1));
    expect((await title()).value).toBe('Não chegou');
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ partial: true, data: { title: 'Não chegou' } }));
  });
});

describe('the form', () => {
  // First, for what the others type into this step may still be on its way when they end.
  test('is drawn as candidates will fill it in', async () => {
    const all = ['full_name', 'email', 'phone', 'resume', 'cover_letter', 'portfolio'] as const;
    job = jobDraft({
      fields: all.map((field) => ({ field, visible: true, required: field !== 'cover_letter' })),
      questions: [
        {
          id: '0197a000-0000-7000-8000-000000000901',
          type: 'multiple_choice',
          text: 'Qual turno?',
          options: [
            { id: 'a', text: 'Manhã' },
            { id: 'b', text: 'Tarde' },
          ],
          required: true,
          wanted: null,
        },
      ],
    });
    open(edit(3));
    const preview = within(await screen.findByRole('complementary', { name: 'Como a pessoa vê' }));
    const control = async (label: RegExp) => preview.findByLabelText<HTMLInputElement>(label);
    expect((await control(/^Currículo/)).type).toBe('file');
    expect((await control(/^Carta de apresentação/)).tagName).toBe('TEXTAREA');
    expect((await control(/^E-mail/)).inputMode).toBe('email');
    expect((await control(/^Telefone/)).type).toBe('tel');
    expect((await control(/^Portfólio/)).inputMode).toBe('url');
    expect((await control(/^Manhã/)).type).toBe('radio');
  });

  test('asks for a yes or a no, and which of them is wanted', async () => {
    job = jobDraft({ completedSteps: [1, 2] });
    const { user } = open(edit(3));
    await user.click(await screen.findByRole('button', { name: 'Adicionar pergunta' }));
    await user.keyboard('Pode viajar?');
    expect(screen.queryByRole('radiogroup', { name: 'Resposta desejada' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Sim ou não' }));
    const wanted = within(screen.getByRole('radiogroup', { name: 'Resposta desejada' }));
    expect(wanted.getByRole<HTMLInputElement>('radio', { name: 'Indiferente' }).checked).toBe(true);
    await user.click(wanted.getByRole('radio', { name: 'Deve ser sim' }));
    const preview = within(screen.getByRole('complementary', { name: 'Como a pessoa vê' }));
    expect(
      (await preview.findAllByRole('radio', { hidden: true })).map(({ parentElement }) => parentElement?.textContent),
    ).toEqual(['Sim', 'Não']);
    expect(preview.queryByText(/Deve ser/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Continuar/ }));
    await waitFor(() => expect(sent.at(-1)?.partial).toBe(false));
    expect(sent.at(-1)?.data.questions).toMatchObject([{ type: 'yes_no', text: 'Pode viajar?', wanted: 'yes' }]);
  });

  test('requires an answer where one is wanted, and says what it means not to', async () => {
    job = jobDraft({ completedSteps: [1, 2] });
    const { user } = open(edit(3));
    await user.click(await screen.findByRole('button', { name: 'Adicionar pergunta' }));
    await user.keyboard('Pode viajar?');
    await user.click(screen.getByRole('radio', { name: 'Sim ou não' }));
    const required = screen.getByRole<HTMLInputElement>('switch', { name: 'Resposta obrigatória' });
    expect(required.checked).toBe(false);
    const unflagged = 'Quem deixa em branco não aparece sinalizado.';
    expect(screen.queryByText(unflagged)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Deve ser sim' }));
    expect(required.checked).toBe(true);
    await user.click(required);
    expect(screen.getByText(unflagged)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Indiferente' }));
    expect([required.checked, screen.queryByText(unflagged)]).toEqual([false, null]);
  });
});

test('a draft that is opened without a step goes on where it was left', async () => {
  job = jobDraft({ completedSteps: [1, 2] });
  open(`/admin/recruiter/jobs/${JOB_ID}/edit`);
  await screen.findByRole('heading', { name: 'Formulário de candidatura' });
});

test('what is being written in one step closes the review to nobody', async () => {
  job = jobDraft({
    completedSteps: [1, 2, 3, 4, 5, 6],
    partial: { 4: { stages: [] } },
    missing: [{ step: 4, field: '', message: 'Complete a etapa “Pipeline”' }],
  });
  open(edit(4));
  const bar = within(await screen.findByRole('navigation', { name: 'Etapas da vaga' }));
  expect(bar.getByRole<HTMLButtonElement>('button', { name: /Revisão/ }).disabled).toBe(false);
});

test('what is typed over a public job is called a draft until it is saved, everywhere on the page', async () => {
  job = jobDraft({ status: 'ACTIVE', publishedAt: '2026-11-20T12:00:00.000Z' });
  const { user } = open(edit(1));
  await user.type(await title(), ' Back-end');
  await screen.findByText('Rascunho guardado');
  expect(screen.getByText('Ainda não está no ar. Salve a etapa para publicar o que mudou.')).toBeTruthy();
  expect(screen.queryByText(/^Salvo/)).toBeNull();
});

describe('the review', () => {
  test('repeats what the law forbids to ask, wherever it was written', async () => {
    job = jobDraft({ description: '<p>Homens até 35 anos</p>' });
    open(edit(7));
    const warning = await screen.findByRole('region', { name: 'Atenção à lei' });
    expect(warning.textContent).toContain('A vaga não pode ter limite de idade.');
    expect(warning.textContent).toContain('A vaga não pode dar preferência a um sexo ou gênero.');
  });

  test('names what is missing and leads to it', async () => {
    job = jobDraft({
      completedSteps: [1, 3, 5, 6],
      missing: [
        { step: 2, field: 'description', message: 'Escreva a descrição da vaga' },
        { step: 4, field: 'stages.2.name', message: 'Este campo é obrigatório' },
        { step: 4, field: '', message: 'Complete a etapa “Pipeline”' },
      ],
    });
    const { user, router } = open(edit(7));
    const missing = await screen.findByText('O que falta para publicar');
    const list = within(missing.parentElement as HTMLElement);
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Descrição, Descrição da vaga: Escreva a descrição da vaga',
      'Pipeline, Etapa 3, Nome da etapa: Este campo é obrigatório',
      'Completar Pipeline',
    ]);
    await user.click(list.getByRole('button', { name: 'Descrição, Descrição da vaga' }));
    await waitFor(() => expect(router.state.location.search).toBe('?step=2'));
    // Arrived, the step says at once what it lacks, and nothing half done was called done.
    expect(await screen.findByText('Por favor, corrija os erros no formulário')).toBeTruthy();
    expect(sent.filter(({ partial }) => !partial)).toHaveLength(0);
    const bar = within(screen.getByRole('navigation', { name: 'Etapas da vaga' }));
    expect(bar.getByRole('button', { name: /Pipeline/ }).textContent).toContain('Disponível');
    expect(bar.getByRole('button', { name: /Formulário/ }).textContent).toContain('Completa');
  });
});

test('the review says of a question what is wanted and that it may be left out, and of no technology that none is asked', async () => {
  const question = { type: 'yes_no' as const, options: [], id: '0197a000-0000-7000-8000-000000000902' };
  job = jobDraft({
    completedSteps: [1, 2, 3],
    skills: [],
    questions: [{ ...question, text: 'Pode viajar?', required: false, wanted: 'yes' }],
  });
  open(edit(7));
  await screen.findByText('(Deve ser sim, opcional)');
  expect(screen.getByText('Nenhuma tecnologia pedida')).toBeTruthy();
});

test('the last step ends where the others go on, beside the way back', async () => {
  job = jobDraft({ completedSteps: [1, 2, 3, 4, 5, 6], missing: [] });
  const published: string[] = [];
  server.use(
    http.put('*/api/v1/jobs/publish/:id', ({ params }) => {
      published.push(String(params.id));
      job = { ...job, status: 'ACTIVE', publishedAt: '2026-01-03T12:00:00.000Z' };
      return success(job);
    }),
  );
  const { user } = open(edit(6));
  const foot = async (name: RegExp) => (await screen.findByRole('button', { name })).closest('.fixed');
  const place = await foot(/^Continuar para Revisão/);
  expect(place).not.toBeNull();
  await user.click(screen.getByRole('button', { name: /^Continuar para Revisão/ }));
  expect(await foot(/^Publicar vaga/)).toBe(place);
  expect(within(place as HTMLElement).getByRole('button', { name: 'Voltar para Integrações' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Publicar vaga' }));
  await screen.findByText('Vaga publicada');
  expect(published).toEqual([JOB_ID]);
  expect(screen.queryByRole('button', { name: 'Publicar vaga' })).toBeNull();
});

test('a draft that was opened where it was left is told published there, too, with its shares', async () => {
  job = jobDraft({ completedSteps: [1, 2, 3, 4, 5, 6], missing: [] });
  server.use(
    http.put('*/api/v1/jobs/publish/:id', () => {
      job = { ...job, status: 'ACTIVE', publishedAt: '2026-01-03T12:00:00.000Z' };
      return success(job);
    }),
  );
  const { user } = open(edit(7).replace(/\?.*/, ''));
  await user.click(await screen.findByRole('button', { name: 'Publicar vaga' }));
  await screen.findByText('Vaga publicada');
  expect(screen.getByRole('link', { name: /LinkedIn/ }).getAttribute('href')).toContain('%3Fsrc%3D');
});

test('a step that comes ready is agreed to in the review, and is not called missing', async () => {
  const unread = (step: number) => ({ step, field: '', message: 'Complete a etapa' });
  job = jobDraft({ completedSteps: [1, 2, 3, 5], missing: [unread(4), unread(6)] });
  const { user } = open(edit(7));
  await screen.findByText('Já vêm prontas. Confira ou use como estão');
  expect(screen.queryByText('O que falta para publicar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Publicar vaga' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Usar o padrão: Pipeline' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ step: 4, partial: false, version: 1 });
  expect(sent[0]?.data.stages).toHaveLength(job.stages.length);
  // Looking at it is the other way.
  await user.click(screen.getByRole('button', { name: 'Conferir Integrações' }));
  await screen.findByRole('heading', { name: 'Integrações' });
});

test('all steps that come ready are agreed to at once', async () => {
  const unread = (step: number) => ({ step, field: '', message: 'Complete a etapa' });
  job = jobDraft({ completedSteps: [1, 2, 3, 5], missing: [unread(4), unread(6)] });
  const { user } = open(edit(7));
  await user.click(await screen.findByRole('button', { name: 'Usar todos como estão' }));
  await waitFor(() =>
    expect(sent.map(({ step, partial }) => [step, partial])).toEqual([
      [4, false],
      [6, false],
    ]),
  );
});

test('what is half done or wrong is to be completed, not agreed to', async () => {
  const data = { stages: [] };
  job = jobDraft({ missing: [{ step: 4, field: '', message: 'Complete a etapa' }], partial: { 4: data } });
  open(edit(7));
  await screen.findByRole('button', { name: 'Completar Pipeline' });
  expect(screen.queryByRole('button', { name: /^Usar o padrão/ })).toBeNull();
});

test('the preview is the page of the job, and leads nowhere', async () => {
  job = jobDraft({ description: '<p>Você cuida da nossa plataforma.</p>' });
  const { user } = open(edit(1));
  await user.click(await screen.findByRole('button', { name: 'Pré-visualizar' }));
  const page = within(await screen.findByRole('dialog'));
  expect(page.getByRole('heading', { name: 'Pessoa Desenvolvedora' })).toBeTruthy();
  expect(page.getByText('Domínio verificado: aurora.example')).toBeTruthy();
  expect(page.getByText('Responde em até 5 dias')).toBeTruthy();
  expect(page.getByText('Você cuida da nossa plataforma.')).toBeTruthy();
  expect(page.queryByText('Oferta enviada')).toBeNull();
  expect(page.queryAllByRole('link')).toHaveLength(0);
});

test('a link shows what tells it from the others, and reads and copies whole', async () => {
  const link = 'https://prova.example/jobs/vaga?src=linkedin';
  job = jobDraft({
    sources: [
      {
        id: JOB_ID,
        platform: 'linkedin',
        category: 'job_board',
        active: true,
        code: 'linkedin',
        link,
        views: 0,
        applications: 0,
      },
    ],
  });
  const { user } = open(edit(6));
  expect((await screen.findByText('…?src=linkedin')).getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText(link).className).toBe('sr-only');
  await user.click(screen.getByRole('button', { name: 'Copiar link de LinkedIn' }));
  expect(await navigator.clipboard.readText()).toBe(link);
});

describe('the status of a job that is live', () => {
  const toggled: unknown[] = [];
  const live = () =>
    jobDraft({
      status: 'ACTIVE',
      publishedAt: '2026-01-03T12:00:00.000Z',
      completedSteps: [1, 2, 3, 4, 5, 6],
      can: { ...jobDraft().can, toggle: true, close: true },
    });
  const status = () => screen.findByLabelText<HTMLSelectElement>(/^Situação/);
  beforeEach(() => {
    toggled.length = 0;
    job = live();
    server.use(
      http.post('*/api/v1/jobs/:id/toggle-status', async ({ request }) => {
        toggled.push(await request.json());
        job = { ...job, version: job.version + 1, status: job.status === 'ACTIVE' ? 'ON_HOLD' : 'ACTIVE' };
        return success(job);
      }),
    );
  });

  test('is paused and taken up at once, and what is typed next is no conflict', async () => {
    const { user } = open(edit(1));
    await user.selectOptions(await status(), 'Pausada');
    await waitFor(async () => expect((await status()).value).toBe('paused'));
    expect(toggled).toEqual([{ status: 'ACTIVE' }]);
    await user.type(await title(), ' Back-end');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ step: 1, partial: true, version: 2 });
    expect(screen.queryByText(/Esta etapa mudou/)).toBeNull();
  });

  test('is closed only after the dialog that says whom it concerns', async () => {
    server.use(
      http.get('*/api/v1/jobs/:id/closing-preview', () =>
        success({ inProcess: 0, hired: 0, openings: 1, ended: 0, mail: null }),
      ),
    );
    const { user } = open(edit(1));
    await user.selectOptions(await status(), 'Encerrada');
    await screen.findByRole('dialog', { name: 'Encerrar “Pessoa Desenvolvedora”?' });
    expect(toggled).toEqual([]);
  });

  test('is no choice for a draft', async () => {
    job = jobDraft();
    open(edit(1));
    await title();
    expect(screen.queryByLabelText(/^Situação/)).toBeNull();
  });
});

test('what is missing is worded again in another language', async () => {
  let kept = 'pt-BR';
  const message = () => (kept === 'en-US' ? 'Write the description' : 'Escreva a descrição');
  server.use(
    http.get('*/api/v1/jobs/draft/:id', () =>
      success(jobDraft({ missing: [{ step: 2, field: 'description', message: message() }] })),
    ),
  );
  open(edit(7));
  expect(await screen.findByText(/Escreva a descrição/)).toBeTruthy();
  // The page changes first; the server speaks the new language once the account has kept it.
  await act(() => i18next.changeLanguage('en-US'));
  try {
    kept = 'en-US';
    act(() => updateUser({ language: 'en-US' }));
    expect(await screen.findByText(/Write the description/)).toBeTruthy();
    expect(screen.queryByText(/Escreva a descrição/)).toBeNull();
  } finally {
    await act(() => i18next.changeLanguage('pt-BR'));
    act(() => updateUser({ language: 'pt-BR' }));
  }
});

test.each([
  [404, 'JOB_NOT_FOUND', false],
  [503, 'SERVICE_UNAVAILABLE', true],
] as const)(
  'a job that answers %d %s is offered again: %s',
  async (status, error, again) => {
    server.use(http.get('*/api/v1/jobs/draft/:id', () => failure(status, error, 'Assim não dá.')));
    open(edit(1));
    expect(await screen.findByText('Assim não dá.')).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'Tentar de novo' })).toHaveLength(again ? 1 : 0);
    expect(screen.getByRole('link', { name: /vagas/i })).toBeTruthy();
  },
  20_000,
);

describe('a conflict', () => {
  test('keeps what was typed on screen until the person has chosen', async () => {
    const { user } = open(edit(1));
    const field = await title();
    job = { ...job, version: 7, title: 'De outra pessoa' };
    await user.type(field, ' Back-end');
    expect(await screen.findByText(/Esta etapa mudou em outra aba/)).toBeTruthy();
    expect(field.value).toBe('Pessoa Desenvolvedora Back-end');
    // Going on meets the same conflict: it is asked about above, and nothing else is said of it.
    await user.click(screen.getByRole('button', { name: /^Continuar/ }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Continuar/ }).getAttribute('aria-busy')).not.toBe('true'),
    );
    expect(screen.queryByText('Mudou.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Usar a versão atual' }));
    await waitFor(async () => expect((await title()).value).toBe('De outra pessoa'));
  });
});

describe('the level of skills', () => {
  const levelOf = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: `Nível de ${name}` }).value;

  test('begins with what the seniority usually asks, and follows another one where that is wanted', async () => {
    sessionStorage.clear();
    const { user } = open(edit(2));
    const field = await screen.findByRole('combobox', { name: /^Tecnologias/ });
    await user.type(field, 'Rust{Enter}');
    expect([levelOf('Node.js'), levelOf('Rust')]).toEqual(['ADVANCED', 'ADVANCED']);
    expect(screen.queryByText(/A senioridade mudou/)).toBeNull();
    cleanup();
    job = { ...job, seniority: 'mid' };
    const later = open(edit(2));
    expect(await screen.findByText('A senioridade mudou de Sênior para Pleno')).toBeTruthy();
    await later.user.click(screen.getByRole('button', { name: 'Pedir nível intermediário' }));
    expect(levelOf('Node.js')).toBe('INTERMEDIATE');
    expect(screen.queryByText(/A senioridade mudou/)).toBeNull();
  });
});

describe('the pipeline', () => {
  const rows = () =>
    screen
      .getAllByRole('button', { expanded: false })
      .filter((button) => button.hasAttribute('data-stage'))
      .map((button) => button.textContent);

  test('takes back a stage that the server does not let go, and says why in its place', async () => {
    server.use(
      http.post('*/api/v1/jobs/step/4', async ({ request }) => {
        const body = (await request.json()) as Sent;
        sent.push(body);
        return body.partial
          ? success(job)
          : failure(409, 'STAGE_HAS_CANDIDATES', 'A etapa “Teste técnico” tem candidaturas.', {
              data: { stage: 'Teste técnico', stageId: job.stages[2]?.id },
            });
      }),
    );
    const { user } = open(edit(4));
    await user.click(await screen.findByRole('button', { name: 'Ações da etapa Teste técnico' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remover' }));
    await waitFor(() => expect(rows()).not.toContain('Teste técnico'));
    await user.click(screen.getByRole('button', { name: 'Continuar para E-mails' }));
    const row = await screen.findByRole('button', { name: 'Teste técnico' });
    expect(row.getAttribute('aria-describedby')).toBeTruthy();
    expect(document.getElementById(row.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'tem candidaturas',
    );
    expect(rows()).toEqual([
      'Novos candidatos',
      'Em análise',
      'Teste técnico',
      'Dia com o time',
      'Oferta enviada',
      'Contratados',
    ]);
  });

  test('a stage of tests is not left without one: that is said at its place, and nothing is finished', async () => {
    const { user } = open(edit(4));
    await user.click(await screen.findByRole('button', { name: 'Adicionar etapa: Teste' }));
    expect(screen.getByText(/Nenhum teste escolhido/)).toBeTruthy();
    await user.keyboard('{Escape}');
    const before = sent.filter(({ partial }) => !partial).length;
    await user.click(screen.getByRole('button', { name: 'Continuar para E-mails' }));
    expect(await screen.findByText('Escolha pelo menos um teste')).toBeTruthy();
    expect(sent.filter(({ partial }) => !partial)).toHaveLength(before);
  });

  test('is ordered by the keyboard, never past its fixed stages', async () => {
    const { user } = open(edit(4));
    const handle = await screen.findByRole('button', { name: 'Mover Dia com o time' });
    handle.focus();
    await user.keyboard('{Enter}');
    // The focus goes to the places where the stage may be dropped, of which the first is the highest.
    await waitFor(() => expect(document.activeElement).not.toBe(handle));
    await user.keyboard('{Home}{Enter}');
    await screen.findByRole('button', { name: 'Mover Dia com o time' });
    expect(rows()).toEqual([
      'Novos candidatos',
      'Em análise',
      'Dia com o time',
      'Teste técnico',
      'Oferta enviada',
      'Contratados',
    ]);
    await user.click(screen.getByRole('button', { name: 'Continuar para E-mails' }));
    await waitFor(() => expect(sent.at(-1)?.partial).toBe(false));
    const stages = sent.at(-1)?.data.stages as { id: string; name: string; key?: string }[];
    expect(stages.map(({ name }) => name)).toEqual([
      'Novos candidatos',
      'Em análise',
      'Dia com o time',
      'Teste técnico',
      'Oferta enviada',
      'Contratados',
    ]);
    expect(stages.map(({ id }) => id)).toEqual([0, 1, 3, 2, 4, 5].map((place) => job.stages[place]?.id));
    expect(stages.every((stage) => !('key' in stage))).toBe(true);
  });
});
