import type { TestQuestion } from '@prova/contract/assessments/questions';
import type { TestDetails } from '@prova/contract/assessments/tests';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { ToastRegion } from '../../../ui/toast-region.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { EditTestPage } from '../test-wizard.page.tsx';

const server = testApi();
afterEach(() => toast.clear());

const id = (number: number) => `0195d4a0-0000-7000-8000-${String(number).padStart(12, '0')}`;
const question = (number: number, pool = ''): TestQuestion => ({
  ...{ id: id(number), version: 1, testId: id(0), position: number, type: 'MULTIPLE_CHOICE' as const, pool },
  ...{ text: `<p>Questão de SQL ${number}</p>`, points: 1, topic: 'Nulos', language: null, starterCode: '' },
  ...{ check: null, videoSeconds: null, correctAnswer: null, expectedAnswer: '', explanation: '', rubric: [] },
  options: [
    { id: 'o1', text: 'Sim', correct: true },
    { id: 'o2', text: 'Não', correct: false },
  ],
});
const TEST: TestDetails = {
  ...{ id: id(0), version: 3, title: 'SQL do dia a dia', description: '', instructions: '', category: 'database' },
  ...{ difficulty: 'intermediate', skills: [], status: 'draft', minutes: null, showsAnswers: false, shuffles: false },
  ...{
    openToTalents: false,
    graders: 1,
    provesFrom: 50,
    questionCount: 2,
    questionTotal: 2,
    points: 2,
    applicationsCount: 0,
  },
  ...{ authorName: 'Marta', createdAt: '2026-11-01T12:00:00.000Z', updatedAt: '2026-11-01T12:00:00.000Z' },
  ...{ questions: [question(1), question(2)], pools: [] },
};

let person: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  person = userEvent.setup();
});

/** The wizard while another window saves once: what is sent for the version before is refused with `refusal`. */
function open(step: number, before: Partial<TestDetails>, after: Partial<TestDetails>, refusal = conflict) {
  const sent: unknown[] = [];
  let now = { ...TEST, ...before };
  const save = async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    if (sent.length > 1) return success(now);
    now = { ...TEST, version: 4, ...after };
    return refusal();
  };
  server.use(
    http.get('*/api/v1/tests/:id/details', () => success(now)),
    http.post('*/api/v1/tests/questions', save),
    ...['*/api/v1/tests/:id', '*/api/v1/tests/questions/:id', '*/api/v1/tests/:id/pools'].map((path) =>
      http.put(path, save),
    ),
  );
  const path = '/admin/recruiter/tests/:id/edit';
  const router = createMemoryRouter([{ path, element: <EditTestPage /> }], {
    initialEntries: [`${path.replace(':id', TEST.id)}?step=${step}`],
  });
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <RouterProvider router={router} />
      <ToastRegion />
    </QueryClientProvider>,
  );
  return sent;
}
const conflict = () => failure(409, 'VERSION_CONFLICT', 'Isto mudou em outra aba.');
const missing = () => failure(404, 'NOT_FOUND', 'Não encontramos o que você procura.');
const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const reload = () => press('Recarregar e manter meu rascunho');
const savedPool = (name: string, ...questions: number[]) => ({ name, questionIds: questions.map(id) });

test('a draft of the configuration takes back nothing of what another window changed', async () => {
  const sent = open(1, {}, { status: 'published', title: 'SQL deles', description: 'Deles' });
  await person.type(await field(/^Descrição/), 'Minha');
  await press('Continuar');
  await reload();
  expect(await screen.findByText('Também mudou enquanto isso: Descrição. Se salvar, vale a sua versão.')).toBeTruthy();
  await waitFor(async () => expect((await field(/^Descrição/)).value).toBe('Minha'));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('published');
  await press('Continuar');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 4, status: 'published', title: 'SQL deles', description: 'Minha' });
});

test('nor does the draft of a question', async () => {
  const theirs = { ...question(1), version: 2, explanation: 'Explicação deles' };
  const sent = open(2, {}, { questions: [theirs, question(2)] });
  await press('Editar a questão 1');
  await person.type(await field(/^Assunto/), ' e mais');
  await press('Salvar questão');
  await reload();
  await screen.findByText('A questão mudou depois que você escreveu isto');
  expect(screen.queryByText(/^Também mudou/)).toBeNull();
  await waitFor(async () => expect((await field(/^Assunto/)).value).toBe('Nulos e mais'));
  await press('Salvar questão');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 2, topic: 'Nulos e mais', explanation: 'Explicação deles' });
});

test('a question that was removed elsewhere is saved as a new one, or given up knowingly', async () => {
  const sent = open(2, {}, { questions: [question(2)], questionTotal: 1 }, missing);
  await press('Editar a questão 1');
  await person.type(await field(/^Assunto/), ' e mais');
  await press('Salvar questão');
  expect(await screen.findByText(/^Esta questão foi removida enquanto isso/)).toBeTruthy();
  expect(screen.queryByText('Não encontramos o que você procura.')).toBeNull();
  // There is nothing to be opened again: Escape does not promise it.
  await person.keyboard('{Escape}');
  await press('Continuar editando');
  expect(screen.queryByText(/^Rascunho guardado/)).toBeNull();
  await press('Salvar como nova questão');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[1]).toMatchObject({ testId: TEST.id, topic: 'Nulos e mais' });
  expect((sent[1] as TestQuestion).options).toEqual([
    { text: 'Sim', correct: true },
    { text: 'Não', correct: false },
  ]);
  expect(screen.queryByRole('button', { name: 'Editar a questão 2' })).toBeNull();
});

test('of a new pool what went to another one meanwhile counts no more, and is said', async () => {
  const three = { questionTotal: 3, questions: [question(1), question(2), question(3)] };
  const taken = { questions: [question(1, 'B'), question(2, 'B'), question(3)], pools: [{ name: 'B', draws: 1 }] };
  const sent = open(2, three, { ...three, ...taken });
  await press('Novo grupo');
  await person.type(await field(/^Nome do grupo/), 'A');
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('checkbox', { name: 'Questão de SQL 1' }));
  await person.click(dialog.getByRole('checkbox', { name: 'Questão de SQL 2' }));
  await press('Criar grupo');
  await reload();
  expect(await screen.findByText(/^2 questões que você escolheu saíram daqui/)).toBeTruthy();
  expect(screen.getByText('Nenhuma de 1 escolhida')).toBeTruthy();
  await press('Criar grupo');
  expect(await screen.findByText('Escolha as questões do grupo')).toBeTruthy();
  expect(sent).toHaveLength(1);
  await person.click(screen.getByRole('checkbox', { name: 'Questão de SQL 3' }));
  expect(screen.queryByText(/saíram daqui/)).toBeNull();
  await press('Criar grupo');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ pools: [savedPool('B', 1, 2), savedPool('A', 3)] });
});

const POOLED = { questions: [question(1, 'A'), question(2, 'A')], pools: [{ name: 'A', draws: 1 }] };

test('a pool that was renamed elsewhere is still the same', async () => {
  const renamed = { questions: [question(1, 'B'), question(2, 'B')], pools: [{ name: 'B', draws: 1 }] };
  const sent = open(2, POOLED, renamed);
  await press('Editar o grupo A');
  const draws = await field(/^Questões por pessoa/);
  await person.clear(draws);
  await person.type(draws, '2');
  await press('Salvar grupo');
  await reload();
  expect(await screen.findByRole('dialog', { name: 'Grupo “B”' })).toBeTruthy();
  await waitFor(async () => expect((await field(/^Questões por pessoa/)).value).toBe('2'));
  // Its draft is kept under the new name.
  await person.keyboard('{Escape}');
  await press('Editar o grupo B');
  await waitFor(async () => expect((await field(/^Questões por pessoa/)).value).toBe('2'));
  await press('Salvar grupo');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ pools: [{ ...savedPool('B', 1, 2), draws: 2 }] });
});

test('a pool that was dissolved elsewhere does not become a new one', async () => {
  open(2, POOLED, {});
  await press('Editar o grupo A');
  await person.type(await field(/^Nome do grupo/), 'B');
  await press('Salvar grupo');
  await reload();
  expect(await screen.findByText('Este grupo foi desfeito enquanto isso.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/^Rascunho guardado/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Editar o grupo/ })).toBeNull();
});

test('filters of the question bank that find nothing say what helps', async () => {
  server.use(http.get('*/api/v1/tests/questions', () => success([], { nextCursor: null })));
  open(2, {}, {});
  await press('Do banco de questões');
  expect(
    await screen.findByText('As questões que a sua equipe escrever em qualquer teste aparecem aqui.'),
  ).toBeTruthy();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'ESSAY');
  expect(await screen.findByText('Mude a busca ou os filtros.')).toBeTruthy();
});
