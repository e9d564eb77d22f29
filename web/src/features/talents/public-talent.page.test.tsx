import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { LeanRouter, LeanRoutes } from '../../lib/lean-router.tsx';
import { PublicTalentPage } from './public-talent.page.tsx';

const server = testApi();
const API = '*/api/v1/public/talents/iara-mota';
const nothing = {
  photoUrl: null,
  coverUrl: null,
  bio: null,
  seniority: null,
  experienceYears: null,
  city: null,
  state: null,
  country: null,
  availability: null,
  workModel: null,
  skillScore: null,
  skills: [],
  otherProofs: [],
  languages: [],
  education: [],
  experience: [],
};

test('a window that stays open shows nothing more of a profile that was hidden', async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  let asked = 0;
  server.use(http.get(API, () => success({ ...nothing, name: 'Iara Mota', title: 'Engenheira de dados' })));
  history.replaceState(null, '', '/talentos/iara-mota');
  render(
    <LeanRouter>
      <LeanRoutes routes={[{ path: '/talentos/:slug', page: PublicTalentPage }]} notFound={() => null} />
    </LeanRouter>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Iara Mota' })).toBeTruthy();
  server.use(
    http.get(API, () => {
      asked += 1;
      return failure(404, 'NOT_FOUND', 'Não encontrado.');
    }),
  );
  // The page listens a moment after it shows what it has.
  const lookAgain = () => fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => {
    if (asked === 0) lookAgain();
    expect(screen.queryByText('Iara Mota')).toBeNull();
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Este perfil não está aqui');
  const before = asked;
  lookAgain();
  expect(screen.queryByText('Iara Mota')).toBeNull();
  expect(asked).toBe(before);
  vi.unstubAllGlobals();
});
