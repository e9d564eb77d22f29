import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ToastRegion } from '../../../../ui/toast-region.tsx';
import { AiQuestions, freshAiQuestions } from './ai-questions.tsx';

function Questions() {
  const [questions, setQuestions] = useState(() => freshAiQuestions('pt-BR', ['React']).slice(0, 3));
  return (
    <>
      <AiQuestions questions={questions} technologies={['React']} errorOf={() => undefined} onChange={setQuestions} />
      <ToastRegion />
    </>
  );
}

test('a question that was removed comes back in its place', async () => {
  const person = userEvent.setup();
  render(<Questions />);
  const texts = () => screen.getAllByRole('button', { name: /^Editar/ }).map(({ textContent }) => textContent);
  const before = texts();
  expect(before).toHaveLength(3);
  await person.click(screen.getAllByRole('button', { name: /^Editar/ })[1] as HTMLElement);
  await person.click(screen.getByRole('button', { name: /^Remover/ }));
  expect(texts()).toEqual([before[0], before[2]]);
  await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(texts()).toEqual(before);
});
