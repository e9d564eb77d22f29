import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { type FormEvent, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../test/api.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { SkillField } from './skill-field.tsx';
import { useTagTyping } from './use-tag-typing.ts';

const SKILLS = [
  { id: '00000000-0000-7000-8000-000000000001', name: 'React', category: 'frontend', proposed: false },
  { id: '00000000-0000-7000-8000-000000000002', name: 'React Native', category: 'mobile', proposed: false },
  { id: '00000000-0000-7000-8000-000000000003', name: 'Reactor Foo', category: null, proposed: true },
];

let asked: string[];
const server = testApi(
  http.get('*/api/v1/skills', ({ request }) => {
    const search = new URL(request.url).searchParams.get('search') ?? '';
    asked.push(search);
    return success(SKILLS.filter(({ name }) => name.toLowerCase().startsWith(search.toLowerCase())));
  }),
);
beforeEach(() => {
  asked = [];
});

function Tags({ start = [] }: { start?: string[] }) {
  const [value, setValue] = useState(start);
  const typing = useTagTyping({
    known: value,
    max: 5,
    maxLength: 80,
    onAdd: (names) => setValue([...value, ...names]),
  });
  return (
    <>
      <SkillField label="Tecnologias" typing={typing} known={value} />
      <ul>
        {value.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <button type="button">Outro</button>
    </>
  );
}

function open(start?: string[]) {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <form onSubmit={onSubmit}>
        <Tags {...(start && { start })} />
      </form>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), onSubmit };
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tecnologias' });
const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const options = () => screen.queryAllByRole('option', { hidden: true }).map((option) => option.textContent);
const offered = (names: string[]) => waitFor(() => expect(options()).toEqual(names));

test('suggests while one types, and says what the dictionary does not know', async () => {
  const { user } = open();
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await user.type(field(), 'rea');
  await offered(['React', 'React Native', 'Reactor Foofora do dicionário']);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(asked.at(-1)).toBe('rea');
});

test('arrows walk the suggestions, Enter takes one', async () => {
  const { user, onSubmit } = open();
  await user.type(field(), 'rea');
  await offered(['React', 'React Native', 'Reactor Foofora do dicionário']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toBe('React Native');
  await user.keyboard('{Enter}');
  expect(tags()).toEqual(['React Native']);
  expect(field().value).toBe('');
  expect(options()).toEqual([]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('beyond the last suggestion stands what was typed', async () => {
  const { user } = open();
  await user.type(field(), 'react n');
  await offered(['React Native']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field().getAttribute('aria-activedescendant')).toBeNull();
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(tags()).toEqual(['react n']);
});

test('a click takes one and leaves the field its focus', async () => {
  const { user } = open();
  await user.type(field(), 'react');
  await offered(['React', 'React Native', 'Reactor Foofora do dicionário']);
  const [first] = screen.getAllByRole('option', { hidden: true });
  if (first) await user.click(first);
  expect(tags()).toEqual(['React']);
  expect(document.activeElement).toBe(field());
});

test('Enter without a choice, a comma and leaving the field add what was typed', async () => {
  const { user } = open();
  await user.type(field(), 'rea');
  await offered(['React', 'React Native', 'Reactor Foofora do dicionário']);
  await user.keyboard('{Enter}');
  await user.type(field(), 'Foo, Bar');
  await user.click(screen.getByRole('button', { name: 'Outro' }));
  expect(tags()).toEqual(['rea', 'Foo', 'Bar']);
});

test('what is in the list is not suggested', async () => {
  const { user } = open(['ReactJS']);
  await user.type(field(), 'rea');
  await offered(['React Native', 'Reactor Foofora do dicionário']);
});

test('Escape closes the suggestions and keeps what was typed', async () => {
  const { user } = open();
  await user.type(field(), 'rea');
  await offered(['React', 'React Native', 'Reactor Foofora do dicionário']);
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field().value).toBe('rea');
});

test('without an answer it is a field like any other', async () => {
  server.use(http.get('*/api/v1/skills', () => failure(500, 'INTERNAL_ERROR', 'Falhou.')));
  const { user } = open();
  await user.type(field(), 'React{Enter}');
  expect(tags()).toEqual(['React']);
});
