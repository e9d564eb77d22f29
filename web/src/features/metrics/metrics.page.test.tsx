import type { SessionUser } from '@prova/contract/accounts/accounts';
import type { DataOf } from '@prova/contract/endpoint';
import { FIGURES } from '@prova/contract/metrics/figures';
import { metricsPaths } from '@prova/contract/metrics/paths';
import type { Insight, recruiterCharts, recruiterReports } from '@prova/contract/metrics/reports';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { idOf } from '../../../test/interviews.ts';
import { authStore } from '../../lib/auth-store.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { CasesPage } from './cases.page.tsx';
import { MetricsPage } from './metrics.page.tsx';

type Report = DataOf<typeof recruiterReports>;
type Charts = DataOf<typeof recruiterCharts>;
type Reading = Report['figures']['engagement'];

const reading = (value: number | null, cases: number, former: number | null, formerCases = cases): Reading => ({
  ...{ value, cases, median: null },
  former: { value: former, cases: formerCases },
  curve: [former, value],
});
const job = (n: number, title: string, applications: number, match: number | null, interviews: number) => ({
  ...{ id: idOf(n), title, status: 'ACTIVE' as const, applications, interviews },
  compatibility: { value: match, cases: match === null ? 2 : applications },
});
const person = (n: number, given: Partial<Charts['compatible']['people'][number]>) => ({
  ...{ applicationId: idOf(n), version: 1, jobId: idOf(300), jobTitle: 'Back-end Sênior', name: 'Ana Duarte' },
  ...{ match: 92, proofs: [{ skill: 'SQL', score: 95 }], interview: null, canSchedule: true, scheduleRefusal: null },
  ...given,
});

const REPORT: Report = {
  days: 30,
  since: '2026-10-22T03:00:00.000Z',
  until: '2026-11-20T15:00:00.000Z',
  formerSince: '2026-09-22T03:00:00.000Z',
  formerUntil: '2026-10-21T15:00:00.000Z',
  timeZone: 'America/Sao_Paulo',
  figures: {
    assessments: reading(148, 148, 125, 125),
    compatibility: reading(75.96, 210, 73),
    conversion: reading(6.4, 94, 7.2),
    closingTime: { ...reading(21, 6, 25), median: 18.5 },
    activeCandidates: reading(0, 0, 0, 0),
    engagement: reading(null, 3, 71, 40),
  },
};
const CHARTS: Charts = {
  technologies: [
    { skillId: idOf(600), name: 'Node.js', people: 184, proven: 112 },
    { skillId: idOf(601), name: 'PostgreSQL', people: 161, proven: 0 },
  ],
  jobs: [
    job(300, 'Back-end Sênior', 128, 78.2, 14),
    job(301, 'Dados Pleno', 94, null, 9),
    job(302, 'Front-end Pleno', 152, 66, 7),
  ],
  meanCompatibility: { value: 75.96, cases: 372 },
  compatible: {
    total: 23,
    people: [
      person(201, {}),
      person(202, { name: null, match: 90, proofs: [] }),
      person(203, {
        ...{ name: 'Rui Lima', canSchedule: false, scheduleRefusal: 'INTERVIEW_ALREADY_SCHEDULED' as const },
        interview: { id: idOf(700), startsAt: '2026-11-24T17:00:00.000Z' },
      }),
      person(204, { name: 'Lia Prado', canSchedule: false, scheduleRefusal: 'ON_HOLD' }),
    ],
  },
};
const INSIGHTS: readonly Insight[] = [
  { kind: 'proofAdvances', times: 2.34, withProof: 120, withoutProof: 94 },
  {
    ...{ kind: 'promisesDue', applications: 3 },
    jobs: [
      { id: idOf(300), title: 'Back-end Sênior' },
      { id: idOf(301), title: 'Dados Pleno' },
    ],
  },
  { kind: 'testLosesPeople', testId: idOf(800), title: 'APIs', minutes: 90, sent: 48, lost: 41.2 },
  { kind: 'sourceHires', source: 'linkedin', received: 48, hired: 22, applications: 120, hires: 9 },
  { kind: 'unscheduledMatches', people: 2 },
  {
    ...{ kind: 'stageHolds', jobId: idOf(300), jobTitle: 'Back-end Sênior', stage: 'Em análise' },
    ...{ medianDays: 9, people: 34 },
  },
];
const NOTHING: Report = {
  ...REPORT,
  figures: Object.fromEntries(FIGURES.map((name) => [name, reading(null, 0, null)])) as Report['figures'],
};

const NO_CHARTS: Charts = {
  ...{ technologies: [], jobs: [], compatible: { total: 0, people: [] } },
  meanCompatibility: { value: null, cases: 0 },
};

const server = testApi();
let someone: UserEvent;
let asked: Record<string, string>[];

const answering = (answer: () => Report) =>
  http.get('*/api/v1/dashboard/recruiter/reports', ({ request }) => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams));
    return success(answer());
  });

beforeEach(() => {
  someone = userEvent.setup();
  asked = [];
  const companies = [{ id: idOf(400), name: 'Aurora', role: 'owner', runsJobs: true }];
  authStore.write({ status: 'signed-in', user: { id: idOf(1), name: 'Rui', companies } as unknown as SessionUser });
  server.use(
    answering(() => REPORT),
    http.get('*/api/v1/dashboard/recruiter/charts', () => success(CHARTS)),
    http.get('*/api/v1/dashboard/recruiter/insights', () => success(INSIGHTS)),
    http.get('*/api/v1/jobs/recruiter/paginated', () =>
      success([{ id: idOf(300), title: 'Back-end Sênior' }], { page: 1, limit: 20, total: 1, totalPages: 1 }),
    ),
    http.get('*/api/v1/jobs/:id', () => success({ id: idOf(300), title: 'Back-end Sênior' })),
  );
});

function open(path: string = metricsPaths.metrics) {
  const router = createMemoryRouter(
    [
      { path: metricsPaths.metrics, element: <MetricsPage /> },
      { path: metricsPaths.cases, element: <CasesPage /> },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const cardOf = async (name: string) => {
  const title = await screen.findByRole('heading', { level: 3, name });
  return within(title.closest('.relative') as HTMLElement);
};

test('each card says its value, unit, change, former value and cases, and leads to them', async () => {
  open();
  const closing = await cardOf('Tempo médio de fechamento');
  expect(closing.getByText('21').textContent).toBe('21 dias');
  expect(closing.getByText(/4 dias a menos/).textContent).toBe('melhorou 4 dias a menos');
  closing.getByText('antes: 25 dias');
  closing.getByText('mediana: 18,5 dias');
  expect(closing.getByRole('link', { name: '6 casos de Tempo médio de fechamento' }).getAttribute('href')).toBe(
    '/admin/recruiter/metrics/cases?list=closingTime&until=2026-11-20T15%3A00%3A00.000Z',
  );
  const conversion = await cardOf('Taxa de conversão');
  expect(conversion.getByText(/0,8 p\.p\. a menos/).textContent).toBe('piorou 0,8 p.p. a menos');
  expect((await cardOf('Compatibilidade média')).getByText('76').textContent).toBe('76%');
  const assessments = await cardOf('Avaliações aplicadas');
  expect(assessments.getByText('148').textContent).toBe('148 avaliações');
  assessments.getByText(/18% a mais/);
  // Few cases have no rate, and what was known before is still said.
  const engagement = await cardOf('Taxa de engajamento');
  engagement.getByText('Poucos casos');
  engagement.getByText('O número aparece a partir de 5 casos.');
  engagement.getByText('antes: 71%');
  engagement.getByRole('link', { name: /^3 casos/ });
  // None lead nowhere.
  const active = await cardOf('Candidatos ativos');
  expect(active.getByText('0').textContent).toMatch(/^0 candidato/);
  expect(active.queryByRole('link')).toBeNull();
});

test('a card says what it counts and leaves out', async () => {
  open();
  const button = (await cardOf('Tempo médio de fechamento')).getByRole('button', {
    name: /^Tempo médio de fechamento: Dias entre a publicação da vaga e a contratação.*As pausas da vaga/,
  });
  await someone.hover(button);
  const tooltip = await screen.findByRole('tooltip', { hidden: true });
  expect(tooltip.textContent).toMatch(/^Dias entre a publicação.*As pausas da vaga não são descontadas\.$/);
});

test('the days that are compared are said in words, and period and job live in the address', async () => {
  const router = open();
  await screen.findByText(
    /^22 de out\.(?: de 2026)? a 20 de nov\..*com 22 de set\..* a 21 de out\..* até a mesma hora$/,
  );
  await someone.click(screen.getByRole('radio', { name: '1 ano' }));
  await waitFor(() => expect(router.state.location.search).toBe('?period=1y'));
  await someone.click(screen.getByRole('combobox', { name: 'Vaga' }));
  await someone.click(await screen.findByRole('option', { name: 'Back-end Sênior' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ timeRange: '1y', jobId: idOf(300) }));
  expect(router.state.location.search).toBe(`?job=${idOf(300)}&period=1y`);
  expect(asked[0]).toEqual({ timeRange: '30d' });
  // The cases are those of this period and job.
  expect(screen.getByRole('link', { name: /^94 casos/ }).getAttribute('href')).toContain(`period=1y&job=${idOf(300)}`);
});

test('what the address does not know is left out', async () => {
  open(`${metricsPaths.metrics}?period=5y&job=x&sort=hires`);
  await screen.findByRole('heading', { level: 2, name: 'Desempenho por vaga' });
  expect(asked).toEqual([{ timeRange: '30d' }]);
});

test('technologies are a table: who has one, how many have proven it, and the way to them', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: /^Pessoas que se candidataram/ }));
  const [, node, postgres] = table.getAllByRole('row');
  expect(within(node as HTMLElement).getByRole('rowheader').textContent).toBe('Node.js');
  const link = within(node as HTMLElement).getByRole('link', { name: '184' });
  expect(link.getAttribute('href')).toContain(`list=technology&skill=${idOf(600)}`);
  within(node as HTMLElement).getByText('112 com prova (61%)');
  within(postgres as HTMLElement).getByText('0 com prova (0%)');
  // Nothing solid is drawn of what nobody has proven.
  expect(postgres?.querySelectorAll('svg > rect')).toHaveLength(1);
  expect(node?.querySelectorAll('svg > rect')).toHaveLength(2);
});

test('jobs are sorted by each column from the keyboard, and the order lives in the address', async () => {
  const router = open();
  const table = await screen.findByRole('table', { name: /de cada vaga no período/ });
  const titles = () =>
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent);
  const sortOf = (name: RegExp) => within(table).getByRole('columnheader', { name }).getAttribute('aria-sort');
  expect(titles()).toEqual(['Front-end Pleno', 'Back-end Sênior', 'Dados Pleno']);
  expect(sortOf(/^Candidaturas/)).toBe('descending');
  within(table).getByRole('button', { name: 'Compatibilidade média' }).focus();
  await someone.keyboard('{Enter}');
  // Without a mean of its own a job stands last, whichever way.
  await waitFor(() => expect(titles()).toEqual(['Back-end Sênior', 'Front-end Pleno', 'Dados Pleno']));
  expect(router.state.location.search).toBe('?sort=-compatibility');
  expect(sortOf(/^Candidaturas/)).toBeNull();
  await someone.keyboard('{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Front-end Pleno', 'Back-end Sênior', 'Dados Pleno']));
  expect(sortOf(/^Compatibilidade/)).toBe('ascending');
  await someone.click(within(table).getByRole('button', { name: 'Vaga' }));
  await waitFor(() => expect(titles()).toEqual(['Back-end Sênior', 'Dados Pleno', 'Front-end Pleno']));
  // Nothing is asked anew for another order.
  expect(asked).toHaveLength(1);
  const [row] = within(table).getAllByRole('row').slice(1);
  expect(
    within(row as HTMLElement)
      .getByRole('link', { name: '14' })
      .getAttribute('href'),
  ).toContain(`list=interviews&job=${idOf(300)}`);
});

test('an interview is scheduled from the list, of somebody without a name too', async () => {
  server.use(
    http.get('*/api/v1/companies/:id/members', () => success({ members: [], invitations: [], can: { manage: false } })),
  );
  open();
  const people = within(await screen.findByRole('list', { name: /^Candidatos de alta compatibilidade/ }));
  const [, blind, invited, held] = people.getAllByRole('listitem');
  await within(held as HTMLElement).findByText('A candidatura está em espera. Retome antes de continuar.');
  expect(within(held as HTMLElement).queryByRole('button', { name: /^Agendar/ })).toBeNull();
  within(blind as HTMLElement).getByText('Pessoa candidata');
  expect(within(invited as HTMLElement).queryByRole('button', { name: /^Agendar/ })).toBeNull();
  expect(
    within(invited as HTMLElement)
      .getByRole('link', { name: /^Entrevista marcada/ })
      .getAttribute('href'),
  ).toBe(`/admin/recruiter/interviews/${idOf(700)}`);
  expect(screen.getByRole('link', { name: 'Ver os 23 com 80% ou mais' }).getAttribute('href')).toContain(
    'list=compatible',
  );
  await someone.click(people.getByRole('button', { name: 'Agendar entrevista com Ana Duarte' }));
  await screen.findByRole('dialog', { name: 'Agendar entrevista com Ana Duarte' });
});

test('each conclusion names the numbers it rests on and leads to where one acts', async () => {
  open();
  const section = within(await screen.findByRole('region', { name: 'O que os números dizem' }));
  section.getByText('Calculado aqui, sem IA');
  await section.findByText('LinkedIn: 48% das candidaturas, 22% das contratações');
  const lines = section.getAllByRole('listitem').map((line) => ({
    text: [...line.querySelectorAll('p')].map((part) => part.textContent),
    href: within(line).getByRole('link').getAttribute('href'),
  }));
  expect(lines).toEqual([
    {
      text: ['Quem chega com prova avança 2,3 vezes mais', '120 candidaturas com prova e 94 sem'],
      href: '/admin/recruiter/talents',
    },
    {
      text: ['3 respostas prometidas vencem hoje ou já venceram', 'Back-end Sênior e Dados Pleno'],
      href: '/admin/recruiter/candidates?show=open&sort=waiting',
    },
    {
      text: ['O teste APIs perde 41% das pessoas', '48 envios cujo prazo acabou · 90 minutos de duração'],
      href: `/admin/recruiter/tests/${idOf(800)}/results`,
    },
    {
      text: ['LinkedIn: 48% das candidaturas, 22% das contratações', '120 candidaturas · 9 contratações'],
      href: '/admin/recruiter/candidates?source=linkedin',
    },
    {
      text: ['2 pessoas muito compatíveis estão sem entrevista', 'Compatibilidade de 80% ou mais hoje'],
      href: '#compatible',
    },
    {
      text: [
        'Na etapa Em análise, as pessoas ficam 9 dias',
        'Back-end Sênior: mediana de 34 pessoas, a maior entre as etapas',
      ],
      href: `/admin/recruiter/jobs/${idOf(300)}/board`,
    },
  ]);
});

test('conclusions that do not load are asked for again, beside the numbers', async () => {
  server.use(http.get('*/api/v1/dashboard/recruiter/insights', () => failure(400, 'VALIDATION_ERROR', 'Não deu.')));
  open();
  const section = within(await screen.findByRole('region', { name: 'O que os números dizem' }));
  await section.findByRole('heading', { level: 3, name: 'Não foi possível carregar as conclusões' });
  expect((await cardOf('Avaliações aplicadas')).getByText('148').textContent).toBe('148 avaliações');
  server.use(http.get('*/api/v1/dashboard/recruiter/insights', () => success([])));
  await someone.click(section.getByRole('button', { name: 'Tentar de novo' }));
  await section.findByText(/^Ainda há poucos casos/);
});

test('a company without anything to count is led to publishing a job', async () => {
  server.use(
    answering(() => NOTHING),
    http.get('*/api/v1/dashboard/recruiter/charts', () => success(NO_CHARTS)),
  );
  open();
  await screen.findByRole('heading', { name: 'Ainda não há o que medir' });
  expect(screen.getByRole('link', { name: 'Publicar uma vaga' }).getAttribute('href')).toBe(
    '/admin/recruiter/jobs/new',
  );
  // A longer period may have something.
  await someone.click(screen.getByRole('radio', { name: '90 dias' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ timeRange: '90d' }));
});

test('numbers that do not load are asked for again', async () => {
  server.use(http.get('*/api/v1/dashboard/recruiter/reports', () => failure(400, 'VALIDATION_ERROR', 'Não deu.')));
  open();
  const alert = within(await screen.findByRole('alert'));
  alert.getByRole('heading', { name: 'Não foi possível carregar as métricas' });
  alert.getByText('Nada foi perdido. Confira a conexão e tente de novo.');
  server.use(answering(() => REPORT));
  await someone.click(alert.getByRole('button', { name: 'Tentar de novo' }));
  await screen.findByRole('heading', { level: 2, name: 'Desempenho por vaga' });
});

test('who only interviews is told why there are no numbers for them', async () => {
  const refused = () => failure(403, 'FORBIDDEN', 'Não.');
  server.use(http.get('*/api/v1/dashboard/recruiter/reports', refused));
  open();
  await screen.findByRole('heading', { name: 'As métricas são de quem conduz as vagas' });
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
});

const one = {
  ...{ applicationId: idOf(201), jobId: idOf(300), jobTitle: 'Back-end Sênior', name: 'Ana Duarte', erased: false },
  ...{ at: '2026-11-12T15:00:00.000Z', value: null, outcome: null, kind: null },
};
const listing = (rows: readonly object[], total = rows.length) =>
  http.get('*/api/v1/dashboard/recruiter/reports/cases', ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    asked.push(query);
    return success(rows, { page: Number(query.page), limit: 25, total, totalPages: Math.ceil(total / 25) });
  });

test('the cases of a number are listed page by page, and lead back to the metrics as they were', async () => {
  server.use(
    listing(
      [
        { ...one, outcome: 'hired' },
        { ...one, name: null, outcome: 'rejected' },
        { ...one, name: null, erased: true, outcome: 'withdrawn' },
      ],
      94,
    ),
  );
  const until = '2026-11-20T15:00:00.000Z';
  const router = open(`${metricsPaths.cases}?list=conversion&period=90d&job=${idOf(300)}&until=${until}`);
  await screen.findByRole('heading', { level: 1, name: 'Taxa de conversão' });
  await screen.findByText(/^94 candidaturas encerradas · 90 dias até 20 de nov\..* · Back-end Sênior$/);
  const [first, blind, erased] = within(screen.getByRole('list', { name: 'Casos contados' })).getAllByRole('listitem');
  expect(
    within(first as HTMLElement)
      .getByRole('link', { name: 'Ana Duarte' })
      .getAttribute('href'),
  ).toBe(`/admin/recruiter/candidates/${idOf(201)}`);
  within(first as HTMLElement).getByText('Contratada');
  within(blind as HTMLElement).getByRole('link', { name: 'Pessoa candidata' });
  expect(within(erased as HTMLElement).queryByRole('link')).toBeNull();
  within(erased as HTMLElement).getByText('Dados apagados');
  expect(screen.getByRole('link', { name: 'Métricas e relatórios' }).getAttribute('href')).toBe(
    `/admin/recruiter/metrics?job=${idOf(300)}&period=90d`,
  );
  await someone.click(screen.getByRole('button', { name: 'Próxima página' }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      ...{ list: 'conversion', timeRange: '90d', jobId: idOf(300) },
      ...{ until, page: '2' },
    }),
  );
  expect(router.state.location.search).toContain('page=2');
});

test('the cases of a technology bear its name, and numbers their units', async () => {
  server.use(listing([{ ...one, value: 91.4, outcome: 'proven', kind: 'test' }]));
  open(`${metricsPaths.cases}?list=technology&skill=${idOf(600)}`);
  await screen.findByRole('heading', { level: 1, name: 'Pessoas com Node.js' });
  await screen.findByText('91,4%');
  screen.getByText('Com prova');
  expect(asked).toContainEqual({ list: 'technology', timeRange: '30d', skillId: idOf(600), page: '1' });
});
