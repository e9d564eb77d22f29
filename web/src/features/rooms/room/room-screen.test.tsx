import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ANA, ana, enter, fakeRoomBrowser, HOST, hear, joined, last, sockets } from '../../../../test/entered-room.tsx';
import { toast, toastStore } from '../../../ui/toast-store.ts';

fakeRoomBrowser();

it('waits at the door, and says what became of the wish', async () => {
  const { onLeave } = await enter({ accessType: 'candidate', accessToken: 's'.repeat(43) });
  expect(last().sentOf('join-room')).toEqual([
    {
      roomId: 'abc-defg-hjk',
      userName: 'Marta Ribeiro',
      userId: null,
      hasLocalStream: false,
      roomType: 'interview',
      accessType: 'candidate',
      accessToken: 's'.repeat(43),
      consentVersion: '2026-11',
    },
  ]);
  const place = {
    requestId: ANA,
    position: 2,
    since: '2026-11-20T12:00:00.000Z',
    hostPresent: false,
    locked: false,
    recording: null,
  };
  await hear('waiting', place);
  expect(screen.getByText(/ainda não chegou/)).toBeTruthy();
  expect(screen.getByText('Você é a 2ª pessoa da fila.')).toBeTruthy();
  await hear('waiting', { ...place, position: 1, hostPresent: true });
  expect(screen.getByText(/Quem recruta já sabe que você chegou/)).toBeTruthy();
  await hear('admission', { decision: 'rejected', canRetry: true });
  await hear('room-ended', { reason: 'left' });
  expect(screen.getByRole('heading', { name: 'Seu pedido não foi aceito agora' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ver entrevistas' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Voltar à entrada' }));
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it('lets the host approve each who waits, once, and warns of borrowed names', async () => {
  await enter();
  await hear('room-joined', joined());
  expect(await screen.findByText('Você (Anfitrião)')).toBeTruthy();
  expect(screen.getByText('Por enquanto, só você está aqui.')).toBeTruthy();
  await hear('waiting-added', {
    requestId: ANA,
    name: 'Ana Duarte',
    accessType: 'candidate',
    nameTyped: true,
    claimsParticipant: true,
    since: new Date().toISOString(),
  });
  // Whoever comes late is not told to be alone while somebody stands at the door.
  expect(screen.queryByText('Por enquanto, só você está aqui.')).toBeNull();
  expect(screen.getByText('1 pessoa espera para entrar')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Pessoas/ }));
  expect(screen.getByText(/Usa o nome de alguém desta entrevista/)).toBeTruthy();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Aprovar Ana Duarte' }));
  expect(last().sentOf('admit')).toEqual([{ requestId: ANA }]);
  await hear('waiting-removed', { requestId: ANA });
  await hear('peer-joined', ana);
  expect(screen.queryByText('Sala de espera')).toBeNull();
  const people = screen.getByRole('complementary', { name: 'Pessoas' });
  expect(within(people).getByText('pessoa candidata, nome digitado')).toBeTruthy();
});

it('tells of who knocks at the corner only until the list is open', async () => {
  toast.clear();
  await enter();
  await hear('room-joined', joined());
  const knock = { accessType: 'guest', nameTyped: true, claimsParticipant: false, since: new Date().toISOString() };
  const told = () => toastStore.read().map(({ text }) => text);
  await hear('waiting-added', { ...knock, requestId: ANA, name: 'Ana Duarte' });
  expect(told()).toEqual(['Ana Duarte pede para entrar']);
  await userEvent.click(screen.getByRole('button', { name: /^Pessoas/ }));
  expect(told()).toEqual([]);
  await hear('waiting-added', { ...knock, requestId: HOST, name: 'Davi Couto' });
  expect(told()).toEqual([]);
  expect(screen.getByText('Davi Couto pede para entrar')).toBeTruthy();
});

it.each([
  ['guest', 0],
  ['candidate', 1],
] as const)('offers a %s at the door %i cameras and microphones', async (accessType, count) => {
  await enter({ accessType });
  const place = { requestId: ANA, position: 1, since: '2026-11-20T12:00:00.000Z', hostPresent: true };
  await hear('waiting', { ...place, locked: false, recording: null });
  expect(screen.queryAllByRole('button', { name: 'Câmera' })).toHaveLength(count);
  expect(screen.queryAllByRole('button', { name: 'Microfone' })).toHaveLength(count);
});

it('leads the host on to the interviews when it is over', async () => {
  await enter();
  await hear('room-joined', joined());
  await hear('room-ended', { reason: 'ended' });
  const on = screen.getByRole('link', { name: 'Ver entrevistas' });
  expect(on.getAttribute('href')).toBe('/admin/recruiter/interviews');
});

it('shows what is written once, and sends what was written without a connection when it is back', async () => {
  await enter();
  await hear('room-joined', joined({ peers: [ana] }));
  const said = { messageId: 'm1', clientId: 'c1', peerId: ANA, name: 'Ana Duarte', role: 'candidate' };
  await hear('chat', { ...said, text: 'Boa tarde', sentAt: '2026-11-20T12:00:00.000Z' });
  await hear('chat', { ...said, text: 'Boa tarde', sentAt: '2026-11-20T12:00:00.000Z' });
  await userEvent.click(screen.getByRole('button', { name: /^Chat/ }));
  expect(screen.getAllByText('Boa tarde')).toHaveLength(1);
  await act(async () => last().lose());
  expect(screen.getByText('Reconectando à sala…')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Mensagem para todas as pessoas' }), 'Já volto{Enter}');
  expect(screen.getByText('(enviando)', { exact: false })).toBeTruthy();
  await vi.waitFor(() => expect(sockets).toHaveLength(2));
  await act(async () => last().accept());
  expect(last().sentOf('join-room')).toEqual([expect.objectContaining({ resumeToken: 'r'.repeat(43) })]);
  await hear('room-joined', joined({ peers: [] }));
  const [sent] = last().sentOf('chat');
  expect(sent).toEqual({ clientId: expect.any(String), text: 'Já volto' });
  await hear('chat', { ...joined().self, ...sent, messageId: 'm2', sentAt: '2026-11-20T12:00:01.000Z' });
  expect(screen.queryByText('(enviando)', { exact: false })).toBeNull();
  // Whoever is only slower to come back keeps their place.
  expect(screen.getByText('Ana Duarte')).toBeTruthy();
});

it('moves a place here from another tab, and comes in anew when a kept place is gone', async () => {
  sessionStorage.setItem('prova.room.abc-defg-hjk', JSON.stringify({ token: 'x'.repeat(43), since: 0 }));
  await enter({ accessType: 'candidate' });
  expect(last().sentOf('join-room')).toEqual([expect.objectContaining({ resumeToken: 'x'.repeat(43) })]);
  await hear('error', { code: 'TOKEN_INVALID', retryable: false });
  expect(last().sentOf('join-room')[1]).not.toHaveProperty('resumeToken');
  await hear('error', { code: 'SEAT_ELSEWHERE', retryable: false });
  await userEvent.click(screen.getByRole('button', { name: 'Continuar aqui' }));
  await act(async () => last().accept());
  expect(last().sentOf('join-room')).toEqual([expect.objectContaining({ takeSeat: true })]);
});

it.each([
  ['ROOM_FULL', 'A sala está cheia'],
  ['ROOM_LOCKED', 'A sala está trancada'],
  ['SEAT_TAKEN', 'O lugar da pessoa candidata está ocupado'],
  ['ROOM_CANCELLED', 'Esta entrevista foi cancelada'],
  ['SERVER_ERROR', 'Não foi possível entrar'],
])('explains %s', async (code, title) => {
  await enter({ accessType: 'guest' });
  await hear('error', { code, retryable: true });
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
});

it('obeys single keys, but not while somebody types', async () => {
  await enter();
  await hear('room-joined', joined());
  await userEvent.keyboard('c');
  const field = await screen.findByRole('textbox', { name: 'Mensagem para todas as pessoas' });
  await userEvent.type(field, 'chip');
  expect((field as HTMLTextAreaElement).value).toBe('chip');
  await userEvent.click(screen.getByRole('heading', { name: 'Pessoa Desenvolvedora' }));
  await userEvent.keyboard('p');
  expect(screen.getByRole('complementary', { name: 'Pessoas' })).toBeTruthy();
});
