import type { Invitation } from '@prova/contract/interviews/interviews';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { LeanRouter, LeanRoutes } from '../../lib/lean-router.tsx';
import { type Filling, Fillings, fill } from '../../lib/slots.tsx';
import { toast, toastStore } from '../../ui/toast-store.ts';
import { invitedRecordingsSlot } from './components/invited-recordings-slot.ts';
import { InvitationPage } from './invitation.page.tsx';

const HOUR_MS = 3_600_000;
const from = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const invitation: Invitation = {
  id: '01939c2a-0000-7000-8000-000000000000',
  type: 'video',
  status: 'scheduled',
  startsAt: from(72),
  endsAt: from(73),
  minutes: 60,
  timeZone: 'America/Sao_Paulo',
  movedFrom: null,
  location: 'https://meet.example/abc',
  roomCode: null,
  notes: 'Traga um projeto de que você gosta.',
  cause: null,
  companyName: 'Aurora Sistemas',
  companyVerified: true,
  companyLogoUrl: null,
  jobTitle: 'Pessoa Desenvolvedora',
  candidateName: 'Ana Duarte',
  interviewers: ['Marta Ribeiro', 'João Prado'],
  observers: [],
  answer: null,
  answerNote: null,
  can: { answer: true },
};

const { startsAt } = invitation;
const server = testApi();
const API = `${location.origin}/api/v1/interviews/candidate/segredo`;
const shown = (changes: Partial<Invitation> = {}) => http.get(API, () => success({ ...invitation, ...changes }));
const ended = { can: { answer: false } };

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  toast.clear();
  vi.unstubAllGlobals();
});

function open(fillings: readonly Filling[] = []) {
  history.replaceState(null, '', '/admin/interview/invitations/segredo');
  render(
    <Fillings of={fillings}>
      <LeanRouter>
        <LeanRoutes
          routes={[{ path: '/admin/interview/invitations/:token', page: InvitationPage }]}
          notFound={() => null}
        />
      </LeanRouter>
    </Fillings>,
  );
}
const title = () => screen.findByRole('heading', { level: 1, name: 'Entrevista: Pessoa Desenvolvedora' });
const button = (name: string) => screen.findByRole('button', { name });

/** What the page sends, and answers as the server does. */
function takesAnswers() {
  const sent: { key: string | null; body: unknown }[] = [];
  server.use(
    http.post(`${API}/answer`, async ({ request }) => {
      const body = (await request.json()) as { answer: Invitation['answer']; note?: string };
      sent.push({ key: request.headers.get('idempotency-key'), body });
      const over = body.answer === 'declined';
      return success({
        ...invitation,
        answer: body.answer,
        answerNote: body.note ?? null,
        ...(over && { status: 'declined', ...ended }),
      });
    }),
  );
  return sent;
}

describe('what is shown', () => {
  it('is when, where, how long, with whom, and what the company says', async () => {
    server.use(shown());
    open();
    await title();
    for (const text of ['Aurora Sistemas quer conversar com você, Ana', 'Empresa verificada', 'Por vídeo', 'Em 3 dias'])
      expect(screen.getByText(text)).toBeTruthy();
    for (const text of ['1 h', 'Marta Ribeiro e João Prado', 'Traga um projeto de que você gosta.'])
      expect(screen.getByText(text)).toBeTruthy();
    const link = screen.getByRole('link', { name: /meet\.example\/abc/ });
    expect(link.getAttribute('href')).toBe('https://meet.example/abc');
    expect(link.getAttribute('rel')).toContain('noreferrer');
    expect(screen.queryByText(/ainda não verificou/)).toBeNull();
  });

  // The clocks of the tests go by UTC.
  const noon = { startsAt: '2031-12-03T17:30:00.000Z', endsAt: '2031-12-03T18:30:00.000Z' };

  it('says by which clocks, once where the reader’s show the same', async () => {
    server.use(shown({ ...noon, timeZone: 'UTC' }));
    open();
    expect(await screen.findByText('quarta-feira, 3 de dezembro de 2031')).toBeTruthy();
    expect(screen.getByText(/^17:30/).textContent).toBe('17:30\u00a0–\u00a018:30 (UTC)');
    expect(screen.queryByText(/Marcada como/)).toBeNull();
  });

  it.each([
    ['America/Sao_Paulo', 'Marcada como 14:30\u00a0–\u00a015:30 (horário de Brasília)'],
    ['Asia/Tokyo', 'Marcada como quinta-feira, 4 de dezembro de 2031, 02:30\u00a0–\u00a003:30 (horário do Japão)'],
  ])('says the time by both clocks where they differ: %s', async (timeZone, other) => {
    server.use(shown({ ...noon, timeZone }));
    open();
    expect((await screen.findByText(/^17:30/)).textContent).toBe('17:30\u00a0–\u00a018:30 para você (UTC)');
    expect(screen.getByText(/Marcada como/).textContent).toBe(other);
  });

  it('tells who sees and hears apart from who interviews', async () => {
    server.use(shown({ observers: ['Helena Duarte'] }));
    open();
    expect((await screen.findByText('Quem observa')).parentElement?.textContent).toBe('Quem observaHelena Duarte');
    expect(screen.getByText('Marta Ribeiro e João Prado')).toBeTruthy();
  });

  it('says when it was before, to whoever is asked again', async () => {
    const movedFrom = '2031-12-02T17:00:00.000Z';
    let answer: Invitation['answer'] = null;
    server.use(http.get(API, () => success({ ...invitation, ...noon, timeZone: 'UTC', movedFrom, answer })));
    open();
    expect(await screen.findByRole('heading', { name: 'O horário mudou. Você pode participar?' })).toBeTruthy();
    expect(screen.getByText(/^Antes/).textContent).toBe(
      'Antes: terça-feira, 2 de dezembro de 2031, 17:00\u00a0–\u00a018:00 (UTC).',
    );
    cleanup();
    answer = 'accepted';
    open();
    expect(await screen.findByRole('heading', { name: 'Mudou alguma coisa?' })).toBeTruthy();
    expect(screen.queryByText(/^Antes/)).toBeNull();
  });

  it('is an address to copy', async () => {
    const user = userEvent.setup();
    server.use(shown({ type: 'presencial', location: 'Rua das Flores, 10, São Paulo' }));
    open();
    expect(await screen.findByText('Rua das Flores, 10, São Paulo')).toBeTruthy();
    await user.click(await button('Copiar o endereço'));
    await waitFor(() => expect(toastStore.read().map(({ text }) => text)).toEqual(['Copiado']));
    expect(await navigator.clipboard.readText()).toBe('Rua das Flores, 10, São Paulo');
  });

  it('is a number to call', async () => {
    server.use(shown({ type: 'telefone', location: '+5511987654321' }));
    open();
    const link = await screen.findByRole('link', { name: '+55 11 98765-4321' });
    expect(link.getAttribute('href')).toBe('tel:+5511987654321');
  });

  it('warns of a company that nobody has verified', async () => {
    server.use(shown({ companyVerified: false }));
    open();
    expect(await screen.findByText('A Prova ainda não verificou a identidade desta empresa')).toBeTruthy();
    expect(screen.queryByText('Empresa verificada')).toBeNull();
  });
});

describe('the answer', () => {
  it('accepts at once, however often it is pressed, and may still be changed', async () => {
    server.use(shown());
    const sent = takesAnswers();
    open();
    const accept = await button('Confirmar presença');
    fireEvent.click(accept);
    fireEvent.click(accept);
    expect(await screen.findByText('Presença confirmada')).toBeTruthy();
    expect(screen.getByText(/Você pode mudar a resposta até o início\.$/)).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ answer: 'accepted', startsAt }]);
    await waitFor(async () => expect(document.activeElement).toBe(await title()));
    expect(screen.queryByRole('button', { name: 'Confirmar presença' })).toBeNull();
    expect(await button('Não vou participar')).toBeTruthy();
    expect(screen.getByText('Pedir outro horário')).toBeTruthy();
  });

  it('asks for another time only with days and times, and keeps the appointment meanwhile', async () => {
    server.use(shown({ answer: 'accepted' }));
    const sent = takesAnswers();
    open();
    fireEvent.click(await screen.findByText('Pedir outro horário'));
    const send = await button('Enviar pedido');
    fireEvent.click(send);
    const field = screen.getByLabelText(/Dias e horários/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(await screen.findByText('Diga quais dias e horários funcionam para você')).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(field, { target: { value: ' Quarta, 14h. ' } });
    fireEvent.click(send);
    fireEvent.click(send);
    expect(await screen.findByText('Você pediu outro horário')).toBeTruthy();
    expect(screen.getByText(/Quarta, 14h\./).textContent).toBe('Seu recado: Quarta, 14h.');
    expect(sent.map(({ body }) => body)).toEqual([{ answer: 'another_time', note: 'Quarta, 14h.', startsAt }]);
    expect((screen.getByLabelText(/Dias e horários/) as HTMLTextAreaElement).value).toBe('');
    expect(screen.getByText('Mudar o pedido de horário').closest('details')?.open).toBe(false);
    expect(await button('Confirmar este horário')).toBeTruthy();
  });

  it('declines after asking once, with a note, and that is final', async () => {
    server.use(shown());
    const sent = takesAnswers();
    open();
    fireEvent.click(await button('Não vou participar'));
    fireEvent.click(await button('Voltar'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([]);
    fireEvent.click(await button('Não vou participar'));
    fireEvent.change(await screen.findByLabelText('Recado para Aurora Sistemas'), { target: { value: ' Até logo. ' } });
    const yes = await button('Sim, recusar');
    fireEvent.click(yes);
    fireEvent.click(yes);
    expect(await screen.findByText('Você recusou esta entrevista')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ answer: 'declined', note: 'Até logo.', startsAt }]);
    expect(screen.queryByRole('button', { name: /presença|participar|pedido/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /meet\.example/ })).toBeNull();
  });

  it('that did not arrive keeps what was typed, and is sent again under the same key', async () => {
    const keys: (string | null)[] = [];
    server.use(
      shown(),
      http.post(`${API}/answer`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
    open();
    fireEvent.click(await screen.findByText('Pedir outro horário'));
    fireEvent.change(screen.getByLabelText(/Dias e horários/), { target: { value: 'Quarta, 14h.' } });
    fireEvent.click(await button('Enviar pedido'));
    expect(await screen.findByText('Não foi possível enviar sua resposta')).toBeTruthy();
    expect((screen.getByLabelText(/Dias e horários/) as HTMLTextAreaElement).value).toBe('Quarta, 14h.');
    server.use(
      http.post(`${API}/answer`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return success({ ...invitation, answer: 'another_time', answerNote: 'Quarta, 14h.' });
      }),
    );
    fireEvent.click(await button('Enviar pedido'));
    expect(await screen.findByText('Você pediu outro horário')).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
  });

  it('to an interview that has ended meanwhile shows how it stands', async () => {
    server.use(
      shown(),
      http.post(`${API}/answer`, () => {
        server.use(shown({ status: 'cancelled', cause: 'called_off', ...ended }));
        return failure(409, 'INTERVIEW_OVER', 'Já terminou.');
      }),
    );
    open();
    fireEvent.click(await button('Confirmar presença'));
    expect(await screen.findByText('Esta entrevista foi cancelada')).toBeTruthy();
    expect(toastStore.read().map(({ text }) => text)).toEqual(['Já terminou.']);
  });

  it('to a time that has changed meanwhile is none: the new one is shown, and asked for', async () => {
    const moved = { startsAt: from(96), endsAt: from(97) };
    server.use(
      shown(),
      http.post(`${API}/answer`, async ({ request }) => {
        const body = (await request.json()) as { startsAt: string };
        if (body.startsAt === moved.startsAt) return success({ ...invitation, ...moved, answer: 'accepted' });
        server.use(shown(moved));
        return failure(409, 'INTERVIEW_MOVED', 'O horário mudou.');
      }),
    );
    open();
    fireEvent.click(await button('Confirmar presença'));
    expect(await screen.findByText('Em 4 dias')).toBeTruthy();
    expect(toastStore.read().map(({ text }) => text)).toEqual(['O horário mudou.']);
    expect(screen.queryByText('Presença confirmada')).toBeNull();
    fireEvent.click(await button('Confirmar presença'));
    expect(await screen.findByText('Presença confirmada')).toBeTruthy();
  });
});

it('shows what has changed when somebody comes back to it, and keeps what was begun', async () => {
  server.use(shown());
  open();
  fireEvent.click(await screen.findByText('Pedir outro horário'));
  fireEvent.change(screen.getByLabelText(/Dias e horários/), { target: { value: 'Quarta' } });
  server.use(shown({ location: 'https://meet.example/outra' }));
  await waitFor(() => {
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByRole('link', { name: /meet\.example\/outra/ })).toBeTruthy();
  });
  expect((screen.getByLabelText(/Dias e horários/) as HTMLTextAreaElement).value).toBe('Quarta');
});

describe('an interview that cannot be answered', () => {
  it.each<[string, Partial<Invitation>]>([
    ['Você recusou esta entrevista', { status: 'declined', answer: 'declined' }],
    ['Esta entrevista já aconteceu', { status: 'completed', answer: 'accepted', startsAt: from(-3), endsAt: from(-2) }],
    ['Esta entrevista foi cancelada', { status: 'cancelled', cause: 'called_off' }],
    ['Esta entrevista não vai acontecer', { status: 'cancelled', cause: 'application_over' }],
    ['A entrevista não aconteceu', { status: 'cancelled', cause: 'no_show_candidate' }],
    ['A entrevista não aconteceu', { status: 'cancelled', cause: 'no_show_team' }],
    ['O horário desta entrevista já passou', { answer: 'accepted', startsAt: from(-3), endsAt: from(-2) }],
  ])('says why: %s (%o)', async (words, changes) => {
    server.use(shown({ ...changes, ...ended }));
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText('Ana, esta é a sua entrevista com Aurora Sistemas')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText(/mudar a resposta/)).toBeNull();
  });

  it('is held now, with the way to it', async () => {
    server.use(shown({ answer: 'accepted', startsAt: from(-0.2), endsAt: from(0.8), ...ended }));
    open();
    expect(await screen.findByText('É agora')).toBeTruthy();
    expect(screen.getByRole('link', { name: /meet\.example/ })).toBeTruthy();
  });
});

it('stays when what tells of its recordings does not come', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const missing = fill(invitedRecordingsSlot, () => Promise.reject(new Error('no such file')));
  server.use(shown({ status: 'completed', startsAt: from(-3), endsAt: from(-2), ...ended }));
  open([missing]);
  expect(await screen.findByText(/Uma parte da página não carregou/)).toBeTruthy();
  expect(await title()).toBeTruthy();
  said.mockRestore();
});

it.each([
  [404, 'TOKEN_INVALID', 'Link inválido', /Confira se o endereço está completo/],
  [410, 'TOKEN_EXPIRED', 'Este link expirou', /valem até 30 dias depois da conversa/],
  [404, 'INTERVIEW_NOT_FOUND', 'Entrevista não encontrada', /e-mail mais recente/],
])('%i %s: the page says what is wrong with the link, and leads on', async (status, error, words, help) => {
  server.use(http.get(API, () => failure(status, error, '')));
  open();
  const heading = await screen.findByRole('heading', { level: 1, name: words });
  expect(screen.getByText(help)).toBeTruthy();
  const ways = within(heading.closest('main') ?? document.body).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/admin/potential/home', '/jobs']),
  );
});

it('that could not be loaded can be loaded again', async () => {
  server.use(http.get(API, () => failure(500, 'INTERNAL', '')));
  open();
  expect(await screen.findByRole('heading', { name: 'Não foi possível carregar o convite' })).toBeTruthy();
  server.use(shown());
  fireEvent.click(await button('Tentar de novo'));
  expect(await title()).toBeTruthy();
});
