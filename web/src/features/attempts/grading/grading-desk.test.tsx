import type { GradingTask } from '@prova/contract/attempts/grading';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { GradingDesk } from './grading-desk.tsx';

const server = testApi();

const TASK: GradingTask = {
  attemptId: '6f1c0de0-0000-4000-8000-00000000beef',
  questionId: '0198c0de-0000-7000-8000-000000000001',
  label: 'BEEF',
  testId: '0198c0de-0000-7000-8000-000000000002',
  testTitle: 'APIs HTTP',
  type: 'ESSAY',
  text: '<p>Como você evita cobrar duas vezes?</p>',
  topic: '',
  pointsMax: 4,
  language: null,
  expectedAnswer: '',
  explanation: '',
  rubric: [
    { name: 'Reconhece a repetição', description: 'Chave do cliente', points: 2.5 },
    { name: 'Responde o mesmo', description: '', points: 1.5 },
  ],
  value: 'Com uma chave.',
  checking: false,
  proposal: null,
  video: null,
  graders: 2,
  grades: [],
  decide: false,
};

function open(task: GradingTask) {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/v1/tests/grading', async ({ request }) => {
      sent.push(await request.json());
      return success({ graded: 1, skipped: 0 });
    }),
  );
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <GradingDesk task={task} left={2} onPass={undefined} />
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), sent, leave: unmount };
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('criteria are graded by keys alone: digits, arrows, and Enter to the next one', async () => {
  const { person, sent } = open(TASK);
  expect(document.activeElement?.textContent).toBe('Resposta BEEF');
  expect(screen.getByText(/^Duas pessoas corrigem esta resposta/)).toBeTruthy();
  await person.keyboard('2');
  expect(document.activeElement).toBe(field(/^Reconhece a repetição/));
  await person.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
  // No more than it has.
  expect(field(/^Reconhece a repetição/).value).toBe('2,5');
  expect(document.activeElement).toBe(field(/^Responde o mesmo/));
  await person.keyboard('1{ArrowDown}');
  expect(screen.getByText(/^Soma:/).textContent).toBe('Soma: 3,25 de 4');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  const { attemptId, questionId } = TASK;
  expect(sent).toEqual([{ grades: [{ attemptId, questionId, criteria: [2.5, 0.75] }] }]);
});

test('what is missing or too much is said at its criterion, and nothing is sent', async () => {
  const { person, sent } = open(TASK);
  await person.type(field(/^Reconhece a repetição/), '2,6');
  await person.click(screen.getByRole('button', { name: 'Salvar e ver a próxima' }));
  expect(screen.getAllByText(/^Digite de 0 a/).map((element) => element.textContent)).toEqual([
    'Digite de 0 a 2,5, em quartos',
    'Digite de 0 a 1,5, em quartos',
  ]);
  expect(sent).toEqual([]);
});

test('without criteria the points are one number, and a comment is no points', async () => {
  const { person, sent } = open({ ...TASK, rubric: [], graders: 1 });
  await person.type(screen.getByRole('textbox', { name: /^Comentário/ }), 'Vale 3');
  await person.click(screen.getByRole('button', { name: 'Metade (2)' }));
  await person.click(screen.getByRole('button', { name: 'Salvar e ver a próxima' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ grades: [{ points: 2, comment: 'Vale 3' }] }]);
});

test('of a question of code the answer is code, and what is expected of it is prose', () => {
  open({ ...TASK, type: 'CODE', language: 'javascript', value: 'let a;', expectedAnswer: 'Agrupar por rota.' });
  expect([screen.getByText('let a;').tagName, screen.getByText('Agrupar por rota.').tagName]).toEqual(['PRE', 'P']);
});

test('what is typed for an answer is there again until it is saved, and is of no other answer', async () => {
  const first = open(TASK);
  await first.person.type(field(/^Reconhece a repetição/), '1,5');
  await first.person.type(field(/^Comentário/), 'Falta o estorno');
  first.leave();
  const other = open({ ...TASK, attemptId: '6f1c0de0-0000-4000-8000-00000000cafe' });
  expect([field(/^Reconhece a repetição/).value, field(/^Comentário/).value]).toEqual(['', '']);
  other.leave();
  const again = open(TASK);
  expect([field(/^Reconhece a repetição/).value, field(/^Comentário/).value]).toEqual(['1,5', 'Falta o estorno']);
  await again.person.type(field(/^Responde o mesmo/), '1{Enter}');
  await waitFor(() => expect(field(/^Comentário/).value).toBe(''));
  expect(again.sent).toMatchObject([{ grades: [{ criteria: [1.5, 1], comment: 'Falta o estorno' }] }]);
  again.leave();
  open(TASK);
  expect([field(/^Reconhece a repetição/).value, field(/^Comentário/).value]).toEqual(['', '']);
});

test('says that nothing gets through, and can be stopped with all that was typed', async () => {
  const { person, sent } = open({ ...TASK, rubric: [] });
  server.use(http.post('*/api/v1/tests/grading', () => HttpResponse.error(), { once: true }));
  await person.type(field(/^Pontos/), '3');
  await person.click(screen.getByRole('button', { name: 'Salvar e ver a próxima' }));
  expect(await screen.findByText('Sem conexão. Tentando de novo…')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Parar de tentar' }));
  expect(await screen.findByText(/O que você escreveu continua aqui/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect([field(/^Pontos/).value, sent]).toEqual(['3', []]);
  await person.click(screen.getByRole('button', { name: 'Salvar e ver a próxima' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});
