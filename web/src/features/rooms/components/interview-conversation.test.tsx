import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { InterviewConversation } from './interview-conversation.tsx';

const server = testApi();
const CONVERSATION = '*/api/v1/interviews/:id/conversation';
const host = { name: 'Rui Prado', role: 'host' };
const candidate = { name: null, role: 'candidate' };

const show = (held = false) =>
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <InterviewConversation interviewId="i1" held={held} />
    </QueryClientProvider>,
  );

test('messages and captions come in the order in which they were said', async () => {
  server.use(
    http.get(CONVERSATION, () =>
      success({
        messages: [{ ...host, id: 'm1', text: 'O enunciado está aqui', sentAt: '2026-11-20T15:02:00.000Z' }],
        captions: [
          { ...candidate, text: 'Bom dia', provider: 'browser', saidAt: '2026-11-20T15:01:00.000Z' },
          { ...candidate, text: 'Obrigada', provider: 'typed', saidAt: '2026-11-20T15:03:00.000Z' },
        ],
      }),
    ),
  );
  show();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Pessoa que apagou seus dados\u00a0· .*\u00a0· legenda do navegadorBom dia$/),
    expect.stringMatching(/^Rui Prado\u00a0· \d\d:\d\dO enunciado está aqui$/),
    expect.stringMatching(/legenda digitadaObrigada$/),
  ]);
});

test('a long one is shown in full when asked for', async () => {
  const captions = Array.from({ length: 60 }, (_, index) => ({
    ...host,
    text: `Frase ${index}`,
    provider: 'browser',
    saidAt: new Date(Date.UTC(2026, 10, 20, 15, 0, index)).toISOString(),
  }));
  server.use(http.get(CONVERSATION, () => success({ messages: [], captions })));
  show();
  expect(await screen.findAllByRole('listitem')).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar tudo (60)' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(60);
});

test('where nothing was said, nothing stands there; a failure is said', async () => {
  const answered = vi.fn();
  server.use(
    http.get(CONVERSATION, () => {
      answered();
      return success({ messages: [], captions: [] });
    }),
  );
  const { container, unmount } = show();
  await waitFor(() => expect(answered).toHaveBeenCalled());
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
  unmount();
  server.use(http.get(CONVERSATION, () => failure(503, 'UNAVAILABLE', 'Volte em instantes.')));
  show();
  expect(await screen.findByText('A conversa da sala não carregou')).toBeTruthy();
});

test('that nothing was written or captioned is said once it was held in the room', async () => {
  server.use(http.get(CONVERSATION, () => success({ messages: [], captions: [] })));
  show(true);
  expect(await screen.findByText('Ninguém escreveu no chat nem usou as legendas.')).toBeTruthy();
});
