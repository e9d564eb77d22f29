import type { MatchExplanation } from '@prova/contract/matching/explanation';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { MatchScore } from './match-score.tsx';

const server = testApi();
const EXPLANATION: MatchExplanation = {
  version: 1,
  score: 74,
  known: 0.9,
  othersCount: 1,
  entryShare: 1,
  parts: [
    { part: 'skills', share: 0.7, points: 49, pointsMax: 70 },
    { part: 'seniority', share: 1, points: 14, pointsMax: 14 },
    { part: 'languages', share: 'not_asked', points: 0, pointsMax: 0 },
    { part: 'place', share: 0.7, points: 11, pointsMax: 16 },
    { part: 'pay', share: 'unknown', points: 0, pointsMax: 0 },
  ],
  needs: [
    {
      skills: ['React'],
      level: 'ADVANCED',
      required: true,
      titled: false,
      share: 0.9,
      weight: 0.5,
      evidence: {
        kind: 'proven',
        skill: 'React',
        wanted: 'React',
        strength: 1,
        level: 'ADVANCED',
        proof: { score: 92, faded: 80, provenAt: '2020-03-05T12:00:00.000Z', companyName: null },
      },
    },
    {
      skills: ['JavaScript'],
      level: 'ADVANCED',
      required: true,
      titled: false,
      share: 0.58,
      weight: 0.4,
      evidence: {
        kind: 'declared',
        skill: 'TypeScript',
        wanted: 'JavaScript',
        strength: 0.9,
        level: 'ADVANCED',
        proof: null,
      },
    },
    {
      skills: ['Go', 'Rust'],
      level: 'BEGINNING',
      required: false,
      titled: false,
      share: 0,
      weight: 0.1,
      evidence: null,
    },
  ],
  raises: [
    { kind: 'prove', skill: 'TypeScript', gain: 11 },
    { kind: 'say', part: 'pay', gain: null },
  ],
};

function draw(score: number | null, applicationId?: string) {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter>
        <MatchScore job={{ id: 'job', title: 'Pessoa Analista' }} applicationId={applicationId} score={score} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test.each([
  [80, 'Compatibilidade de 80%, excelente. Ver por quê: Pessoa Analista'],
  [79, 'Compatibilidade de 79%, bom. Ver por quê: Pessoa Analista'],
  [59, 'Compatibilidade de 59%, razoável. Ver por quê: Pessoa Analista'],
  [null, 'Pouco se sabe sobre a compatibilidade. Ver por quê: Pessoa Analista'],
])('%s is said in words', (score, name) => {
  draw(score);
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('opens what the number stands on, which is asked for only then', async () => {
  let asked = 0;
  server.use(
    http.get('*/api/v1/jobs/job/match', () => {
      asked += 1;
      return success(EXPLANATION);
    }),
  );
  const person = draw(74);
  expect(asked).toBe(0);
  await person.click(screen.getByRole('button', { name: /^Compatibilidade/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const bars = await dialog.findAllByRole('progressbar');
  expect(bars.map((bar) => bar.getAttribute('aria-valuetext'))).toEqual(['49 de 70', '14 de 14', '11 de 16']);
  expect(bars.reduce((sum, bar) => sum + Number(bar.getAttribute('aria-valuenow')), 0)).toBe(74);
  expect(dialog.getByText('74 de 100')).toBeTruthy();
  expect(dialog.getByText('Idiomas: a vaga não informa')).toBeTruthy();
  expect(dialog.getByText('Remuneração: seu perfil não diz')).toBeTruthy();
  expect(dialog.getByText(/^Provado: nota 92 em .*2020, nível avançado\. Hoje vale 80\.$/)).toBeTruthy();
  expect(dialog.getByText('Por TypeScript, que conta como 90% de JavaScript. Declarado: avançado.')).toBeTruthy();
  const missing = dialog.getByRole('heading', { name: 'O que falta' }).parentElement as HTMLElement;
  expect(within(missing).getByRole('link', { name: 'Testes que provam Go' })).toBeTruthy();
  expect(dialog.getByText('até mais 11 pontos')).toBeTruthy();
  expect(dialog.getByText('Fórmula versão 1')).toBeTruthy();
  expect(dialog.queryByText(/contam só/)).toBeNull();
  const review = dialog.getByRole('link', { name: 'Pedir que uma pessoa revise este cálculo' });
  expect(review.getAttribute('href')).toBe('/admin/potential/privacy?ask=human_review&about=Pessoa+Analista');
  expect(dialog.getByText(/O pedido vai para a Prova/)).toBeTruthy();
});

test('of a job one has applied to, the company is asked', async () => {
  const own = { ...EXPLANATION, raises: [], basis: 'application', claims: [] };
  server.use(http.get('*/api/v1/applications/a1/own-match', () => success(own)));
  const person = draw(74, 'a1');
  await person.click(screen.getByRole('button', { name: /^Compatibilidade/ }));
  const review = await screen.findByRole('link', { name: 'Pedir que uma pessoa revise este cálculo' });
  expect(review.getAttribute('href')).toMatch(/&application=a1$/);
  expect(screen.getByText('O pedido vai para a empresa a que você se candidatou.')).toBeTruthy();
  // The company's number, from what it has: not the profile's.
  expect(screen.getByText(/^Calculado do currículo que você enviou, não do seu perfil\./)).toBeTruthy();
  expect(screen.getByText('Remuneração: não está no que você enviou')).toBeTruthy();
});

test('says how much of the other parts counts, where most of the skills are missing', async () => {
  server.use(http.get('*/api/v1/jobs/job/match', () => success({ ...EXPLANATION, othersCount: 0.5 })));
  const person = draw(74);
  await person.click(screen.getByRole('button'));
  await screen.findByText(/contam só 50%/);
});

test('says how little is known, without bars that add up to nothing', async () => {
  server.use(http.get('*/api/v1/jobs/job/match', () => success({ ...EXPLANATION, score: null, known: 0.16 })));
  const person = draw(null);
  await person.click(screen.getByRole('button'));
  await screen.findByText(/^Só 16% do que a vaga pede/);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a failure is said and can be tried again', async () => {
  server.use(http.get('*/api/v1/jobs/job/match', () => failure(400, 'MALFORMED_REQUEST', 'não deu'), { once: true }));
  const person = draw(74);
  await person.click(screen.getByRole('button'));
  await screen.findByText('Não foi possível carregar a explicação');
  server.use(http.get('*/api/v1/jobs/job/match', () => success(EXPLANATION)));
  await person.click(screen.getByRole('button', { name: /Tentar/ }));
  await screen.findByText('74 de 100');
});
