import type { LessonQuestion } from '@prova/contract/knowledge/lessons';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { articleOf, courseCard } from '../../../../test/knowledge.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { firstErrorIn } from './first-error.ts';
import { QuestionsField } from './questions-field.tsx';
import { SourcesField } from './sources-field.tsx';
import { StepsField } from './steps-field.tsx';
import { TestField } from './test-field.tsx';

const page = (rows: readonly unknown[]) => success(rows, { page: 1, limit: 10, total: rows.length, totalPages: 1 });
const server = testApi(
  http.get('*/api/v1/knowledge/courses', () => page([courseCard()])),
  http.get('*/api/v1/knowledge/articles', () => page([articleOf()])),
);

function draw(children: ReactNode) {
  render(<QueryClientProvider client={createQueryClient(() => undefined)}>{children}</QueryClientProvider>);
  return userEvent.setup();
}

const question = (text: string): LessonQuestion => ({
  text,
  options: [
    { text: 'Sim', right: true },
    { text: 'Não', right: false },
  ],
  explanation: 'Porque sim.',
});

function Questions() {
  const [value, setValue] = useState([question('Uma?'), question('Duas?')]);
  return <QuestionsField lessonId="l1" value={value} error={undefined} onChange={setValue} />;
}

function Sources() {
  const [value, setValue] = useState([
    { title: 'Manual', url: 'https://a.example' },
    { title: 'Mesmo manual', url: 'https://a.example' },
  ]);
  return <SourcesField value={value} error="Uma fonte está errada" onChange={setValue} />;
}

type Step = { readonly kind: 'course' | 'article'; readonly id: string };
function Steps() {
  const [value, setValue] = useState<Step[]>([]);
  return <StepsField value={value} known={[]} error={undefined} onChange={setValue} />;
}

test('what was begun of a question is offered in that question alone, wherever it stands by then', async () => {
  const person = draw(<Questions />);
  const openFirst = async () => {
    await person.click(screen.getByRole('button', { name: 'Alterar a pergunta 1' }));
    return screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Pergunta/ });
  };
  fireEvent.input(await openFirst(), { target: { value: 'Uma, mas outra?' } });
  await person.keyboard('{Escape}');
  expect((await openFirst()).value).toBe('Uma, mas outra?');
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Remover a pergunta 1' }));
  const focused = document.activeElement?.id;
  expect((await openFirst()).value).toBe('Duas?');
  expect(focused).toBe('questions-title');
});

test('of two sources with the same address one is removed, and the focus stays beside the other', async () => {
  const warned = vi.spyOn(console, 'error');
  const person = draw(<Sources />);
  screen.getByText('Uma fonte está errada');
  await person.click(screen.getByRole('button', { name: 'Remover a fonte Manual' }));
  screen.getByText('Mesmo manual');
  expect(screen.queryByText('Manual')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Fontes' }));
  expect(warned).not.toHaveBeenCalled();
});

test('steps are added one after the other, and the focus stays when one is removed', async () => {
  const person = draw(<Steps />);
  const field = screen.getByRole('combobox', { name: 'Adicionar etapa' });
  await person.click(field);
  await person.click(await screen.findByRole('option', { name: 'Curso · SQL do zero', hidden: true }));
  expect(document.activeElement).toBe(field);
  expect((field as HTMLInputElement).value).toBe('');
  await person.click(screen.getByRole('button', { name: 'Remover a etapa SQL do zero' }));
  expect(document.activeElement?.id).toBe('steps-title');
});

test('tests that do not load are asked for again', async () => {
  server.use(http.get('*/api/v1/tests/recruiter', () => failure(403, 'FORBIDDEN', 'Não.')));
  const person = draw(<TestField value={null} chosen={undefined} error={undefined} onChange={() => undefined} />);
  await screen.findByText('Os testes não carregaram.');
  server.use(http.get('*/api/v1/tests/recruiter', () => page([])));
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(screen.queryByText('Os testes não carregaram.')).toBeNull());
});

test('what is wrong in a list is said at the list', () => {
  const wrong = { type: 'server', message: 'Endereço inválido' };
  expect(firstErrorIn({}, 'sources')).toBeUndefined();
  expect(firstErrorIn({ sources: wrong }, 'sources')).toBe('Endereço inválido');
  expect(firstErrorIn({ sources: [undefined, { url: wrong }] as never }, 'sources')).toBe('Endereço inválido');
  expect(firstErrorIn<{ title: string; sources: unknown[] }>({ title: wrong }, 'sources')).toBeUndefined();
});
