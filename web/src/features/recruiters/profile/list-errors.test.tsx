import type { RecruiterProfile } from '@prova/contract/recruiters/recruiters';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { EducationCard } from './education-card.tsx';
import { LanguagesCard } from './languages-card.tsx';

const ID = '01a0af8b-b2d2-724c-b367-e2de7a7b21aa';
const study = {
  level: 'undergraduate',
  institution: 'Unicamp',
  field: 'Computação',
  graduationYear: 2015,
  courses: null,
};
const profile = {
  id: ID,
  version: 1,
  name: 'Marta',
  education: [study],
  languages: [{ code: 'pt', proficiency: 'native' }],
} as unknown as RecruiterProfile;

const server = testApi();
beforeEach(() => {
  sessionStorage.clear();
  server.use(
    http.put(`${location.origin}/api/v1/recruiters/${ID}/profile`, () =>
      HttpResponse.json({ success: false, error: 'FORBIDDEN', message: 'Acabou.', requestId: 'r' }, { status: 403 }),
    ),
  );
});

const LISTS = [
  [
    'education',
    EducationCard,
    'Adicionar formação',
    async (person: ReturnType<typeof userEvent.setup>) => {
      await person.selectOptions(screen.getByLabelText(/^Grau/), 'high_school');
      await person.type(screen.getByLabelText(/^Instituição/), 'USP');
      await person.type(screen.getByLabelText(/^Ano/), '2010');
    },
  ],
  [
    'languages',
    LanguagesCard,
    'Adicionar idioma',
    async (person: ReturnType<typeof userEvent.setup>) => {
      const [language, level] = screen.getAllByRole('combobox');
      if (!language || !level) throw new Error('The form has no fields');
      await person.selectOptions(language, 'en');
      await person.selectOptions(level, 'fluent');
    },
  ],
] as const;

test.each(LISTS)('of %s it says apart what could not be added, deleted and changed', async (_name, Card, add, fill) => {
  const person = userEvent.setup();
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Card profile={profile} />
    </QueryClientProvider>,
  );
  await person.click(screen.getByRole('button', { name: /^Remover / }));
  expect(await screen.findByText('Não foi possível excluir. Confira a conexão e tente de novo.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: add }));
  await fill(person);
  await person.click(screen.getByRole('button', { name: 'Adicionar' }));
  expect(await screen.findByText('Não foi possível adicionar. Confira a conexão e tente de novo.')).toBeTruthy();
  expect(screen.queryByText(/^Não foi possível excluir/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  await person.click(screen.getByRole('button', { name: /^Editar / }));
  await person.click(screen.getByRole('button', { name: 'Salvar alterações' }));
  expect(await screen.findByText('Não foi possível atualizar o perfil. Tente de novo.')).toBeTruthy();
});

test('no list is edited without words of its own for what goes wrong', () => {
  const sources = import.meta.glob<string>(['../../**/*.tsx', '!../../dev/**', '!../../**/*.test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const editors = Object.entries(sources).flatMap(([file, source]) =>
    source
      .split('<ListEditor')
      .slice(1)
      .map((props) => ({ file, worded: /\berrorText=\{/.test(props.split('/>\n      </')[0] ?? props) })),
  );
  expect(editors.length).toBeGreaterThanOrEqual(LISTS.length);
  expect(editors.filter(({ worded }) => !worded)).toEqual([]);
});
