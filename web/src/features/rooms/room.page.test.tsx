import type { SessionUser } from '@prova/contract/accounts/accounts';
import type { RoomEntry } from '@prova/contract/rooms/rooms';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { fakeMedia } from '../../../test/fake-media.ts';
import { authStore } from '../../lib/auth-store.ts';
import { LeanRouter, LeanRoutes } from '../../lib/lean-router.tsx';
import { toastStore } from '../../ui/toast-store.ts';
import type { RoomEntrance } from './devices/room-entrance.ts';
import { RoomPage } from './room.page.tsx';

const entered = vi.fn<(entrance: RoomEntrance) => void>();
vi.mock('./room/room-screen.tsx', () => ({
  RoomScreen: (entrance: RoomEntrance) => {
    entered(entrance);
    return (
      <button type="button" onClick={entrance.onLeave}>
        Sair da sala
      </button>
    );
  },
}));

const CODE = 'abc-defg-hjk';
const TOKEN = 's'.repeat(43);
const HOUR_MS = 3_600_000;
const from = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const plain: RoomEntry = {
  code: CODE,
  status: 'waiting',
  access: 'guest',
  name: null,
  candidateSeatTaken: false,
  interview: null,
};
const invited: RoomEntry = {
  ...plain,
  access: 'candidate',
  name: 'Ana Duarte',
  interview: {
    id: '01939c2a-0000-7000-8000-000000000000',
    startsAt: from(26),
    endsAt: from(27),
    timeZone: 'Asia/Tokyo',
    jobTitle: 'Pessoa Desenvolvedora',
    companyName: 'Aurora Sistemas',
    candidateName: null,
  },
};

const recruiter = { id: 'u', name: 'Marta Ribeiro', role: 'RECRUITER', companies: [] } as unknown as SessionUser;

const server = testApi();
const ROOM = `${location.origin}/api/v1/interview-rooms/${CODE}`;
const LINK = `${location.origin}/api/v1/interview-rooms/candidate/${TOKEN}`;
const answers = (entry: RoomEntry) =>
  server.use(
    http.get(ROOM, () => success(entry)),
    http.get(LINK, () => success(entry)),
  );

let fake: ReturnType<typeof fakeMedia>;
beforeEach(() => {
  authStore.write({ status: 'signed-out' });
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  fake = fakeMedia([
    { kind: 'video', id: 'cam' },
    { kind: 'audio', id: 'mic' },
  ]);
});
afterEach(() => {
  entered.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

function open(path = `/admin/interview/rooms/${CODE}`) {
  history.replaceState(null, '', path);
  render(
    <LeanRouter>
      <LeanRoutes
        routes={[
          { path: '/admin/interview/rooms/:code', page: RoomPage },
          { path: '/admin/interview/invitations/:token/room', page: RoomPage },
        ]}
        notFound={() => null}
      />
    </LeanRouter>,
  );
}
const byLink = () => open(`/admin/interview/invitations/${TOKEN}/room`);
const textIn = (field: HTMLElement) => (field as HTMLInputElement).value;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const tick = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));
const accept = async () => {
  await tick(/^Sei que quem está na sala/);
  await tick(/^Aceito os termos/);
};
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('a room', () => {
  it('says by link what it is about, when by the reader’s clocks, and as whom one comes', async () => {
    answers(invited);
    byLink();
    await heading('Entrevista: Pessoa Desenvolvedora');
    expect(screen.getByText('Aurora Sistemas')).toBeTruthy();
    expect(screen.getByText('Pessoa candidata')).toBeTruthy();
    expect(screen.getByText(/^Marcada como .*horário do Japão/)).toBeTruthy();
    expect(textIn(screen.getByRole('textbox', { name: 'Seu nome' }))).toBe('Ana Duarte');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('link', { name: 'Voltar ao convite' }).getAttribute('href')).toBe(
      `/admin/interview/invitations/${TOKEN}`,
    );
  });

  it('asks a visitor how they take part, for a name and both acceptances', async () => {
    answers(plain);
    open();
    await press('Continuar');
    expect(await screen.findByText('Escolha como você participa')).toBeTruthy();
    expect(screen.getByText('Confirme que leu o aviso de acompanhamento')).toBeTruthy();
    expect(screen.getByText('Aceite os termos da sala para entrar')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Participar da entrevista/ }));
    expect(screen.queryByRole('radio', { name: /^Conduzir/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /^Observar/ }));
    expect(screen.getByText('Informe seu nome: quem observa também se apresenta')).toBeTruthy();
  });

  it('offers nobody the candidate’s place while it is taken, and says why', async () => {
    answers({ ...plain, candidateSeatTaken: true, status: 'active' });
    open();
    const seat = await screen.findByRole('radio', { name: /^Participar da entrevista/ });
    expect((seat as HTMLInputElement).disabled).toBe(true);
    expect(screen.getByText('Indisponível: já há uma pessoa candidata na sala.')).toBeTruthy();
    expect(screen.getByText('Em andamento')).toBeTruthy();
  });

  it('lets the one with the link bring the place along', async () => {
    answers({ ...invited, candidateSeatTaken: true });
    byLink();
    expect(await screen.findByText('Já há alguém no lugar da pessoa candidata')).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Continuar' }) as HTMLButtonElement).disabled).toBe(false);
  });

  it.each([
    ['ended', 'Esta conversa já terminou'],
    ['cancelled', 'Esta entrevista foi cancelada'],
  ] as const)('that is %s lets nobody in', async (status, title) => {
    answers({ ...invited, status });
    byLink();
    await heading(title);
    // Whoever was rejected, or withdrew, is promised no other date here.
    expect(screen.queryByText(/outro convite/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull();
  });

  it('of one’s own that has ended is opened again by its team, and by nobody else', async () => {
    let status: RoomEntry['status'] = 'ended';
    let access: RoomEntry['access'] = 'guest';
    server.use(
      http.get(ROOM, () => success({ ...plain, access, status })),
      http.post(`${ROOM}/reopen`, () => {
        status = 'waiting';
        return success({ code: CODE });
      }),
    );
    open();
    await heading('Esta conversa já terminou');
    expect(screen.queryByRole('button', { name: 'Abrir de novo' })).toBeNull();
    cleanup();
    access = 'host';
    authStore.write({ status: 'signed-in', user: recruiter });
    open();
    await press('Abrir de novo');
    expect(await screen.findByRole('radio', { name: /^Conduzir a conversa/ })).toBeTruthy();
  });

  it('says when it cannot be opened again, and can be tried once more', async () => {
    authStore.write({ status: 'signed-in', user: recruiter });
    answers({ ...plain, access: 'host', status: 'ended' });
    server.use(http.post(`${ROOM}/reopen`, () => failure(403, 'FORBIDDEN', 'Você não pode fazer isso.')));
    open();
    await press('Abrir de novo');
    const button = (await screen.findByRole('button', { name: 'Abrir de novo' })) as HTMLButtonElement;
    await waitFor(() => expect(toastStore.read().map(({ text }) => text)).toContain('Você não pode fazer isso.'));
    expect(button.disabled).toBe(false);
  });

  it('lets an expert who is asked observe, and asks nothing of their part', async () => {
    answers({ ...invited, access: 'guest', name: 'Eva Lima' });
    authStore.write({ status: 'signed-in', user: { ...recruiter, role: 'EXPERT' } });
    open();
    await heading('Entrevista: Pessoa Desenvolvedora');
    expect(screen.getByText('Observação: você vê e ouve')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(textIn(screen.getByRole('textbox', { name: 'Seu nome' }))).toBe('Eva Lima');
  });

  it('is asked for as the person who is signed in, not as whom the page was drawn for', async () => {
    answers({ ...plain, access: 'host', name: 'Marta Ribeiro' });
    authStore.write({ status: 'signed-in', user: recruiter });
    open();
    expect(((await screen.findByRole('radio', { name: /^Conduzir a conversa/ })) as HTMLInputElement).checked).toBe(
      true,
    );
    expect(screen.queryByRole('radio', { name: /^Participar/ })).toBeNull();
  });
});

describe('what is no room', () => {
  it('is said, and can be waited for', async () => {
    server.use(http.get(ROOM, () => failure(404, 'ROOM_NOT_FOUND', 'Sala não encontrada.')));
    open();
    await heading(`Não encontramos a sala ${CODE}`);
    await press('Esperar mesmo assim');
    expect(await screen.findByRole('radio', { name: /^Observar/ })).toBeTruthy();
  });

  it('is opened by whoever recruits', async () => {
    server.use(http.get(ROOM, () => failure(404, 'ROOM_NOT_FOUND', 'Sala não encontrada.')));
    authStore.write({ status: 'signed-in', user: recruiter });
    open();
    await press('Abrir esta sala');
    expect(((await screen.findByRole('radio', { name: /^Conduzir/ })) as HTMLInputElement).checked).toBe(true);
    expect(textIn(screen.getByRole('textbox', { name: 'Seu nome' }))).toBe('Marta Ribeiro');
  });

  it('is an address without a code, which the server is not asked about', async () => {
    open('/admin/interview/rooms/not-a-code');
    await heading('Este endereço não leva a uma sala');
  });

  it.each([
    [410, 'TOKEN_EXPIRED', 'Este link expirou'],
    [404, 'TOKEN_INVALID', 'Link inválido'],
    [404, 'ROOM_NOT_FOUND', 'Esta entrevista não tem uma sala'],
    [404, 'INTERVIEW_NOT_FOUND', 'Entrevista não encontrada'],
  ])('%s %s is %s', async (status, code, title) => {
    server.use(http.get(LINK, () => failure(status, code, 'x')));
    byLink();
    await heading(title);
  });

  it('is asked for again where that failed', async () => {
    server.use(http.get(ROOM, () => new HttpResponse(null, { status: 500 }), { once: true }));
    open();
    await heading('Não foi possível carregar a entrevista');
    answers(plain);
    await press('Tentar de novo');
    await heading('Entrar na sala');
  });
});

describe('the equipment', () => {
  const arrive = async () => {
    answers(invited);
    byLink();
    await accept();
    await press('Continuar');
    await heading('Câmera e som');
  };

  it('is asked for by a press alone, and refused as long as nothing is chosen', async () => {
    await arrive();
    await press('Pedir para entrar');
    expect(screen.getByText('Selecione uma câmera, ou “Sem câmera”')).toBeTruthy();
    expect(screen.getByText('Selecione um microfone, ou “Sem microfone”')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Câmera' }));
    expect(fake.asked).toEqual([]);
    expect(entered).not.toHaveBeenCalled();
  });

  it('goes into the room with the person, and is stopped by whoever leaves before', async () => {
    await arrive();
    // One button leads on at a time.
    const leading = () =>
      screen
        .getAllByRole('button')
        .flatMap(({ className, textContent }) => (className.includes('bg-brand') ? [textContent] : []));
    expect(leading()).toEqual(['Ligar câmera e microfone']);
    await press('Ligar câmera e microfone');
    expect(await screen.findByLabelText('O que sua câmera mostra')).toBeTruthy();
    expect(leading()).toEqual(['Pedir para entrar']);
    await press('Voltar');
    expect(fake.tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
    await press('Continuar');
    await press('Ligar câmera e microfone');
    await screen.findByLabelText('O que sua câmera mostra');
    await press('Pedir para entrar');
    await screen.findByRole('button', { name: 'Sair da sala' });
    const entrance = entered.mock.calls.at(-1)?.[0];
    expect(entrance).toMatchObject({
      code: CODE,
      accessType: 'candidate',
      name: 'Ana Duarte',
      accessToken: TOKEN,
      choice: { camera: 'cam', microphone: 'mic', quality: '720p' },
    });
    expect(entrance?.consentVersion).toBeTruthy();
    const live = fake.tracks.filter(({ readyState }) => readyState === 'live');
    expect(entrance?.stream?.getTracks()).toEqual(live);
    expect(live).toHaveLength(2);
    await press('Sair da sala');
    await heading('Entrevista: Pessoa Desenvolvedora');
  });

  it('may be none at all', async () => {
    await arrive();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Câmera' }), 'Sem câmera');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Microfone' }), 'Sem microfone');
    await press('Pedir para entrar');
    await screen.findByRole('button', { name: 'Sair da sala' });
    expect(entered.mock.calls.at(-1)?.[0]).toMatchObject({ stream: null, choice: { camera: null, microphone: null } });
    expect(fake.asked).toEqual([]);
  });

  it('that is not allowed says how to allow it, and lets go on without', async () => {
    fake.state.refusal = 'NotAllowedError';
    await arrive();
    await press('Ligar câmera e microfone');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Câmera e microfone não foram liberados');
    expect(within(alert).getAllByRole('listitem').length).toBeGreaterThan(2);
    // The button that was pressed is gone: the keyboard goes on where it can be tried again.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Tentar de novo'));
    await press('Pedir para entrar');
    expect(entered).not.toHaveBeenCalled();
    await press('Continuar sem os dois');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Pedir para entrar'));
    await press('Pedir para entrar');
    await screen.findByRole('button', { name: 'Sair da sala' });
  });

  it.each([
    ['NotAllowedError', 'O microfone não foi liberado'],
    ['NotReadableError', 'O microfone está em uso por outro programa'],
    ['UnknownError', 'Não foi possível acessar o microfone'],
  ])('a microphone with %s is told apart, and the camera stays', async (refuses, title) => {
    fake.state.devices = [
      { kind: 'video', id: 'cam' },
      { kind: 'audio', id: 'mic', refuses },
    ];
    fake.state.permissions = { camera: 'granted', microphone: 'denied' };
    await arrive();
    await press('Ligar câmera e microfone');
    expect((await screen.findByRole('alert')).textContent).toContain(title);
    expect(screen.getByLabelText('O que sua câmera mostra')).toBeTruthy();
  });

  it('is none of an observer, who says nothing of cameras', async () => {
    answers(plain);
    open();
    await userEvent.click(await screen.findByRole('radio', { name: /^Observar/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Seu nome' }), 'Davi Couto');
    await accept();
    await press('Continuar');
    await heading('Som e conexão');
    expect(screen.queryByRole('combobox', { name: 'Câmera' })).toBeNull();
    await press('Pedir para entrar');
    await screen.findByRole('button', { name: 'Sair da sala' });
    expect(entered.mock.calls.at(-1)?.[0]).toMatchObject({ accessType: 'guest', name: 'Davi Couto', stream: null });
  });

  it('can be tested without entering', async () => {
    answers(plain);
    open();
    await press('Só testar o equipamento');
    await heading('Teste de equipamento');
    expect(screen.queryByRole('button', { name: 'Pedir para entrar' })).toBeNull();
  });

  it('says of a browser without calls what to do', async () => {
    await arrive();
    await press('Testar conexão');
    expect(await screen.findByText('Este navegador não faz chamadas')).toBeTruthy();
  });
});
