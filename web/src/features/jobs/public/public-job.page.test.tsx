import type { PublicJob } from '@prova/contract/jobs/public-jobs';
import { cleanup, render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testApi } from '../../../../test/api.ts';
import { publicJobOf } from '../../../../test/public-job.ts';
import { authStore } from '../../../lib/auth-store.ts';
import { LeanRouter, LeanRoutes } from '../../../lib/lean-router.tsx';
import { PublicJobPage } from './public-job.page.tsx';

const stage = (type: PublicJob['stages'][number]['type'], name: string, minutes: number | null = null) => ({
  type,
  name,
  minutes,
  replyDays: 5,
});
const usual = (...own: PublicJob['stages']) => [
  stage('new', 'Novos candidatos'),
  stage('review', 'Em análise'),
  ...own,
  stage('offer', 'Oferta enviada'),
  stage('hired', 'Contratados'),
];
const job = publicJobOf({ stages: usual() });

const server = testApi(
  http.post('*/api/v1/public/jobs/:slug/views', () => HttpResponse.json({ success: true, data: {} })),
);
beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => vi.unstubAllGlobals());

async function stepsOf(stages: PublicJob['stages']) {
  server.use(
    http.get('*/api/v1/public/jobs/:slug', () => HttpResponse.json({ success: true, data: { ...job, stages } })),
  );
  history.replaceState(null, '', '/jobs/vaga');
  render(
    <LeanRouter>
      <LeanRoutes routes={[{ path: '/jobs/:slug', page: PublicJobPage }]} notFound={() => null} />
    </LeanRouter>,
  );
  const heading = await screen.findByRole('heading', { name: /^Etapas do processo/ });
  const list = within(heading.parentElement ?? document.body).getByRole('list');
  return {
    heading: heading.textContent,
    steps: within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  };
}

test('the steps are all those that the page of an application shows, by the same numbers', async () => {
  const { heading, steps } = await stepsOf(usual(stage('interview', 'Conversa', 45)));
  expect(steps).toEqual(['1Candidatura2 min', '2Em análise', '3Conversa45 min', '4Oferta', '5Contratação']);
  expect(heading).toBe('Etapas do processo cerca de 47 min no total');
});

test.each([
  ['nothing beside the form takes time', usual()],
  ['a step does not say how long it takes', usual(stage('interview', 'Conversa', 45), stage('test', 'Desafio'))],
])('no total is claimed where %s', async (_, stages) => {
  expect((await stepsOf(stages)).heading).toBe('Etapas do processo');
});

test('a job that takes no more applications promises no answer', async () => {
  await stepsOf(usual());
  expect(screen.getByText('Responde em até 5 dias')).toBeTruthy();
  cleanup();
  server.use(
    http.get('*/api/v1/public/jobs/:slug', () => HttpResponse.json({ success: true, data: { ...job, open: false } })),
  );
  history.replaceState(null, '', '/jobs/encerrada');
  render(
    <LeanRouter>
      <LeanRoutes routes={[{ path: '/jobs/:slug', page: PublicJobPage }]} notFound={() => null} />
    </LeanRouter>,
  );
  await screen.findByText('Esta vaga não recebe mais candidaturas');
  expect(screen.queryByText(/em até 5 dias/)).toBeNull();
});

test.each([
  [true, 'Acompanhar candidatura', '/admin/potential/applications/minha', /^Você se candidatou em 2 de nov\. de 2025$/],
  [false, 'Candidatar-me com meu perfil', '/jobs/vaga/apply', /^Você confere tudo antes de enviar$/],
])('a signed-in talent reads whether they have applied (%s)', async (applied, label, href, text) => {
  server.use(
    http.get('*/api/v1/public/jobs/:slug', () => HttpResponse.json({ success: true, data: job })),
    http.get('*/api/v1/applications/among', ({ request }) => {
      expect(new URL(request.url).searchParams.get('ids')).toBe(job.id);
      const data = [{ jobId: job.id, applicationId: 'minha', appliedAt: '2025-11-02T12:00:00.000Z' }];
      return HttpResponse.json({ success: true, data: applied ? data : [] });
    }),
  );
  authStore.write({
    status: 'signed-in',
    user: { id: job.id, name: 'Ana', email: 'ana@correio.example', role: 'POTENTIAL' },
  } as Parameters<typeof authStore.write>[0]);
  history.replaceState(null, '', '/jobs/vaga');
  render(
    <LeanRouter>
      <LeanRoutes routes={[{ path: '/jobs/:slug', page: PublicJobPage }]} notFound={() => null} />
    </LeanRouter>,
  );
  const [link] = await screen.findAllByRole('link', { name: label });
  expect(link?.getAttribute('href')).toBe(href);
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Sem criar conta/)).toBeNull();
  authStore.write({ status: 'signed-out' });
});
