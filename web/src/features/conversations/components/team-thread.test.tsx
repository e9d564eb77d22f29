import type { Conversation, Message } from '@prova/contract/conversations/conversations';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { messageOf, NOT_BEGUN } from '../../../../test/messages.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { TeamThread } from './team-thread.tsx';

vi.mock('../../../lib/live.ts', () => ({
  useLiveReady: () => true,
  useLiveTopic: () => undefined,
  useLiveMessage: () => undefined,
}));

const API = `${location.origin}/api/v1`;
const BODY = 'Oi, {{candidateName}}! Vamos falar sobre {{jobTitle}}?';
const server = testApi();
let messages: Message[];
let sent: unknown[];

const blind = (): Conversation => ({
  ...NOT_BEGUN,
  messages,
  can: { write: true, changeTemplates: false },
  refusal: null,
  candidateName: null,
  values: { candidateName: null, jobTitle: 'Pessoa de Dados', companyName: 'Aurora', recruiterName: 'Rui' },
});

beforeEach(() => {
  class Unseen {
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Unseen);
  messages = [];
  sent = [];
  server.use(
    http.get(`${API}/applications/a1/messages`, () => success(blind())),
    http.post(`${API}/applications/a1/messages`, async ({ request }) => {
      const { body } = (await request.json()) as { body: string };
      sent.push(body);
      messages = [messageOf(1, { body })];
      return success(messages[0]);
    }),
    http.get(`${API}/conversations/templates`, () => success([{ id: 't1', version: 1, name: 'Convite', body: BODY }])),
  );
});

test('under blind review a template keeps the place of the name, and shows how the message will read', async () => {
  const person = userEvent.setup();
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <TeamThread applicationId="a1" />
    </QueryClientProvider>,
  );
  await person.click(await screen.findByRole('button', { name: 'Escrever mensagem' }));
  await person.click(await screen.findByRole('button', { name: 'Modelos' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Convite' }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' });
  expect(field.value).toBe('Oi, {{candidateName}}! Vamos falar sobre Pessoa de Dados?');
  const reads = 'Oi, Nome da pessoa candidata! Vamos falar sobre Pessoa de Dados?';
  const preview = screen.getByRole('region', { name: 'Como a mensagem vai chegar' });
  expect(preview.textContent).toContain(reads);
  await person.click(screen.getByRole('button', { name: 'Enviar' }));
  const log = await screen.findByRole('region', { name: 'Conversa sobre a candidatura' });
  expect((await within(log).findByRole('listitem')).textContent).toContain(reads);
  expect(sent).toEqual(['Oi, {{candidateName}}! Vamos falar sobre Pessoa de Dados?']);
});
