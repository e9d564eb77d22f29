import type { PublicJob, PublicJobSummary } from '@prova/contract/jobs/public-jobs';
import type { SavedJob } from '@prova/contract/jobs/talent-jobs';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { publicJobOf } from '../../../test/public-job.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { toast } from '../../ui/toast-store.ts';
import { TalentJobsPage } from './talent-jobs.page.tsx';

const server = testApi();
afterEach(() => {
  toast.clear();
  vi.unstubAllGlobals();
});

const jobNamed = (id: string, title: string): PublicJob =>
  publicJobOf({ id, slug: `vaga-${id}`, title, seniority: 'mid', urgent: true, featured: true, replyDays: null });
const scored = (jobs: readonly PublicJobSummary[]) =>
  jobs.map((job) => ({ ...job, score: job.id === 'a' ? 91 : null }));
const REASONS = [
  { standing: 'proven', skill: 'React', wanted: 'React', level: 'ADVANCED', asked: 'INTERMEDIATE' },
  { standing: 'partly', skill: 'TypeScript', wanted: 'TypeScript', level: 'BEGINNING', asked: 'INTERMEDIATE' },
  { standing: 'similar', skill: 'React', wanted: 'CSS', level: 'ADVANCED', asked: 'INTERMEDIATE' },
];
const A = jobNamed('a', 'Pessoa Analista');
const B = jobNamed('b', 'Pessoa Designer');
const page = (data: readonly object[]) =>
  HttpResponse.json({ success: true, data, meta: { page: 1, limit: 20, total: data.length, totalPages: 1 } });

let asked: URL[];
let counted: string[];
let sent: string[];
let kept: string[];
let applied: { applicationId: string; jobId: string }[];
beforeEach(() => {
  asked = [];
  counted = [];
  sent = [];
  kept = [];
  applied = [];
  const note = ({ request }: { request: Request }) => {
    sent.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`);
    return success({});
  };
  server.use(
    http.get('*/api/v1/jobs/matched', ({ request }) => {
      asked.push(new URL(request.url));
      return page(scored([A, B]));
    }),
    http.get('*/api/v1/jobs/matched/counts', ({ request }) => {
      counted.push(new URL(request.url).search);
      return success({
        level: [{ value: 'mid', count: 7 }],
        contractType: [],
        locationModel: [{ value: 'remote', count: 5 }],
        remote: 5,
      });
    }),
    http.get('*/api/v1/public/job-hints', () => success({ place: null, remote: 0, nearest: [] })),
    http.get('*/api/v1/public/jobs/:slug', ({ params }) => success(params.slug === A.slug ? A : B)),
    http.post('*/api/v1/public/jobs/:slug/views', note),
    http.get('*/api/v1/jobs/recommendations', () =>
      success([{ job: A, score: 82, reasons: REASONS, missing: ['Go'] }]),
    ),
    http.get('*/api/v1/jobs/matches', () =>
      success([
        { jobId: 'a', score: 82 },
        { jobId: 'b', score: null },
      ]),
    ),
    http.get('*/api/v1/applications/among', () => success(applied)),
    http.get('*/api/v1/jobs/saved/ids', () => success(kept)),
    http.get('*/api/v1/jobs/:id/figures', () => success({ views: 12, candidates: 3 })),
    http.post('*/api/v1/jobs/:id/save', (info) => {
      kept = [...kept, String(info.params.id)];
      return note(info);
    }),
    http.delete('*/api/v1/jobs/:id/save', (info) => {
      kept = kept.filter((id) => id !== info.params.id);
      return note(info);
    }),
    http.post('*/api/v1/jobs/:id/not-for-me', note),
    http.delete('*/api/v1/jobs/:id/not-for-me', note),
  );
});

function open(address = '', { wide = true } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wide && query === '(min-width: 64rem)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const router = createMemoryRouter([{ path: '/admin/potential/jobs', Component: TalentJobsPage }], {
    initialEntries: [`/admin/potential/jobs${address}`],
  });
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <RouterProvider router={router} />
      <ToastRegion />
    </QueryClientProvider>,
  );
  const at = () => new URLSearchParams(router.state.location.search);
  return { person: userEvent.setup(), router, at };
}

const list = async (name: string) => within(await screen.findByRole('list', { name }));

test('shows recommendations with reasons, all jobs with their match and marks, and the first one beside them', async () => {
  open();
  const recommended = await list('Vagas para você');
  const marked = (words: string) => recommended.getByText(words).closest('li')?.querySelector('svg') !== null;
  // A check says proven at the asked level, and nothing else.
  expect(marked('Provado: React')).toBe(true);
  for (const words of ['Parcial: TypeScript (iniciante; a vaga pede intermediário)', 'Parecido: React por CSS'])
    expect(marked(words), words).toBe(false);
  expect(recommended.getByText('Falta: Go')).toBeTruthy();
  const all = await list('Todas as vagas');
  expect(await all.findByRole('button', { name: /^Compatibilidade de 91%, excelente/ })).toBeTruthy();
  expect(all.getByRole('button', { name: /^Pouco se sabe/ })).toBeTruthy();
  expect(all.getAllByText('Urgente')).toHaveLength(2);
  expect(all.getAllByText('Destaque')).toHaveLength(2);
  expect(screen.getByText('2 vagas')).toBeTruthy();
  const pane = within(screen.getByRole('region', { name: 'Detalhes da vaga' }));
  expect(await pane.findByRole('heading', { level: 2, name: 'Pessoa Analista' })).toBeTruthy();
  expect(await pane.findByText('12 visualizações')).toBeTruthy();
  expect(pane.getByText('3 candidaturas')).toBeTruthy();
  expect(pane.getByRole('link', { name: 'Candidatar-me com meu perfil' }).getAttribute('href')).toBe(
    '/jobs/vaga-a/apply',
  );
  // Nobody opened it.
  expect(sent).toEqual([]);
});

test('beside the list stands the job that suits best, not the newest', async () => {
  server.use(
    http.get('*/api/v1/jobs/recommendations', () => success([{ job: B, score: 91, reasons: [], missing: [] }])),
  );
  open();
  const pane = within(await screen.findByRole('region', { name: 'Detalhes da vaga' }));
  expect(await pane.findByRole('heading', { level: 2, name: 'Pessoa Designer' })).toBeTruthy();
});

test('the chosen job stands in the address, counts as seen once, and the filters stay', async () => {
  const { person, at } = open('?search=dados&remote=true');
  const found = await list('Vagas encontradas');
  expect(asked[0]?.search).toBe('?search=dados&remote=true&page=1');
  await person.click(found.getByRole('link', { name: 'Pessoa Designer' }));
  expect(Object.fromEntries(at())).toEqual({ search: 'dados', remote: 'true', job: 'vaga-b' });
  await screen.findByRole('heading', { level: 2, name: 'Pessoa Designer' });
  await waitFor(() => expect(sent).toEqual(['POST /public/jobs/vaga-b/views']));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Detalhes da vaga' }));
  expect(found.getByRole('link', { name: 'Pessoa Designer' }).getAttribute('aria-current')).toBe('true');
});

test('a job is shared by the link of its public page', async () => {
  const { person } = open('?job=vaga-b');
  await person.click(await screen.findByRole('button', { name: 'Compartilhar' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/jobs/vaga-b`);
  expect(await screen.findByText('Link copiado')).toBeTruthy();
  // Where fingers point, the device asks where to.
  const share = vi.fn(async () => undefined);
  Object.assign(navigator, { share });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  await person.click(screen.getByRole('button', { name: 'Compartilhar' }));
  await waitFor(() => expect(share).toHaveBeenCalledWith({ url: `${location.origin}/jobs/vaga-b` }));
  Reflect.deleteProperty(navigator, 'share');
});

test('on a phone the details are a page, and the way back leads to the list as it was', async () => {
  const { person, at } = open('?level=mid', { wide: false });
  await person.click((await list('Vagas encontradas')).getByRole('link', { name: 'Pessoa Designer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pessoa Designer' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Vagas encontradas' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Voltar às vagas' }));
  await list('Vagas encontradas');
  expect(Object.fromEntries(at())).toEqual({ level: 'mid' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Pessoa Designer'));
});

test('who came by a link finds the list behind the details, too', async () => {
  const { person, at } = open('?level=mid&job=vaga-b', { wide: false });
  await person.click(await screen.findByRole('button', { name: 'Voltar às vagas' }));
  await list('Vagas encontradas');
  expect(Object.fromEntries(at())).toEqual({ level: 'mid' });
});

test('what nobody could choose in an address counts as left out', async () => {
  open('?level=king,mid&contractType=x&page=-2&remote=yes');
  await list('Vagas encontradas');
  expect(asked[0]?.search).toBe('?level=mid&page=1');
});

test('a job is saved and given up, each with the way back', async () => {
  const { person } = open();
  const all = await list('Todas as vagas');
  const button = () => all.getByRole('button', { name: 'Salvar a vaga Pessoa Designer' });
  await waitFor(() => expect(button().hasAttribute('disabled')).toBe(false));
  await person.click(button());
  await screen.findByText('“Pessoa Designer” está nas vagas salvas');
  expect(button().getAttribute('aria-pressed')).toBe('true');
  await person.click(screen.getByRole('button', { name: 'Desfazer' }));
  await screen.findByText('“Pessoa Designer” saiu das vagas salvas');
  expect(button().getAttribute('aria-pressed')).toBe('false');
  expect(sent).toEqual(['POST /jobs/b/save', 'DELETE /jobs/b/save']);
});

test('a recommendation that is not wanted goes, and comes back', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Não é para mim: Pessoa Analista' }));
  await screen.findByText('“Pessoa Analista” não será mais recomendada');
  await person.click(screen.getByRole('button', { name: 'Desfazer' }));
  await screen.findByText('“Pessoa Analista” pode ser recomendada de novo');
  expect(sent).toEqual(['POST /jobs/a/not-for-me', 'DELETE /jobs/a/not-for-me']);
});

test('saved jobs say what became of them; a deleted one can only be given up', async () => {
  const at = '2026-11-10T12:00:00.000Z';
  const closed: SavedJob = { id: 'a', savedAt: at, state: 'closed', title: A.title, companyName: 'Aurora', job: A };
  const deleted: SavedJob = { id: 'c', savedAt: at, state: 'deleted', title: 'Sumiu', companyName: 'Lua', job: null };
  kept = ['a', 'c'];
  server.use(http.get('*/api/v1/jobs/saved', () => page([closed, deleted].filter(({ id }) => kept.includes(id)))));
  const { person, at: address } = open();
  await person.click(await screen.findByRole('button', { name: 'Salvas' }));
  expect(address().get('saved')).toBe('true');
  const saved = await list('Vagas salvas');
  expect(saved.getByText('Não recebe candidaturas')).toBeTruthy();
  expect(saved.getByText('Removida pela empresa')).toBeTruthy();
  expect(saved.queryByRole('link', { name: 'Sumiu' })).toBeNull();
  await person.click(saved.getByRole('button', { name: 'Tirar das salvas: Sumiu' }));
  await screen.findByText('“Sumiu” saiu das vagas salvas');
  expect(saved.queryByText('Sumiu')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});

test('without a profile it says what to do next; what fails says so by itself', async () => {
  server.use(
    http.get('*/api/v1/jobs/recommendations', () => success([])),
    http.get('*/api/v1/jobs/matched', () => failure(400, 'MALFORMED_REQUEST', 'não deu')),
  );
  const { person } = open();
  await screen.findByText('Ainda não há vagas recomendadas');
  expect(screen.getByRole('link', { name: 'Completar meu perfil' }).getAttribute('href')).toBe(
    '/admin/potential/profile',
  );
  await screen.findByText('Não foi possível carregar as vagas');
  server.use(http.get('*/api/v1/jobs/matched', () => page(scored([A]))));
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await list('Todas as vagas');
});

test('jobs are narrowed by match and pay, put in an order, and all of it stands in the address', async () => {
  const { person, at } = open('?match=good,nonsense&payMin=900000&order=match');
  await list('Vagas encontradas');
  expect(asked.at(-1)?.search).toBe('?match=good&payMin=900000&order=match&page=1');
  expect(screen.getByLabelText<HTMLInputElement>('Mínimo por mês').value).toBe('9.000,00');
  const order = screen.getByLabelText('Ordenar por');
  // Nothing is looked for that a job could suit better than another.
  expect(within(order).getAllByRole('option')).toHaveLength(3);
  await person.selectOptions(order, 'Maior remuneração');
  expect(at().get('order')).toBe('pay');
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('order')).toBe('pay'));
  await person.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(Object.fromEntries(at())).toEqual({ order: 'pay' });
});

test('each choice of a filter says how many jobs it would show', async () => {
  const { person } = open('?remote=true&page=2&order=match');
  await person.click(await screen.findByRole('button', { name: /^Senioridade/ }));
  expect(await screen.findByRole('checkbox', { name: 'Pleno 7' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Júnior 0' })).toBeTruthy();
  // Neither the page nor the order says which jobs there are.
  expect(counted).toEqual(['?remote=true']);
});

test('an address that asks for remote jobs alone is a model that others are added to, each with its way out', async () => {
  const { person, at } = open('?remote=true');
  await person.click(await screen.findByRole('button', { name: /^Modelo/ }));
  await person.click(await screen.findByRole('checkbox', { name: /^Híbrido/ }));
  expect(Object.fromEntries(at())).toEqual({ locationModel: 'remote,hybrid' });
  await person.keyboard('{Escape}');
  const chips = within(screen.getByRole('list', { name: 'Filtros ativos' }));
  await person.click(chips.getByRole('button', { name: /Remoto/ }));
  expect(Object.fromEntries(at())).toEqual({ locationModel: 'hybrid' });
});

test('a place says how many remote jobs it leaves out, and one press shows them', async () => {
  const gate = Promise.withResolvers<void>();
  server.use(
    http.get('*/api/v1/public/job-hints', async () => {
      await gate.promise;
      return success({ place: 'Recife', remote: 10, nearest: [] });
    }),
  );
  const { person, at } = open('?location=recfie');
  // What comes into a status that is there already is read out.
  const statuses = await screen.findAllByRole('status');
  gate.resolve();
  expect(statuses).toContain(await screen.findByText('10 vagas remotas também aceitam quem mora em Recife.'));
  await person.click(screen.getByRole('button', { name: 'Mostrar também' }));
  expect(at().get('locationModel')).toBe('remote,hybrid,onsite');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vagas encontradas' }));
});

test.each(['match=good', 'payMin=900000'])(
  'a number of remote jobs that is not narrowed by %s is not said',
  async (narrowed) => {
    let hinted = 0;
    server.use(
      http.get('*/api/v1/public/job-hints', () => {
        hinted++;
        return success({ place: 'Recife', remote: 10, nearest: [B] });
      }),
    );
    open(`?location=recfie&${narrowed}`);
    // What is near still stands below.
    expect(await list('Vagas parecidas')).toBeTruthy();
    expect(hinted).toBe(1);
    expect(screen.queryByText(/vagas remotas também aceitam/)).toBeNull();
  },
);

test('where nothing is found stand the nearest jobs, and an alert for what was looked for', async () => {
  server.use(
    http.get('*/api/v1/jobs/matched', () => page([])),
    http.get('*/api/v1/public/job-hints', () => success({ place: null, remote: 0, nearest: [B] })),
  );
  open('?search=cobol');
  expect(await screen.findByRole('button', { name: 'Avise-me de vagas assim' })).toBeTruthy();
  const nearest = within(await screen.findByRole('list', { name: 'Vagas parecidas' }));
  expect(nearest.getAllByRole('listitem')).toHaveLength(1);
});

test('a search becomes an alert, whose frequency can be changed, and which can be deleted and brought back', async () => {
  const alert = {
    id: 'q',
    filters: { search: 'dados', remote: true },
    frequency: 'daily',
    createdAt: '2026-11-01T12:00:00.000Z',
  };
  let alerts: (typeof alert)[] = [];
  const bodies: unknown[] = [];
  server.use(
    http.get('*/api/v1/jobs/alerts', () => success(alerts)),
    http.post('*/api/v1/jobs/alerts', async ({ request }) => {
      bodies.push(await request.json());
      alerts = [alert];
      return success(alert);
    }),
    http.put('*/api/v1/jobs/alerts/q', async ({ request }) => {
      alerts = [{ ...alert, ...((await request.json()) as object) }];
      return success(alerts[0]);
    }),
    http.delete('*/api/v1/jobs/alerts/q', () => {
      alerts = [];
      return success({});
    }),
  );
  const { person } = open('?search=dados&remote=true');
  await person.click(await screen.findByRole('button', { name: 'Alertas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Alertas de vagas' }));
  await person.click(dialog.getByRole('button', { name: 'Avisar todo dia' }));
  const often = await dialog.findByLabelText<HTMLSelectElement>(/^Frequência do alerta: “dados” · Só remotas/);
  expect(bodies).toEqual([{ filters: { search: 'dados', remote: true }, frequency: 'daily' }]);
  // What is kept already is not offered once more.
  expect(dialog.queryByRole('button', { name: /^Avisar/ })).toBeNull();
  expect(document.activeElement).toBe(dialog.getByText(/^Você já recebe as vagas novas desta busca/));
  await person.selectOptions(often, 'Toda semana');
  await waitFor(() => expect(often.value).toBe('weekly'));
  await person.click(dialog.getByRole('button', { name: /^Apagar o alerta/ }));
  await waitFor(() => expect(dialog.queryByLabelText(/^Frequência/)).toBeNull());
  expect(dialog.getAllByRole('button', { name: /^Avisar/ })).toHaveLength(2);
  await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await dialog.findByLabelText(/^Frequência/)).toBeTruthy();
  expect(bodies.at(-1)).toEqual({ filters: { search: 'dados', remote: true }, frequency: 'weekly' });
});

test('where marks do not come, the jobs still do', async () => {
  server.use(http.get('*/api/v1/jobs/saved/ids', () => failure(400, 'MALFORMED_REQUEST', 'não deu')));
  open('?search=x');
  await list('Vagas encontradas');
  expect(await screen.findByText('Parte do que as vagas mostram não carregou.')).toBeTruthy();
});

test('a job that the reader has applied to says so, and leads to the application instead of a second one', async () => {
  applied = [{ applicationId: 'mine', jobId: 'a' }];
  open('?job=vaga-a');
  const all = await list('Todas as vagas');
  const badge = await all.findByRole('link', { name: 'Candidatura enviada' });
  expect(badge.getAttribute('href')).toBe('/admin/potential/applications/mine');
  expect(all.getAllByRole('link', { name: 'Candidatura enviada' })).toHaveLength(1);
  const details = within(await screen.findByRole('region', { name: 'Detalhes da vaga' }));
  expect((await details.findByRole('link', { name: 'Ver minha candidatura' })).getAttribute('href')).toBe(
    '/admin/potential/applications/mine',
  );
  expect(details.queryByRole('link', { name: 'Candidatar-me com meu perfil' })).toBeNull();
});
