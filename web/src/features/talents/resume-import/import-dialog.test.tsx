import type { ImportedProfile } from '@prova/contract/talents/resume-import';
import type { TalentProfile } from '@prova/contract/talents/talents';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { ToastRegion } from '../../../ui/toast-region.tsx';
import { ImportDialog } from './import-dialog.tsx';

const nothing = {
  title: null,
  bio: null,
  seniority: null,
  experienceYears: null,
  city: null,
  state: null,
  country: null,
};
const PROFILE: TalentProfile = {
  ...nothing,
  id: '01a0af8b-b2d2-724c-b367-e2de7a7b21aa',
  version: 7,
  name: 'Caio Figueira',
  email: 'caio@correio.example',
  photoUrl: null,
  coverUrl: null,
  title: 'Pessoa Desenvolvedora',
  availability: null,
  workModel: null,
  payExpected: null,
  currency: null,
  phone: null,
  portfolioUrl: null,
  linkedinUrl: null,
  githubUrl: null,
  websiteUrl: null,
  skills: [{ skillId: 's', name: 'React', level: 'ADVANCED', yearsOfExperience: 4, proposed: false, proof: null }],
  otherProofs: [],
  languages: [],
  education: [],
  experience: [],
  skillScore: null,
  visibility: 'applied',
  publicSlug: null,
  completeness: { percent: 40, missing: [] },
};
const job = { description: 'Mapas.', technologies: ['React'], current: false, endDate: '2023-02' };
const READ: ImportedProfile = {
  ...nothing,
  name: 'Caio Figueira',
  title: 'Front-end Pleno',
  summary: null,
  email: null,
  phone: '(19) 98765-4321',
  city: 'Campinas',
  linkedinUrl: null,
  githubUrl: null,
  portfolioUrl: null,
  experience: [
    { ...job, company: 'Maré', position: 'Dev Pleno', startDate: '2021-03' },
    { ...job, company: 'Cooperativa', position: 'Dev', startDate: null },
  ],
  education: [],
  languages: [{ name: 'Inglês', proficiency: 'advanced' }],
  skills: ['react', 'TypeScript', 'CSS'].map((name) => ({
    name,
    sentence: `Trabalhei com ${name}.`,
    known: true,
    level: null,
    yearsOfExperience: null,
  })),
  availability: null,
  workModel: null,
  payExpected: null,
  currency: null,
};

const server = testApi();
const person = userEvent.setup();
let sent: Record<string, unknown>[];
let closed: number;

beforeEach(() => {
  sent = [];
  closed = 0;
  server.use(
    http.post('*/api/v1/talents/profile/resume', () =>
      success({ outcome: 'read', source: 'pdf', pages: 1, profile: READ }),
    ),
    http.put('*/api/v1/talents/profile', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return success({ ...PROFILE, version: PROFILE.version + sent.length });
    }),
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <ImportDialog
        profile={PROFILE}
        onClose={() => {
          closed += 1;
        }}
      />
      <ToastRegion />
    </QueryClientProvider>,
  );
});

const give = async (name = 'curriculo.pdf', bytes = 20) =>
  person.upload(await screen.findByLabelText('Currículo'), new File([new Uint8Array(bytes)], name));

test('shows what is new, saves what is chosen and nothing before, and takes it back', async () => {
  await give();
  const title = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Front-end Pleno/ });
  expect(title.checked).toBe(false);
  expect(screen.getByText('No lugar de: Pessoa Desenvolvedora')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'react' })).toBeNull();
  const sentence = screen.getByText('“Trabalhei com CSS.”');
  expect(sentence).toBeTruthy();
  const incomplete = screen.getByRole<HTMLInputElement>('checkbox', { name: /Cooperativa/ });
  expect([incomplete.disabled, incomplete.checked]).toEqual([true, false]);
  expect(sent).toEqual([]);

  await person.click(screen.getByRole('checkbox', { name: 'CSS' }));
  await person.click(screen.getByRole('button', { name: 'Adicionar 5 itens ao perfil' }));
  await waitFor(() => expect(closed).toBe(1));
  expect(sent).toEqual([
    {
      version: 7,
      phone: '(19) 98765-4321',
      city: 'Campinas',
      experience: [
        {
          company: 'Maré',
          position: 'Dev Pleno',
          description: 'Mapas.',
          technologies: ['React'],
          startDate: '2021-03-01',
          endDate: '2023-02-01',
          current: false,
        },
      ],
      languages: [{ name: 'Inglês', proficiency: 'advanced' }],
      skills: [
        { name: 'React', level: 'ADVANCED', yearsOfExperience: 4 },
        { name: 'TypeScript', level: 'BEGINNING', yearsOfExperience: 0 },
      ],
    },
  ]);
  await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({
    version: 8,
    phone: null,
    city: null,
    experience: [],
    languages: [],
    skills: [{ name: 'React', level: 'ADVANCED', yearsOfExperience: 4 }],
  });
});

test.each([
  ['empty', /não tem texto/],
  ['unreadable', /danificado, protegido por senha/],
  ['unsupported', /formato antigo do Word/],
] as const)('a file that is %s says what to do, and offers nothing', async (outcome, words) => {
  server.use(
    http.post('*/api/v1/talents/profile/resume', () => success({ outcome, source: 'doc', pages: null, profile: null })),
  );
  await give('curriculo.doc');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Adicionar/ })).toBeNull();
});

test('a file over the limit is not sent', async () => {
  await give('curriculo.pdf', 5 * 1024 * 1024 + 1);
  expect(await screen.findByText(/passa de 5 MB/)).toBeTruthy();
});

test('what cannot be saved says so, and the choice stays', async () => {
  server.use(http.put('*/api/v1/talents/profile', () => failure(409, 'VERSION_CONFLICT', 'Mudou.')));
  await give();
  await person.click(await screen.findByRole('button', { name: 'Adicionar 6 itens ao perfil' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(closed).toBe(0);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /Campinas/ }).checked).toBe(true);
});
