import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { ToastRegion } from '../../../ui/toast-region.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { PROFILE, READ } from './imported.fixture.ts';

const server = testApi();
const person = userEvent.setup();
let kept: string[];
let sent: Record<string, unknown>[];
let closed: number;

vi.mock('../../../widgets/pdf-pages/open-pdf.ts', () => ({
  openPdf: async (file: Blob) => {
    if (file.size === 0) throw new Error('broken');
    const pages = [{ number: 1, width: 595, height: 842 }];
    return { pdf: { loadingTask: { destroy: async () => undefined } }, pages };
  },
  drawPage: async () => 'Palavras da página',
}));
/** Everything is near. */
class Near {
  readonly hear: (entries: { isIntersecting: boolean }[]) => void;
  constructor(hear: Near['hear']) {
    this.hear = hear;
  }
  observe() {
    this.hear([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Near);
  sent = [];
  kept = [];
  closed = 0;
  server.use(
    http.post('*/api/v1/talents/profile/resume', () =>
      success({ outcome: 'read', source: 'pdf', pages: 1, profile: READ }),
    ),
    http.put('*/api/v1/talents/profile/kept-resume', ({ request }) => {
      kept.push(request.headers.get('content-type')?.split(';')[0] ?? '');
      return success(null);
    }),
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

  await person.click(screen.getByRole('checkbox', { name: /^CSS/ }));
  expect(screen.queryByLabelText('Nível em CSS')).toBeNull();
  await person.selectOptions(screen.getByLabelText('Nível em TypeScript'), 'Intermediário');
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
        { name: 'TypeScript', level: 'INTERMEDIATE', yearsOfExperience: 0 },
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

test('keeps the file to apply with, unless that is not wanted', async () => {
  await give();
  const keep = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Guardar este arquivo/ });
  expect(keep.checked).toBe(true);
  await person.click(screen.getByRole('button', { name: /^Adicionar/ }));
  await waitFor(() => expect(kept).toEqual(['multipart/form-data']));
});

test('keeps no file that is not wanted', async () => {
  await give();
  await person.click(await screen.findByRole('checkbox', { name: /Guardar este arquivo/ }));
  await person.click(screen.getByRole('button', { name: /^Adicionar/ }));
  await waitFor(() => expect(closed).toBe(1));
  expect(kept).toEqual([]);
});

test('gives all skills without a level one in one move', async () => {
  await give();
  await person.selectOptions(
    await screen.findByLabelText('Nível das 2 habilidades sem nível no currículo'),
    'Avançado',
  );
  await person.click(screen.getByRole('button', { name: /^Adicionar/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.skills).toEqual([
    { name: 'React', level: 'ADVANCED', yearsOfExperience: 4 },
    { name: 'TypeScript', level: 'ADVANCED', yearsOfExperience: 0 },
    { name: 'CSS', level: 'ADVANCED', yearsOfExperience: 0 },
  ]);
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

test('the pages stand beside what was read from them', async () => {
  await give();
  expect(await screen.findByRole('img', { name: 'Página 1 de 1 do currículo' })).toBeTruthy();
  // The words are laid over the page once it is drawn.
  expect(await screen.findByText('Palavras da página')).toBeTruthy();
});

test('an answer that comes after its file was taken out, or replaced, changes nothing', async () => {
  const answers: (() => void)[] = [];
  server.use(
    http.post('*/api/v1/talents/profile/resume', async () => {
      const turn = answers.length;
      await new Promise<void>((answer) => answers.push(answer));
      return success({ outcome: 'read', source: 'pdf', pages: 1, profile: { ...READ, city: `Cidade ${turn}` } });
    }),
  );
  await give('um.pdf');
  await waitFor(() => expect(answers).toHaveLength(1));
  await person.click(screen.getByRole('button', { name: 'Remover um.pdf' }));
  await give('dois.pdf');
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.();
  answers[1]?.();
  expect(await screen.findByRole('checkbox', { name: /Cidade 1/ })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /Cidade 0/ })).toBeNull();
});

test('Cancelar asks before the review is lost, and Escape does not lose it', async () => {
  await give();
  await screen.findByRole('checkbox', { name: /Campinas/ });
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  await person.click(await screen.findByRole('button', { name: 'Continuar conferindo' }));
  expect(closed).toBe(0);
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  await person.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(closed).toBeGreaterThan(0));
  expect(sent).toEqual([]);
});

test.each([
  [409, 'VERSION_CONFLICT', /o perfil mudou depois/],
  [500, 'INTERNAL', /Algo falhou aqui/],
] as const)('an undo that fails with %s says why', async (status, code, words) => {
  await give();
  await person.click(await screen.findByRole('button', { name: /^Adicionar/ }));
  await waitFor(() => expect(closed).toBe(1));
  server.use(http.put('*/api/v1/talents/profile', () => failure(status, code, 'Algo falhou aqui.')));
  await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a line that names several skills is quoted once', async () => {
  const sentence = 'Node, SQL e Kafka no dia a dia.';
  const skills = ['Node.js', 'SQL', 'Kafka'].map((name) => ({ ...READ.skills[0], name, sentence }));
  server.use(
    http.post('*/api/v1/talents/profile/resume', () =>
      success({ outcome: 'read', source: 'pdf', pages: 1, profile: { ...READ, skills } }),
    ),
  );
  await give();
  expect(await screen.findByRole('checkbox', { name: /^Kafka/ })).toBeTruthy();
  expect(screen.getAllByText(`“${sentence}”`)).toHaveLength(1);
});

const readingUnread = (unread: typeof READ.unread) =>
  server.use(
    http.post('*/api/v1/talents/profile/resume', () =>
      success({ outcome: 'read', source: 'pdf', pages: 1, profile: { ...READ, unread } }),
    ),
  );

test('a part that was not read is shown under its heading, left out unless it is given a place, and never a skill', async () => {
  readingUnread([
    { heading: 'Cursos', text: 'Oratória – Senac – 2015' },
    { heading: null, text: 'CNH categoria B' },
  ]);
  await give();
  const parts = within(await screen.findByRole('region', { name: 'O que ficou sem lugar' }));
  expect(parts.getByRole('heading', { name: 'Cursos' })).toBeTruthy();
  expect(parts.getByText('CNH categoria B')).toBeTruthy();
  expect(parts.getAllByText('Não conseguimos ler esta parte.')).toHaveLength(2);
  const [courses] = parts.getAllByLabelText('Onde isto entra?');
  if (!courses) throw new Error('a part has its place');
  await person.selectOptions(courses, 'No fim de “Sobre você”');
  await person.click(screen.getByRole('button', { name: 'Adicionar 7 itens ao perfil' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ bio: 'Oratória – Senac – 2015' });
  expect(JSON.stringify(sent[0])).not.toContain('CNH');
});

test('a part goes to the end of the description of a job that is added', async () => {
  readingUnread([{ heading: 'Projetos', text: 'Mapa de enchentes' }]);
  await give();
  await person.selectOptions(await screen.findByLabelText('Onde isto entra?'), 'Na descrição de Dev Pleno, Maré');
  await person.click(screen.getByRole('button', { name: /^Adicionar 7 itens/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ experience: [{ company: 'Maré', description: 'Mapas.\nMapa de enchentes' }] });
});

test('a part becomes a study in the form of one, and an open form is finished before anything is saved', async () => {
  readingUnread([{ heading: 'Cursos', text: 'Oratória – Senac – 2015' }]);
  await give();
  await person.selectOptions(await screen.findByLabelText('Onde isto entra?'), 'Em uma nova formação');
  const add = screen.getByRole<HTMLButtonElement>('button', { name: /itens ao perfil$/ });
  expect(add.disabled).toBe(true);
  expect(screen.getByText(/Há um formulário aberto/)).toBeTruthy();
  const parts = within(screen.getByRole('region', { name: 'O que ficou sem lugar' }));
  await person.type(parts.getByLabelText(/Instituição/), 'Senac');
  await person.type(parts.getByLabelText(/Grau|Curso|Título/), 'Curso livre');
  await person.type(parts.getByLabelText(/Área/), 'Oratória');
  await person.click(parts.getByRole('button', { name: 'Adicionar' }));
  expect(parts.getByText('Curso livre em Oratória', { exact: false })).toBeTruthy();
  expect(add.disabled).toBe(false);
  await person.click(add);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ education: [{ institution: 'Senac', degree: 'Curso livre', field: 'Oratória' }] });
});

test('a résumé of which nothing was understood is still reviewed', async () => {
  server.use(
    http.post('*/api/v1/talents/profile/resume', () =>
      success({
        outcome: 'read',
        source: 'pdf',
        pages: 1,
        profile: {
          ...READ,
          title: null,
          phone: null,
          city: null,
          experience: [],
          languages: [],
          skills: [],
          unread: [{ heading: null, text: 'fiz de tudo um pouco' }],
        },
      }),
    ),
  );
  await give();
  expect(await screen.findByText('fiz de tudo um pouco')).toBeTruthy();
  expect(screen.queryByText(/já diz tudo/)).toBeNull();
});

test('an entry without its dates is completed in its form, with what was read of it', async () => {
  await give();
  const jobs = within(await screen.findByRole('region', { name: 'Experiência' }));
  await person.click(jobs.getByRole('button', { name: 'Completar' }));
  expect((await jobs.findByLabelText<HTMLInputElement>(/Empresa/)).value).toBe('Cooperativa');
  expect(jobs.getByLabelText<HTMLTextAreaElement>(/^O que/).value).toBe('Mapas.');
  await person.click(jobs.getByRole('button', { name: 'Cancelar' }));
  expect(jobs.getByRole('button', { name: 'Completar' })).toBeTruthy();
});

test('a text that grows too long says so before anything is saved', async () => {
  readingUnread([{ heading: 'Projetos', text: 'x'.repeat(2_100) }]);
  await give();
  await person.selectOptions(await screen.findByLabelText('Onde isto entra?'), 'No fim de “Sobre você”');
  expect(screen.getByText(/mais de 2\.000 caracteres/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /itens ao perfil$/ }).disabled).toBe(true);
});

describe('a résumé that is kept alone', () => {
  const keepButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Guardar currículo' });

  test('where everything else is left out', async () => {
    await give();
    await screen.findByRole('button', { name: /itens ao perfil$/ });
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }))
      if (!/^Guardar este arquivo/.test(box.labels?.[0]?.textContent ?? '')) await person.click(box);
    await person.click(await keepButton());
    await waitFor(() => expect(closed).toBe(1));
    expect(await screen.findByText('Currículo guardado')).toBeTruthy();
    expect([kept.length, sent.length]).toEqual([1, 0]);
  });

  test('where the profile says all of it, unless that is not wanted; a failure is said and loses nothing', async () => {
    const nothing = { title: null, phone: null, city: null, experience: [], education: [], languages: [], skills: [] };
    server.use(
      http.post('*/api/v1/talents/profile/resume', () =>
        success({ outcome: 'read', source: 'pdf', pages: 1, profile: { ...READ, ...nothing } }),
      ),
      http.put('*/api/v1/talents/profile/kept-resume', () => failure(500, 'INTERNAL', 'Algo falhou aqui.'), {
        once: true,
      }),
    );
    await give();
    expect(await screen.findByText(/já diz tudo/)).toBeTruthy();
    const box = screen.getByRole('checkbox', { name: /^Guardar este arquivo/ });
    await person.click(box);
    expect((await keepButton()).disabled).toBe(true);
    await person.click(box);
    await person.click(await keepButton());
    expect(await screen.findByText('Algo falhou aqui.')).toBeTruthy();
    expect(closed).toBe(0);
    await person.click(await keepButton());
    await waitFor(() => expect(closed).toBe(1));
    expect([kept.length, sent.length]).toEqual([1, 0]);
  });
});
