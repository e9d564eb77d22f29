import type { RoomRecording } from '@prova/contract/rooms/room-protocol';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ANA, ana, enter, fakeRoomBrowser, HOST, hear, joined, last } from '../../../../test/entered-room.tsx';
import { toast } from '../../../ui/toast-store.ts';

fakeRoomBrowser();
beforeEach(() => {
  vi.stubGlobal('MediaRecorder', class {});
});

const ID = '0197a000-0000-7000-8000-00000000000a';
const asked: RoomRecording = {
  ...{ recordingId: ID, state: 'asking', picture: false, by: HOST, byName: 'Marta Ribeiro' },
  ...{ interrupted: false, startedAt: null, awaited: [ANA] },
};
const running: RoomRecording = {
  ...asked,
  state: 'recording',
  awaited: [],
  startedAt: new Date(Date.now() - 65_000).toISOString(),
};
const scheduled = { startsAt: '2026-11-20T12:00:00.000Z', endsAt: '2026-11-20T13:00:00.000Z' };
const roomWith = (recording: RoomRecording | null) => ({ ...joined().roomState, ...scheduled, recording });
const ofHost = (recording: RoomRecording | null = null) => joined({ peers: [ana], roomState: roomWith(recording) });
const { permissions: _, ...marta } = joined().self;
const ofCandidate = (recording: RoomRecording | null) =>
  joined({
    self: { ...ana, permissions: { publish: true, moderate: false } },
    peers: [marta],
    roomState: roomWith(recording),
  });
const yes = { recordingId: ID, accepted: true, version: expect.any(String) };
const no = { ...yes, accepted: false };
/** Once it has been there for longer than a double click takes. */
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(button);
  return button;
};

it('asks everybody once the host wants it, says first that there is no picture, and can be called off', async () => {
  await enter();
  await hear('room-joined', ofHost());
  await userEvent.click(screen.getByRole('button', { name: /^Gravar/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Gravar esta entrevista?' });
  expect(within(dialog).getByText(/Este navegador grava só o som/)).toBeTruthy();
  expect(last().sentOf('record')).toEqual([]);
  await press('Perguntar a todos');
  expect(last().sentOf('record')).toEqual([{ action: 'ask', picture: false }]);
  await hear('room-updated', roomWith(asked));
  expect(screen.getByText(/Falta a resposta de Ana Duarte/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar pedido' }));
  expect(last().sentOf('record')).toEqual([{ action: 'ask', picture: false }, { action: 'stop' }]);
});

it.each([
  [null, /^Gravar/, /^Gravar$/, 'Perguntar a todos', 'record', { action: 'ask', picture: false }],
  [running, /Gravando/, 'Parar a gravação', 'Parar', 'record', { action: 'stop' }],
  [running, /Gravando/, 'Retirar meu consentimento', 'Retirar e apagar', 'consent', no],
] as const)(
  'keeps the question of %# open, and says why, while there is no connection',
  async (recording, at, open, confirm, type, sent) => {
    await enter();
    await hear('room-joined', ofHost(recording));
    await userEvent.click(screen.getByRole('button', { name: at }));
    if (recording) await userEvent.click(await screen.findByRole('button', { name: open }));
    const dialog = await screen.findByRole(recording ? 'alertdialog' : 'dialog', { name: /\?$/ });
    await act(async () => last().lose());
    await press(confirm);
    expect(within(dialog).getByText('Sem conexão com a sala. Tente de novo quando ela voltar.')).toBeTruthy();
    await vi.waitFor(() => expect(last().readyState).toBe(0));
    await act(async () => last().accept());
    await hear('room-joined', ofHost(recording));
    await press(confirm);
    expect(last().sentOf(type)).toEqual([sent]);
    expect(dialog.isConnected).toBe(false);
  },
);

it('says that a request is not called off while there is no connection', async () => {
  const said = vi.spyOn(toast, 'error');
  await enter();
  await hear('room-joined', ofHost(asked));
  await act(async () => last().lose());
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar pedido' }));
  expect(said).toHaveBeenCalledWith('Sem conexão com a sala. Tente de novo quando ela voltar.');
});

it('says why a room without an appointment, or a browser, records nothing', async () => {
  await enter();
  await hear('room-joined', joined());
  const button = screen.getByRole('button', { name: /^Gravar/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  await userEvent.keyboard('r');
  expect(screen.queryByRole('dialog', { name: 'Gravar esta entrevista?' })).toBeNull();
  await userEvent.hover(button);
  expect((await screen.findAllByText('Só entrevistas marcadas podem ser gravadas.')).length).toBeGreaterThan(0);
});

it('asks whoever is inside, in a dialog that Escape does not close, and sends what they press once', async () => {
  await enter({ accessType: 'candidate' });
  await hear('room-joined', ofCandidate(null));
  await hear('room-updated', roomWith(asked));
  const dialog = await screen.findByRole('dialog', { name: 'A entrevista pode ser gravada?' });
  expect(within(dialog).getByText(/A imagem não é gravada/)).toBeTruthy();
  expect(within(dialog).getByText(/nenhuma desvantagem na seleção/)).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'A entrevista pode ser gravada?' })).toBeTruthy();
  await userEvent.click(await press('Aceito a gravação'));
  expect(last().sentOf('consent')).toEqual([yes]);
  await hear('room-updated', roomWith({ ...asked, awaited: [] }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('sends a no right after a yes', async () => {
  await enter({ accessType: 'candidate' });
  await hear('room-joined', ofCandidate(asked));
  await press('Aceito a gravação');
  await press('Não aceito');
  expect(last().sentOf('consent')).toEqual([yes, no]);
});

/** As the server refuses what was sent last of a type. */
const refuse = (type: string) =>
  act(async () => {
    const re = last().sent.findLast((frame) => frame.type === type)?.id;
    const data = { code: 'RECORDING_CONSENT_REQUIRED', retryable: false };
    last().onmessage?.({ data: JSON.stringify({ v: 1, type: 'error', re, ts: 0, data }) });
  });
const OLD_WORDS = 'O texto sobre a gravação mudou. Recarregue a página para ler o texto atual.';

it('asks to reload a page whose words are older than those of the server', async () => {
  const said = vi.spyOn(toast, 'error');
  await enter({ accessType: 'candidate' });
  await hear('room-joined', ofCandidate(asked));
  await press('Aceito a gravação');
  expect(screen.queryByText(OLD_WORDS)).toBeNull();
  await refuse('consent');
  expect(within(screen.getByRole('dialog')).getByText(OLD_WORDS)).toBeTruthy();
  expect(said).not.toHaveBeenCalled();
});

it('asks for it at the door, too, and between the entry and the room', async () => {
  const { view } = await enter({ accessType: 'candidate' });
  const place = { requestId: ANA, position: 1, since: scheduled.startsAt, hostPresent: true, locked: false };
  await hear('waiting', { ...place, recording: { recordingId: ID, accepted: null } });
  await press('Aceito a gravação');
  await refuse('consent');
  expect(screen.getByText(OLD_WORDS)).toBeTruthy();
  view.unmount();
  await enter({ accessType: 'candidate' });
  await refuse('join-room');
  expect(screen.queryByText(OLD_WORDS)).toBeNull();
  await press('Aceito e quero entrar');
  await act(async () => last().accept());
  await refuse('join-room');
  expect(screen.getByText(OLD_WORDS)).toBeTruthy();
});

it('tells whoever records that leaving ends it, also once another person is the host', async () => {
  const { onLeave } = await enter();
  const self = { ...joined().self, role: 'interviewer', permissions: { publish: true, moderate: false } } as const;
  await hear('room-joined', { ...ofHost(running), self });
  await userEvent.click(screen.getByRole('button', { name: /^Sair/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Sair da sala?' });
  expect(within(dialog).getByText('A gravação termina quando você sair.')).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Encerrar para todos' })).toBeNull();
  expect(onLeave).not.toHaveBeenCalled();
  const leave = within(dialog).getByRole('button', { name: 'Sair' });
  await vi.waitFor(() => expect(leave.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(leave);
  expect(onLeave).toHaveBeenCalled();
});

it('marks all the time that it is recorded, and whoever is recorded takes it back there', async () => {
  await enter({ accessType: 'candidate' });
  await hear('room-joined', ofCandidate(running));
  const mark = screen.getByRole('button', { name: /Gravando/ });
  expect(mark.textContent).toMatch(/Gravando\d:\d\d/);
  await userEvent.click(mark);
  expect(screen.getByText(/Gravada por Marta Ribeiro/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Parar a gravação' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retirar meu consentimento' }));
  await screen.findByRole('alertdialog', { name: 'Retirar seu consentimento?' });
  expect(last().sentOf('consent')).toEqual([]);
  await press('Retirar e apagar');
  expect(last().sentOf('consent')).toEqual([no]);
  await hear('room-updated', roomWith({ ...running, interrupted: true }));
  expect(screen.getByRole('button', { name: /Gravação interrompida/ })).toBeTruthy();
  await hear('room-updated', roomWith(null));
  expect(screen.queryByRole('button', { name: /Grava/ })).toBeNull();
});

it.each([
  [asked, 'declined', 'Ana Duarte', 'Ana Duarte prefere que a entrevista não seja gravada'],
  [asked, 'stopped', 'Marta Ribeiro', 'O pedido de gravação foi cancelado'],
  [running, 'withdrawn', 'Ana Duarte', 'Ana Duarte retirou o consentimento'],
  [running, 'lost', null, 'A gravação terminou: quem gravava não voltou'],
  [running, 'stopped', 'Marta Ribeiro', 'A gravação terminou'],
] as const)('says why %o has ended: %s', async (recording, reason, name, words) => {
  const said = [vi.spyOn(toast, 'info'), vi.spyOn(toast, 'warning')];
  await enter();
  await hear('room-joined', ofHost(recording));
  await hear('recording-ended', { recordingId: ID, reason, name });
  expect(said.flatMap(({ mock }) => mock.calls).map(([title]) => title)).toContain(words);
});

it('asks at the door, and lets one think otherwise', async () => {
  await enter({ accessType: 'candidate' });
  const place = { requestId: ANA, position: 1, since: scheduled.startsAt, hostPresent: true, locked: false };
  await hear('waiting', { ...place, recording: { recordingId: ID, accepted: null } });
  await press('Não aceito');
  expect(last().sentOf('consent')).toEqual([no]);
  await hear('waiting', { ...place, recording: { recordingId: ID, accepted: false } });
  expect(screen.getByText(/pode parar a gravação para você entrar/)).toBeTruthy();
  await press('Aceito a gravação');
  expect(last().sentOf('consent')).toEqual([no, yes]);
  await hear('waiting', { ...place, recording: null });
  expect(screen.queryByRole('button', { name: 'Aceito a gravação' })).toBeNull();
});

it('shows the host who at the door has agreed, and does not offer to let in who has not', async () => {
  await enter();
  const waiting = {
    ...{ requestId: ANA, name: 'Ana Duarte', accessType: 'guest', nameTyped: true, claimsParticipant: false },
    ...{ recordingConsent: null, since: scheduled.startsAt },
  } as const;
  await hear('room-joined', { ...ofHost(running), waiting: [waiting] });
  await userEvent.click(screen.getByRole('button', { name: /^Pessoas/ }));
  const admit = () => userEvent.click(screen.getByRole('button', { name: 'Aprovar Ana Duarte' }));
  await admit();
  expect(last().sentOf('admit')).toEqual([]);
  await hear('waiting-list', { waiting: [{ ...waiting, recordingConsent: true }] });
  expect(screen.getByText('Aceitou a gravação.')).toBeTruthy();
  await admit();
  expect(last().sentOf('admit')).toEqual([{ requestId: ANA }]);
});

it('asks whoever enters a room that is recorded, or comes back to it, before they are in', async () => {
  const { onLeave } = await enter();
  await hear('error', { code: 'RECORDING_CONSENT_REQUIRED', retryable: false });
  expect(screen.getByRole('heading', { name: 'Esta entrevista está sendo gravada' })).toBeTruthy();
  const refused = last();
  await press('Aceito e quero entrar');
  expect(last()).not.toBe(refused);
  await act(async () => last().accept());
  expect(last().sentOf('join-room')).toEqual([expect.objectContaining({ recordingConsent: expect.any(String) })]);
  await hear('room-joined', ofHost(running));
  // It was another connection that was lost.
  await act(async () => last().lose());
  await vi.waitFor(() => expect(last().readyState).toBe(0));
  await act(async () => last().accept());
  expect(last().sentOf('join-room')[0]).not.toHaveProperty('recordingConsent');
  await hear('error', { code: 'RECORDING_CONSENT_REQUIRED', retryable: false });
  await press('Não aceito, voltar');
  expect(onLeave).toHaveBeenCalled();
});
