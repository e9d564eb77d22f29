import { REJECTION_CAUSES } from '@prova/contract/funnel/rejection-causes';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import type { Changes } from '../use-changes.ts';
import { RejectDialog } from './reject-dialog.tsx';

const reasons = ['Pretensão acima da faixa', 'Sem resposta'];
const said = { skills: 'Procuramos outros conhecimentos.', pay: 'O salário não alcança a pretensão.' };
const data = {
  to: 'ana@x.example',
  subject: 'Sua candidatura',
  body: 'Olá, Ana.\n\nEquipe',
  editable: true,
  toldAt: null,
  sentences: { ...Object.fromEntries(REJECTION_CAUSES.map((cause) => [cause, ''])), ...said },
  reasons,
};
const server = testApi(
  http.get(`${location.origin}/api/v1/applications/:id/rejection-preview`, () =>
    HttpResponse.json({ success: true, data }),
  ),
);
beforeEach(() => sessionStorage.clear());

function open(act: Changes['act'], id = 'ana') {
  const onClose = vi.fn();
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <RejectDialog
        id={id}
        name="Ana Lopes"
        changes={{
          act,
          move: vi.fn(),
          moveFor: vi.fn(),
          isRunning: () => false,
          isBehind: () => false,
          settled: vi.fn(),
          heard: vi.fn(),
          ownVersion: () => 0,
          waiting: 0,
        }}
        onDecide={() => vi.fn()}
        onClose={onClose}
      />
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), onClose, unmount };
}
const textOf = (label: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) }).value;

test('the reason and the mail are there again after a session that ended, for that application alone', async () => {
  const ended = open(() => Promise.reject(new Error('ended')));
  await ended.person.type(screen.getByRole('textbox', { name: /^Detalhes/ }), 'Busca outro momento');
  await ended.person.type(await screen.findByLabelText('Assunto'), ', Ana');
  await ended.person.click(screen.getByRole('radio', { name: /Outro motivo/ }));
  await ended.person.click(screen.getByRole('button', { name: 'Rejeitar e enviar e-mail' }));
  await screen.findByRole('alert');
  ended.unmount();

  const other = open(vi.fn(), 'bia');
  expect(textOf('Detalhes')).toBe('');
  other.unmount();

  const act = vi.fn<Changes['act']>().mockResolvedValue(undefined);
  const again = open(act);
  expect(textOf('Detalhes')).toBe('Busca outro momento');
  await screen.findByLabelText('Assunto');
  expect(textOf('Assunto')).toBe('Sua candidatura, Ana');
  await again.person.click(screen.getByRole('button', { name: 'Rejeitar e enviar e-mail' }));
  await waitFor(() => expect(again.onClose).toHaveBeenCalled());
  expect(act.mock.calls[0]?.[1]).toMatchObject({
    reason: 'Busca outro momento',
    mail: { subject: 'Sua candidatura, Ana', body: 'Olá, Ana.\n\nEquipe' },
  });
  again.unmount();
  open(vi.fn());
  expect(textOf('Detalhes')).toBe('');
});

test('Cancel gives up what was typed', async () => {
  const { person, onClose, unmount } = open(vi.fn());
  await person.type(screen.getByRole('textbox', { name: /^Detalhes/ }), 'Busca outro momento');
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onClose).toHaveBeenCalled();
  unmount();
  open(vi.fn());
  expect(textOf('Detalhes')).toBe('');
});

test('three keys say no with a mail: the dialog, a number for the reason, Enter', async () => {
  const act = vi.fn<Changes['act']>().mockResolvedValue(undefined);
  const { person, onClose } = open(act);
  // Nobody says a reason that was not chosen.
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  await screen.findByText('Para ana@x.example');
  expect(screen.queryByText(/já recebeu/)).toBeNull();
  expect(screen.getAllByRole('radio')).toHaveLength(REJECTION_CAUSES.length);
  await person.keyboard('1');
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Conhecimentos/ }).checked).toBe(true),
  );
  expect(screen.getByText('O e-mail diz:').textContent).toContain(said.skills);
  expect(textOf('Texto do e-mail')).toBe(`Olá, Ana.\n\n${said.skills}\n\nEquipe`);
  await person.keyboard('{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(act.mock.calls[0]?.[1]).toEqual({
    action: 'reject',
    cause: 'skills',
    reason: '',
    mail: { subject: 'Sua candidatura', body: `Olá, Ana.\n\n${said.skills}\n\nEquipe` },
  });
});

test('Enter alone asks for the reason; the last one has a key, too, and the mail then says none', async () => {
  const act = vi.fn<Changes['act']>().mockResolvedValue(undefined);
  const { person, onClose } = open(act);
  await screen.findByText('Para ana@x.example');
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Escolha um motivo')).toBeTruthy();
  expect(act).not.toHaveBeenCalled();
  await person.keyboard('x');
  expect(await screen.findByText('O e-mail não diz o motivo.')).toBeTruthy();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(act.mock.calls[0]?.[1]).toMatchObject({ cause: 'other', mail: { body: 'Olá, Ana.\n\nEquipe' } });
});

test('of words that were changed by hand another reason changes its own sentence alone', async () => {
  const act = vi.fn<Changes['act']>().mockResolvedValue(undefined);
  const { person } = open(act);
  await screen.findByText('Para ana@x.example');
  await person.click(screen.getByRole('radio', { name: /Conhecimentos/ }));
  await person.type(screen.getByLabelText('Texto do e-mail'), ' Aurora');
  await person.click(screen.getByRole('radio', { name: /Pretensão/ }));
  await waitFor(() => expect(textOf('Texto do e-mail')).toBe(`Olá, Ana.\n\n${said.pay}\n\nEquipe Aurora`));
  await person.click(screen.getByRole('radio', { name: /Outro motivo/ }));
  await waitFor(() => expect(textOf('Texto do e-mail')).toBe('Olá, Ana.\n\nEquipe Aurora'));
  expect(screen.getByText('O e-mail não diz o motivo.')).toBeTruthy();
});

test('a fixed mail says no reason, and the dialog says so', async () => {
  server.use(
    http.get(`${location.origin}/api/v1/applications/:id/rejection-preview`, () =>
      HttpResponse.json({ success: true, data: { ...data, editable: false } }),
    ),
  );
  const act = vi.fn<Changes['act']>().mockResolvedValue(undefined);
  const { person } = open(act);
  await screen.findByText('Para ana@x.example');
  await person.keyboard('1');
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Conhecimentos/ }).checked).toBe(true),
  );
  expect(screen.getByText('O e-mail não diz o motivo.')).toBeTruthy();
  expect(textOf('Texto do e-mail')).toBe('Olá, Ana.\n\nEquipe');
});

test('details that were used before are one key or one click, and what is typed stays text', async () => {
  const act = vi.fn<Changes['act']>().mockResolvedValue(undefined);
  const { person } = open(act);
  await screen.findByRole('button', { name: /Sem resposta/ });
  await person.keyboard('a');
  await waitFor(() => expect(textOf('Detalhes')).toBe('Pretensão acima da faixa'));
  await person.click(screen.getByRole('button', { name: /Sem resposta/ }));
  await waitFor(() => expect(textOf('Detalhes')).toBe('Sem resposta'));
  await person.type(screen.getByRole('textbox', { name: /^Detalhes/ }), ' em 5 dias');
  expect(textOf('Detalhes')).toBe('Sem resposta em 5 dias');
});

test('switched off, it says that nobody is told, and shows no mail', async () => {
  const act = vi.fn<Changes['act']>().mockResolvedValue(undefined);
  const { person } = open(act);
  await screen.findByText('Para ana@x.example');
  await person.click(screen.getByRole('switch', { name: 'Avisar por e-mail' }));
  expect(
    screen.getByText('Sem e-mail. Quem tem conta vê na candidatura e no sino que o processo terminou.'),
  ).toBeTruthy();
  expect(screen.queryByText('Para ana@x.example')).toBeNull();
  await person.keyboard('2');
  await person.click(screen.getByRole('button', { name: 'Rejeitar' }));
  await waitFor(() => expect(act).toHaveBeenCalled());
  expect(act.mock.calls[0]?.[1]).not.toHaveProperty('mail');
  expect(act.mock.calls[0]?.[2].note).toBe(
    'Sem e-mail. Quem tem conta vê na candidatura e no sino que o processo terminou.',
  );
});

test('that the person was told before the application was reopened is said, with or without another mail', async () => {
  server.use(
    http.get(`${location.origin}/api/v1/applications/:id/rejection-preview`, () =>
      HttpResponse.json({ success: true, data: { ...data, toldAt: '2026-11-18T14:00:00.000Z' } }),
    ),
  );
  const { person } = open(vi.fn());
  const said = () => screen.getByText(/^Ana Lopes já recebeu/).textContent;
  await waitFor(() => expect(said()).toMatch(/^Ana Lopes já recebeu um e-mail de rejeição em 18 de nov\./));
  await person.click(screen.getByRole('switch', { name: 'Avisar por e-mail' }));
  expect(said()).toContain('antes de a candidatura ser reaberta');
});
