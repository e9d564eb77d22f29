import type { Message, OwnConversation } from '@prova/contract/conversations/conversations';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { messageOf, NOT_BEGUN } from '../../../../test/messages.ts';
import { GuestThread } from './guest-thread.tsx';

/** Everything is on screen. */
class Near {
  readonly hear: (entries: { isIntersecting: boolean }[]) => void;
  constructor(hear: Near['hear']) {
    this.hear = hear;
  }
  observe = () => this.hear([{ isIntersecting: true }]);
  disconnect = () => undefined;
}

const PATH = `${location.origin}/api/v1/applications/status/segredo/messages`;
let conversation: OwnConversation;
let read: string[];
const server = testApi();

const begun = (messages: Message[], given: Partial<OwnConversation> = {}): OwnConversation => ({
  ...NOT_BEGUN,
  messages,
  can: { write: true },
  refusal: null,
  ...given,
});

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Near);
  read = [];
  conversation = begun([messageOf(2), messageOf(1)], { unread: 2 });
  server.use(
    http.get(PATH, () => success(conversation)),
    http.post(`${PATH}/read`, async ({ request }) => {
      read.push(((await request.json()) as { upTo: string }).upTo);
      return success({ unread: 0 });
    }),
  );
});

const open = () => render(<GuestThread token="segredo" applicationId="a1" />);
const field = () => screen.findByRole('textbox', { name: 'Mensagem' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));

test('nothing is shown before the company has written', async () => {
  conversation = NOT_BEGUN;
  const { container } = open();
  await waitFor(() => expect(container.innerHTML).toBe(''));
});

test('who asked for help with a test reads it, and writes on once the company has answered', async () => {
  const messages = [messageOf(1, { from: 'candidate', author: null, body: 'Preciso de mais tempo.' })];
  conversation = { ...NOT_BEGUN, messages };
  open();
  expect(await screen.findByText('Preciso de mais tempo.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the newest stands last, and what is on screen is read', async () => {
  open();
  const log = await screen.findByRole('region', { name: 'Conversa sobre a candidatura' });
  expect(
    within(log)
      .getAllByText(/^Mensagem \d/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Mensagem 1', 'Mensagem 2']);
  expect(within(log).getAllByText('Rui Prado · Aurora Sistemas')).toHaveLength(2);
  await waitFor(() => expect(read).toEqual([messageOf(2).id]));
});

test('a text is no HTML; an address in it can be followed and gives nothing away', async () => {
  conversation = begun([messageOf(1, { body: '<img src=x onerror=alert(1)> veja (https://exemplo.example/a?b=1).' })]);
  open();
  const link = await screen.findByRole('link', { name: 'https://exemplo.example/a?b=1' });
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeTruthy();
});

test('a script behind another scheme is no link', async () => {
  conversation = begun([messageOf(1, { body: 'javascript:alert(1) data:text/html,x' })]);
  open();
  await screen.findByText(/javascript:alert/);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a double click sends once, and the field is empty then', async () => {
  let sent = 0;
  server.use(
    http.post(PATH, () => {
      sent += 1;
      const message = messageOf(3, { from: 'candidate', author: null, body: 'Posso!' });
      conversation = begun([message, messageOf(2), messageOf(1)]);
      return success(message);
    }),
  );
  open();
  await userEvent.type(await field(), 'Posso!');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Posso!')).toBeTruthy();
  expect([sent, (await field()).textContent]).toEqual([1, '']);
  expect(screen.getByText('Ainda não lida')).toBeTruthy();
});

test('what was not sent stays, over a reload too', async () => {
  server.use(http.post(PATH, () => failure(409, 'CONVERSATION_WAITS', 'Espere a equipe responder.')));
  const { unmount } = open();
  await userEvent.type(await field(), 'Ainda aí?');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('Espere a equipe responder.');
  unmount();
  open();
  expect(((await field()) as HTMLTextAreaElement).value).toBe('Ainda aí?');
});

test('what nobody can see is not sent', async () => {
  open();
  await userEvent.type(await field(), '  \u200b ');
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('Escreva algo antes de enviar.');
});

test('once it is over, the page says so instead of asking for words', async () => {
  conversation = begun([messageOf(1)], { can: { write: false }, refusal: 'ended' });
  open();
  expect(await screen.findByText(/não dá mais para responder por aqui/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a conversation that does not load can be asked for again', async () => {
  server.use(
    http.get(
      PATH,
      () => HttpResponse.json({ success: false, error: 'INTERNAL_ERROR', message: 'Falha' }, { status: 500 }),
      { once: true },
    ),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Mensagem 1')).toBeTruthy();
});
