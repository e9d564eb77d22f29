import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { AskedQuestion } from './answers.ts';
import { CodeAnswer, type Ran, type RunCode } from './code-answer.tsx';
import { KeptAs } from './kept-as.ts';

vi.mock('../../code/components/code-editor.tsx', () => ({
  CodeEditor: ({ label, value, onRun }: { label: string; value: string; onRun: (code: string) => void }) => (
    <textarea aria-label={label} readOnly value={value} onKeyDown={({ key }) => key === 'Enter' && onRun(value)} />
  ),
}));

const QUESTION: AskedQuestion = {
  id: 'question',
  version: 1,
  testId: 'test',
  position: 1,
  type: 'CODE',
  text: '<p>Some.</p>',
  points: 1,
  topic: '',
  options: [],
  language: 'python',
  starterCode: '',
  check: {
    functionName: 'soma',
    setup: '',
    anyOrder: false,
    cases: [{ name: '', visible: true, input: '[1, 2]', expected: '3' }],
    hiddenCases: 0,
    milliseconds: 1000,
  },
  videoSeconds: null,
};

test('a run says where it stands in line, blocks nothing, and can be given up', async () => {
  const person = userEvent.setup();
  const run = vi.fn<RunCode>(
    (_question, _code, { signal }) =>
      new Promise<Ran>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  render(<CodeAnswer question={QUESTION} value="x" onChange={vi.fn()} run={run} />);
  const start = () => person.click(screen.getByRole('button', { name: /Executar|Executando/ }));
  await start();
  screen.getByText('Executando…');
  expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  const { onLine } = run.mock.calls[0]?.[2] ?? {};
  act(() => onLine?.({ place: 3, seconds: 11 }));
  screen.getByText(/posição 3 da fila, falta cerca de 15 segundos/);
  expect(screen.getByRole('textbox')).toHaveProperty('disabled', false);
  // One run after the other.
  await start();
  expect(run).toHaveBeenCalledTimes(1);
  act(() => onLine?.({ place: 0, seconds: 0 }));
  screen.getByText('Executando…');
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  await screen.findByText('Execução cancelada.');
  expect(screen.queryByText('O código não foi executado')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Executar' }));
  await start();
  expect(run).toHaveBeenCalledTimes(2);
});

test('who runs again meanwhile gets the code as it is then, after the run under way', async () => {
  const person = userEvent.setup();
  const ends: (() => void)[] = [];
  const run = vi.fn<RunCode>(() => new Promise<Ran>((resolve) => ends.push(() => resolve({ cases: [], here: false }))));
  const drawn = (value: string) => <CodeAnswer question={QUESTION} value={value} onChange={vi.fn()} run={run} />;
  const { rerender } = render(drawn('one'));
  const press = () => person.type(screen.getByRole('textbox'), '{Enter}');
  await press();
  // The same code runs already.
  await press();
  expect(screen.queryByText(/roda em seguida/)).toBeNull();
  rerender(drawn('two'));
  await press();
  screen.getByText(/O código como está agora roda em seguida/);
  rerender(drawn('three'));
  await act(async () => ends[0]?.());
  expect(run.mock.calls.map(([, code]) => code)).toEqual(['one', 'three']);
  expect(screen.queryByText(/roda em seguida/)).toBeNull();
  await act(async () => ends[1]?.());
  expect(run).toHaveBeenCalledTimes(2);
});

test('the code that the question begins with comes back, and so does one’s own after it', async () => {
  const person = userEvent.setup();
  const question = { ...QUESTION, starterCode: 'def soma(a, b):' };
  const onChange = vi.fn();
  const drawn = (value: string) => <CodeAnswer question={question} value={value} onChange={onChange} run={undefined} />;
  const { rerender } = render(drawn('def soma(a, b):'));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(drawn('soma = max'));
  await person.click(screen.getByRole('button', { name: 'Código inicial' }));
  expect(onChange).toHaveBeenLastCalledWith('def soma(a, b):');
  rerender(drawn('def soma(a, b):'));
  await person.click(screen.getByRole('button', { name: 'Voltar ao meu código' }));
  expect(onChange).toHaveBeenLastCalledWith('soma = max');
  // With a space after it, it is nobody's work: the one that was put aside stays.
  rerender(drawn('def soma(a, b): '));
  expect(screen.queryByRole('button', { name: 'Código inicial' })).toBeNull();
});

test('what came of a run is there after another question, and is read aloud in one sentence', async () => {
  const person = userEvent.setup();
  const cases = [
    { name: 'um', visible: true, outcome: 'passed', cause: null, message: '', got: '3', printed: '', milliseconds: 1 },
  ] as const;
  const run = vi.fn<RunCode>(() => Promise.resolve({ cases, here: false }));
  const drawn = <CodeAnswer question={QUESTION} value="x" onChange={vi.fn()} run={run} />;
  const { unmount } = render(drawn);
  await person.click(screen.getByRole('button', { name: 'Executar' }));
  await screen.findByText('Executado no servidor.');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 de 1 caso passou');
  unmount();
  render(drawn);
  expect(screen.getByText('Executado no servidor.')).toBeTruthy();
  expect(run).toHaveBeenCalledTimes(1);
});

test('code that is put aside belongs to its attempt: whoever takes the same test in this tab later finds none of it', async () => {
  const question = { ...QUESTION, id: 'shared', starterCode: 'def soma(a, b):' };
  const drawn = (attempt: string, value: string) => (
    <KeptAs value={attempt}>
      <CodeAnswer key={attempt + value} question={question} value={value} onChange={vi.fn()} run={undefined} />
    </KeptAs>
  );
  const { rerender } = render(drawn('mine', 'soma = max'));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Código inicial' }));
  rerender(drawn('theirs', 'def soma(a, b):'));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(drawn('mine', 'def soma(a, b):'));
  expect(screen.getByRole('button', { name: 'Voltar ao meu código' })).toBeTruthy();
});
