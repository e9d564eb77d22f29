import type { RegistrationProgress } from '@prova/contract/recruiters/recruiter-registration';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { CompleteRegistrationPage } from './complete-registration.page.tsx';

const EMAIL = 'rita@correio.example';
const keyOf = (email: string) => `prova.registration.${email}.basic`;
const KEPT = keyOf(EMAIL);
const path = `${location.origin}/api/v1/auth/complete-registration`;
const nothing = { worksForMultiple: '', position: '', location: '', phone: '', linkedinUrl: '' };

/** What the server holds. */
let held: RegistrationProgress;
let sent: { version: number; state: string; values: typeof nothing }[];
const holds = (version: number, basic: Partial<typeof nothing>, state: 'todo' | 'draft' = 'draft') => {
  held = {
    ...held,
    version,
    states: { ...held.states, basic: state },
    values: { ...held.values, basic: { ...nothing, ...basic } },
  };
};
const server = testApi(
  http.post(`${location.origin}/api/v1/auth/refresh-token`, () =>
    HttpResponse.json({ success: false, error: 'UNAUTHENTICATED', message: '', requestId: 'r' }, { status: 401 }),
  ),
  http.get(path, () => HttpResponse.json({ success: true, data: held })),
  http.put(path, async ({ request }) => {
    const body = (await request.json()) as (typeof sent)[number];
    sent.push(body);
    if (body.version !== held.version)
      return HttpResponse.json(
        { success: false, error: 'VERSION_CONFLICT', message: '', requestId: 'r' },
        { status: 409 },
      );
    holds(held.version + 1, body.values);
    return HttpResponse.json({ success: true, data: held });
  }),
);

beforeEach(() => {
  sent = [];
  const todo = 'todo' as const;
  held = {
    version: 3,
    completedAt: null,
    dismissed: false,
    states: { basic: todo, languages: todo, education: todo, experience: todo, company: todo, additional: todo },
    values: {
      basic: nothing,
      languages: { languages: [] },
      education: { education: [] },
      experience: { experienceFrom: '', specializations: [], experience: '' },
      company: { sizeFrom: '', industry: '', department: '' },
      additional: { additionalInfo: '' },
    },
    company: null,
  };
});
afterEach(() => {
  sessionStorage.clear();
});

function open(section: string) {
  const address = `/auth/complete-registration?section=${section}&token=${'t'.repeat(43)}&email=${EMAIL}`;
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={[address]}>
        <CompleteRegistrationPage />
        <ToastRegion />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
function draw() {
  open('basic');
  return screen.findByLabelText<HTMLInputElement>('Cargo');
}
const conflict = /foi salvo em outra aba ou em outro aparelho/;
const positions = () => sent.map(({ version, values }) => [version, values.position]);

describe('what is typed', () => {
  it('goes to the server by itself, and is no longer kept in the tab', async () => {
    const position = await draw();
    await userEvent.type(position, 'Tech recruiter');
    expect(sessionStorage.getItem(KEPT)).toContain('Tech recruiter');
    await waitFor(() => expect(positions()).toEqual([[3, 'Tech recruiter']]));
    expect(sent[0]?.state).toBe('draft');
    await waitFor(() => expect(sessionStorage.getItem(KEPT)).toBeNull());
  });

  it('is not sent a second time because the server writes it in its own way', async () => {
    const position = await draw();
    server.use(
      http.put(path, async ({ request }) => {
        const body = (await request.json()) as (typeof sent)[number];
        sent.push(body);
        if (sent.length === 1) holds(4, { ...body.values, position: body.values.position.trim() });
        held.states[sent.length === 1 ? 'basic' : 'languages'] = 'done';
        return HttpResponse.json({ success: true, data: held });
      }),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Não' }));
    await userEvent.type(position, 'Cargo ');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await screen.findByRole('heading', { level: 2, name: 'Idiomas' });
    // Calls go out one after the other: one of the section that was left would come before this.
    await userEvent.click(screen.getByRole('button', { name: 'Pular seção' }));
    await screen.findByRole('heading', { level: 2, name: 'Formação acadêmica' });
    expect(sent.map(({ state }) => state)).toEqual(['done', 'skipped']);
  });

  it('goes on over a change of another section without asking', async () => {
    const position = await draw();
    held = { ...held, version: 4 };
    await userEvent.type(position, 'Cargo');
    await waitFor(() =>
      expect(positions()).toEqual([
        [3, 'Cargo'],
        [4, 'Cargo'],
      ]),
    );
    expect(screen.queryByText(conflict)).toBeNull();
  });

  it('waits for a decision where the same section was changed', async () => {
    const position = await draw();
    holds(4, { position: 'De outro aparelho' });
    await userEvent.type(position, 'Daqui');
    await screen.findByText(conflict);
    expect(position.value).toBe('Daqui');
    expect(positions()).toEqual([[3, 'Daqui']]);
    await userEvent.click(screen.getByRole('button', { name: 'Salvar rascunho' }));
    await waitFor(() => expect(held.values.basic.position).toBe('Daqui'));
    expect(screen.queryByText(conflict)).toBeNull();
  });
});

describe('what an earlier visit left in the tab', () => {
  const keep = (base: object) =>
    sessionStorage.setItem(KEPT, JSON.stringify({ values: { ...nothing, position: 'De antes' }, base }));

  it('comes back and goes out', async () => {
    keep({ state: 'todo', values: nothing });
    const position = await draw();
    await waitFor(() => expect(position.value).toBe('De antes'));
    await waitFor(() => expect(positions()).toEqual([[3, 'De antes']]));
  });

  it('overwrites nothing that was saved since, and gives way to it when asked', async () => {
    keep({ state: 'todo', values: nothing });
    holds(7, { position: 'De outro aparelho' });
    const position = await draw();
    await waitFor(() => expect(position.value).toBe('De antes'));
    await userEvent.click(await screen.findByRole('button', { name: 'Carregar o que foi salvo' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Cargo')).value).toBe('De outro aparelho');
    expect([sent, sessionStorage.getItem(KEPT)]).toEqual([[], null]);
  });

  it('of somebody else stays theirs', async () => {
    sessionStorage.setItem(
      keyOf('outra@correio.example'),
      JSON.stringify({ values: { ...nothing, phone: '11999999999' }, base: { state: 'todo', values: nothing } }),
    );
    await draw();
    expect(screen.getByLabelText<HTMLInputElement>('Telefone').value).toBe('');
  });
});

describe('studies', () => {
  const MISSING = 'Este campo é obrigatório';
  const marked = () => document.querySelectorAll('[aria-invalid="true"]').length;

  it('of a row that was added come without marks, also after one was missing', async () => {
    open('education');
    const person = userEvent.setup();
    const add = await screen.findByRole('button', { name: 'Adicionar formação' });
    await person.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await screen.findByText('Selecione pelo menos 1');
    await person.click(add);
    expect(screen.getByLabelText('Grau')).toBeTruthy();
    expect(marked()).toBe(0);
    await person.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await waitFor(() => expect(marked()).toBeGreaterThan(0));
    const before = marked();
    await person.click(add);
    await waitFor(() => expect(screen.getAllByLabelText('Grau')).toHaveLength(2));
    expect(marked()).toBe(before);
  });

  it('ask for a field of study until the degree has none, and take the mark away with it', async () => {
    open('education');
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: 'Adicionar formação' }));
    await person.selectOptions(screen.getByLabelText('Grau'), 'undergraduate');
    await person.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    const field = screen.getByLabelText('Área de estudo');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(MISSING).length).toBeGreaterThan(0);
    await person.selectOptions(screen.getByLabelText('Grau'), 'high_school');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull());
    expect(field.getAttribute('aria-required')).toBeNull();
  });

  it('that were removed come back as they were, in their place', async () => {
    open('education');
    const person = userEvent.setup();
    const add = await screen.findByRole('button', { name: 'Adicionar formação' });
    await person.click(add);
    await person.click(add);
    const places = () => screen.getAllByLabelText<HTMLInputElement>('Instituição').map(({ value }) => value);
    await person.type(screen.getAllByLabelText('Instituição')[0] as HTMLElement, 'UFMG');
    await person.type(screen.getAllByLabelText('Instituição')[1] as HTMLElement, 'USP');
    // A browser checks the field that was left once the press is over; here nothing is ever `:active`.
    await person.tab();
    await person.click(screen.getByRole('button', { name: 'Remover a formação 1' }));
    await waitFor(() => expect(places()).toEqual(['USP']));
    expect(await screen.findByText('Formação 1 saiu da lista')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(places()).toEqual(['UFMG', 'USP']));
  });
});

it('says where the button leads once nothing but an earlier section is open', async () => {
  const done = 'done' as const;
  held.states = {
    basic: done,
    languages: 'draft',
    education: done,
    experience: done,
    company: done,
    additional: 'todo',
  };
  server.use(
    http.put(path, async ({ request }) => {
      const { section } = (await request.json()) as { section: 'additional' };
      held = { ...held, version: held.version + 1, states: { ...held.states, [section]: done } };
      return HttpResponse.json({ success: true, data: held });
    }),
  );
  open('additional');
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar e voltar para Idiomas' }));
  await screen.findByRole('heading', { level: 2, name: 'Idiomas' });
  expect(screen.getByRole('button', { name: 'Concluir cadastro' })).toBeTruthy();
});
