import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { TalentPage } from './talent.page.tsx';

const ID = '01a0af8b-b2d2-724c-b367-e2de7a7b21aa';
const seen = {
  id: ID,
  name: 'Iara Mota',
  photoUrl: null,
  coverUrl: null,
  title: 'Engenheira de dados',
  bio: null,
  seniority: null,
  experienceYears: null,
  city: null,
  state: null,
  country: null,
  availability: null,
  workModel: null,
  skills: [],
  otherProofs: [],
  languages: [],
  education: [],
  experience: [],
  skillScore: null,
  email: null,
  phone: null,
  portfolioUrl: null,
  linkedinUrl: null,
  githubUrl: null,
  websiteUrl: null,
  applied: false,
};
const server = testApi();
const answer = (data: object) =>
  server.use(http.get(`*/api/v1/talents/${ID}`, () => HttpResponse.json({ success: true, data })));

beforeEach(() => {
  server.use(
    http.get('*/api/v1/posts/*', () =>
      HttpResponse.json({ success: true, data: [], meta: { page: 1, limit: 10, total: 0, totalPages: 0 } }),
    ),
  );
});
afterEach(cleanup);

function open() {
  const client = createQueryClient(() => undefined);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/admin/recruiter/talents/${ID}`]}>
        <Routes>
          <Route path="/admin/recruiter/talents/:id" element={<TalentPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

test('a language is called as the reader calls it, whatever language it was written in', async () => {
  const written = ['English', 'es', 'Klingon'].map((name) => ({ name, proficiency: 'fluent' }));
  answer({ ...seen, languages: written });
  open();
  for (const name of ['Inglês', 'Espanhol', 'Klingon']) expect(await screen.findByText(name)).toBeTruthy();
});

test('contacts are words before an application, and themselves after it', async () => {
  answer(seen);
  open();
  expect(await screen.findByText(/^E-mail, telefone e links aparecem depois/)).toBeTruthy();
  cleanup();
  answer({ ...seen, applied: true, email: 'iara@correio.example', phone: '+5581999990142' });
  open();
  expect((await screen.findByRole('link', { name: 'iara@correio.example' })).getAttribute('href')).toBe(
    'mailto:iara@correio.example',
  );
  expect(screen.getByText('(81) 99999-0142')).toBeTruthy();
});

test('a profile that gets hidden leaves the screen', async () => {
  answer(seen);
  const client = open();
  expect(await screen.findByRole('heading', { name: 'Iara Mota' })).toBeTruthy();
  server.use(
    http.get(`*/api/v1/talents/${ID}`, () =>
      HttpResponse.json({ success: false, error: 'NOT_FOUND', message: 'Não há.', requestId: 'r' }, { status: 404 }),
    ),
  );
  await client.invalidateQueries();
  expect(await screen.findByRole('heading', { name: 'Este perfil não está mais visível' })).toBeTruthy();
  expect(screen.queryByText('Engenheira de dados')).toBeNull();
});

test('a proof from an AI interview says so, and which company confirmed it', async () => {
  const proof = {
    ...{ score: 75, faded: 74, source: 'ai_interview', companyName: 'Aurora Sistemas' },
    ...{ provenAt: '2026-11-01T12:00:00Z', validUntil: '2199-11-01T12:00:00Z' },
  };
  answer({ ...seen, otherProofs: [{ skillId: 'react', name: 'React', ...proof }] });
  open();
  expect(await screen.findByText('entrevista com IA, confirmada por uma pessoa de Aurora Sistemas')).toBeTruthy();
});

test('the level beside a score is the one that it proves; what is declared says so', async () => {
  const proof = {
    score: 55,
    faded: 54,
    provenAt: '2026-11-01T12:00:00Z',
    validUntil: '2199-11-01T12:00:00Z',
    source: 'test',
    companyName: null,
  };
  const skill = { skillId: 'react', name: 'React', level: 'ADVANCED', yearsOfExperience: 0, proposed: false, proof };
  answer({ ...seen, skills: [skill, { ...skill, skillId: 'css', name: 'CSS', level: 'BEGINNING' }] });
  open();
  expect(await screen.findByText('nível iniciante, declara avançado')).toBeTruthy();
  expect(screen.getByText('nível iniciante')).toBeTruthy();
});
