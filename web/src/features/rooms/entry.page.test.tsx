import type { SessionUser } from '@prova/contract/accounts/accounts';
import { ROOM_CODE } from '@prova/contract/interviews/room-code';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { authStore } from '../../lib/auth-store.ts';
import { LeanRouter, LeanRoutes } from '../../lib/lean-router.tsx';
import { toast, toastStore } from '../../ui/toast-store.ts';
import { RoomEntryPage } from './entry.page.tsx';

const server = testApi();
const recruiter = { id: 'u', name: 'Marta Ribeiro', role: 'RECRUITER', companies: [] } as unknown as SessionUser;

beforeEach(() => {
  toast.clear();
  authStore.write({ status: 'signed-out' });
});

function open() {
  history.replaceState(null, '', '/admin/interview');
  render(
    <LeanRouter>
      <LeanRoutes routes={[{ path: '/admin/interview', page: RoomEntryPage }]} notFound={() => <p>elsewhere</p>} />
    </LeanRouter>,
  );
}
const textIn = (field: HTMLElement) => (field as HTMLInputElement).value;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const name = () => screen.getByRole('textbox', { name: 'Seu nome' });
const code = () => screen.getByRole('textbox', { name: 'Código da sala' });

it('asks for a name of two letters and for a code, and leads the focus to what is missing', async () => {
  open();
  await press('Continuar');
  expect(await screen.findByText('Informe o código da sala')).toBeTruthy();
  expect(await screen.findByText('Este campo é obrigatório')).toBeTruthy();
  expect(document.activeElement).toBe(name());
  await userEvent.type(name(), 'L');
  await userEvent.type(code(), 'sala do Rui');
  expect(await screen.findByText('Use pelo menos 2 caracteres')).toBeTruthy();
  expect(screen.getByText(/^Este código não está completo/)).toBeTruthy();
  expect(location.pathname).toBe('/admin/interview');
});

it.each([
  ['abcdefghjk', '/admin/interview/rooms/abc-defg-hjk'],
  ['https://prova.example/admin/interview/rooms/abc-defg-hjk?utm_source=x', '/admin/interview/rooms/abc-defg-hjk'],
  [
    `https://prova.example/admin/interview/invitations/${'s'.repeat(43)}`,
    `/admin/interview/invitations/${'s'.repeat(43)}/room`,
  ],
])('leads from %s to its room', async (typed, path) => {
  open();
  await userEvent.type(name(), 'Ana');
  await userEvent.click(code());
  await userEvent.paste(typed);
  await press('Continuar');
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  expect(location.pathname).toBe(path);
});

it('makes up a code for a visitor, which the server hears nothing of, and says that they will wait', async () => {
  open();
  await press('Gerar uma sala');
  const made = textIn(code());
  expect(made).toMatch(ROOM_CODE);
  expect(screen.getByText(/espera até que alguém de uma equipe/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copiar link' })).toBeTruthy();
  await press('Gerar uma sala');
  expect(textIn(code())).not.toBe(made);
});

it('makes a room for a recruiter, by their name', async () => {
  server.use(http.post(`${location.origin}/api/v1/interview-rooms`, () => success({ code: 'abc-defg-hjk' })));
  authStore.write({ status: 'signed-in', user: recruiter });
  open();
  expect(textIn(name())).toBe('Marta Ribeiro');
  await press('Gerar uma sala');
  expect(await screen.findByText(/^A sala é sua/)).toBeTruthy();
  expect(textIn(code())).toBe('abc-defg-hjk');
});

it('says why no room was made', async () => {
  server.use(
    http.post(`${location.origin}/api/v1/interview-rooms`, () => failure(403, 'NO_COMPANY', 'Você não tem empresa.')),
  );
  authStore.write({ status: 'signed-in', user: recruiter });
  open();
  await press('Gerar uma sala');
  expect(textIn(code())).toBe('');
  expect(toastStore.read().map(({ text }) => text)).toEqual(['Você não tem empresa.']);
});
