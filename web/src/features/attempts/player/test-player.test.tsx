import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { AskedQuestion } from './answers.ts';
import { TestPlayer } from './test-player.tsx';

const fetched = vi.hoisted(() => ({ times: 0 }));
vi.mock('../../code/components/code-editor.tsx', () => {
  fetched.times += 1;
  return { CodeEditor: ({ label }: { label: string }) => <textarea aria-label={label} /> };
});

const asked = (id: string, type: AskedQuestion['type']): AskedQuestion => ({
  id,
  version: 1,
  testId: 'test',
  position: 1,
  type,
  text: `<p>Pergunta ${id}</p>`,
  points: 1,
  topic: '',
  options: [],
  language: type === 'CODE' ? 'javascript' : null,
  starterCode: '',
  check: null,
  videoSeconds: null,
});

const open = (questions: readonly AskedQuestion[], more: Partial<Parameters<typeof TestPlayer>[0]> = {}) =>
  render(
    <TestPlayer
      questions={questions}
      answers={new Map()}
      onAnswer={vi.fn()}
      flagged={new Set()}
      onFlag={vi.fn()}
      until={null}
      onTimeUp={vi.fn()}
      onFinish={vi.fn()}
      {...more}
    />,
  );

test('the editor is fetched when a question of code is near, and not before', async () => {
  const person = userEvent.setup();
  open([asked('1', 'ESSAY'), asked('2', 'TRUE_FALSE'), asked('3', 'CODE')]);
  const goOn = () => person.click(screen.getByRole('button', { name: 'Próxima' }));
  screen.getByText('Pergunta 1');
  await vi.dynamicImportSettled();
  expect(fetched.times).toBe(0);
  await goOn();
  screen.getByText('Pergunta 2');
  await vi.dynamicImportSettled();
  expect(fetched.times).toBe(1);
  await goOn();
  await screen.findByRole('textbox', { name: 'Seu código em JavaScript' });
  expect(fetched.times).toBe(1);
});

test.each([
  ['before anything is answered at the first question', [], 'Pergunta 1'],
  ['at the first question without an answer', ['1', '3'], 'Pergunta 2'],
  ['after all answers at the last look', ['1', '2', '3'], 'Antes de finalizar'],
])('an attempt goes on %s', (_, answered, shown) => {
  open([asked('1', 'ESSAY'), asked('2', 'ESSAY'), asked('3', 'ESSAY')], {
    answers: new Map(answered.map((id) => [id, 'Sim.'])),
  });
  expect(screen.getByText(shown)).toBeTruthy();
});

test.each([
  ['at the question that was on screen', '2', 'Pergunta 2'],
  ['at the last look', null, 'Antes de finalizar'],
  ['at the first question, where the one on screen is gone', 'gone', 'Pergunta 1'],
])('a page that is loaded again goes on %s, and says where it goes from there', async (_, startAt, shown) => {
  const onShown = vi.fn();
  open([asked('1', 'ESSAY'), asked('2', 'ESSAY'), asked('3', 'ESSAY')], { startAt, onShown });
  screen.getByText(shown);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: /^Questão 3/ }));
  expect(onShown).toHaveBeenLastCalledWith('3');
  await person.click(screen.getAllByRole('button', { name: 'Rever e finalizar' })[0] as HTMLElement);
  expect(onShown).toHaveBeenLastCalledWith(null);
});
