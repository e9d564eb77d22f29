import type { applicationMatch } from '@prova/contract/applications/application-match';
import type { DataOf } from '@prova/contract/endpoint';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { ApplicationMatch } from './application-match.tsx';

const server = testApi();
const MATCH: DataOf<typeof applicationMatch> = {
  version: 1,
  score: 62,
  known: 0.7,
  othersCount: 1,
  entryShare: 1,
  parts: [
    { part: 'skills', share: 0.6, points: 50, pointsMax: 84 },
    { part: 'seniority', share: 'unknown', points: 0, pointsMax: 0 },
  ],
  needs: [
    {
      skills: ['SQL'],
      level: 'INTERMEDIATE',
      required: true,
      titled: false,
      share: 0.6,
      weight: 1,
      evidence: {
        kind: 'declared',
        skill: 'SQL',
        wanted: 'SQL',
        strength: 1,
        level: 'INTERMEDIATE',
        proof: null,
      },
    },
  ],
  raises: [],
  basis: 'application',
  claims: [{ skill: 'SQL', sentence: 'Extração de dados com SQL e Pentaho.' }],
};

function show(match: DataOf<typeof applicationMatch>) {
  server.use(http.get('*/api/v1/applications/one/match', () => success(match)));
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <ApplicationMatch applicationId="one" name="Ana" jobTitle="Analista de Dados" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

test('opens what the number stands on, in words for the team, with the sentence of the résumé', async () => {
  show(MATCH);
  await userEvent.click(
    await screen.findByRole('button', { name: /^Compatibilidade de 62%, bom\. Ver por quê: Ana$/ }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Compatibilidade de 62%' }));
  expect(dialog.getByText('Ana e a vaga Analista de Dados')).toBeTruthy();
  expect(dialog.getByText(/Calculado com o currículo e o formulário/)).toBeTruthy();
  expect(
    dialog.getByText('Lido do currículo, sem nível e sem prova. O que não foi provado vale no máximo 60%.'),
  ).toBeTruthy();
  expect(dialog.getByText('Extração de dados com SQL e Pentaho.')).toBeTruthy();
  expect(dialog.getByText('Senioridade: não se sabe')).toBeTruthy();
  expect(dialog.queryByText(/seu perfil/)).toBeNull();
  expect(dialog.queryByRole('link')).toBeNull();
});

test('of a profile levels and proofs count, and no résumé is quoted', async () => {
  show({ ...MATCH, basis: 'profile' });
  await userEvent.click(await screen.findByRole('button', { name: /62%/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Calculado com o perfil da pessoa/)).toBeTruthy();
  expect(dialog.getByText('Declarado: intermediário. O que não foi provado vale no máximo 60%.')).toBeTruthy();
  expect(dialog.queryByText(/Pentaho/)).toBeNull();
});

test('where too little is known there is no number, and a failure can be tried again', async () => {
  show({ ...MATCH, score: null, known: 0.2 });
  await userEvent.click(await screen.findByRole('button', { name: /^Pouco se sabe .* Ana$/ }));
  expect(await screen.findByText(/o que se sabe da pessoa/)).toBeTruthy();
});

test('what does not load can be tried again', async () => {
  server.use(http.get('*/api/v1/applications/one/match', () => failure(404, 'APPLICATION_NOT_FOUND', 'Sumiu.')));
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <ApplicationMatch applicationId="one" name="Ana" jobTitle="Analista de Dados" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const again = await screen.findByRole('button', { name: 'Tentar ver a compatibilidade de novo' });
  server.use(http.get('*/api/v1/applications/one/match', () => success(MATCH)));
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: /62%/ })).toBeTruthy();
});

test('a link from a request about the number opens what it stands on', async () => {
  server.use(http.get('*/api/v1/applications/one/match', () => success(MATCH)));
  render(
    <MemoryRouter initialEntries={['/?match=open']}>
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <ApplicationMatch applicationId="one" name="Ana" jobTitle="Analista de Dados" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
