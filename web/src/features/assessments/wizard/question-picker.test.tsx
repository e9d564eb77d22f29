import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { QuestionPicker } from './question-picker.tsx';

const QUESTIONS = Array.from({ length: 30 }, (_, key) => ({
  key,
  text: `<p>${key % 10 === 0 ? 'Junção' : 'Índice'} ${key}</p>`,
  topic: '',
  type: 'TRUE_FALSE' as const,
  points: 1,
}));

function Picker() {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  return (
    <>
      <QuestionPicker legend="Questões" questions={QUESTIONS} chosen={new Set(chosen)} onChange={setChosen} />
      <output>{chosen.join()}</output>
    </>
  );
}
const chosen = () => screen.getByRole('status', { name: '' }).textContent;

test('all that are found are chosen at once, in the order of the questions, and cleared', async () => {
  const person = userEvent.setup();
  render(<Picker />);
  await person.click(screen.getByRole('checkbox', { name: 'Índice 11' }));
  await person.type(screen.getByLabelText('Buscar entre as questões'), 'juncao{Enter}');
  await person.click(await screen.findByRole('checkbox', { name: 'As 3 encontradas' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  expect(chosen()).toBe('0,10,11,20');
  expect(screen.getByText('4 de 30 escolhidas')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(chosen()).toBe('');
  await person.clear(screen.getByLabelText('Buscar entre as questões'));
  await person.click(await screen.findByRole('checkbox', { name: 'Todas' }));
  expect(screen.getByText('30 de 30 escolhidas')).toBeTruthy();
});

test('the list is one stop of Tab, and arrows move in it', async () => {
  const person = userEvent.setup();
  render(<Picker />);
  const focused = () => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent;
  await person.click(screen.getByLabelText('Buscar entre as questões'));
  await person.tab();
  expect(focused()).toBe('Todas');
  await person.tab();
  expect(focused()).toBe('Junção 0');
  await person.keyboard('{ArrowDown}{ArrowDown}[Space]{End}[Space]{PageUp}{Home}{ArrowUp}');
  expect([focused(), chosen()]).toEqual(['Junção 0', '2,29']);
  await person.tab();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Junção 0' })).not.toBe(document.activeElement));
});
