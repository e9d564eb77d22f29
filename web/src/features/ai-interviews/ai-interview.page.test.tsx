import type { AiInvitation } from '@prova/contract/ai-interviews/session';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aiInvitationOf, sessionOf, stubRecognition, turnOf } from '../../../test/ai-interview.ts';
import { failure, success, testApi } from '../../../test/api.ts';
import { LeanRouter, LeanRoutes } from '../../lib/lean-router.tsx';
import { toast, toastStore } from '../../ui/toast-store.ts';
import { AiInterviewPage } from './ai-interview.page.tsx';

const server = testApi();
const API = `${location.origin}/api/v1/interview-ai/candidate/segredo`;

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  toast.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open() {
  history.replaceState(null, '', '/admin/interview/ai/segredo');
  return render(
    <LeanRouter>
      <LeanRoutes routes={[{ path: '/admin/interview/ai/:token', page: AiInterviewPage }]} notFound={() => null} />
    </LeanRouter>,
  );
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const field = async (label: string) => (await screen.findByLabelText(label)) as HTMLTextAreaElement;
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });

const isFocused = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

type Body = Record<string, unknown>;

/** The server's part: it holds one interview and answers each step with how it stands. */
function serves(first: AiInvitation) {
  let interview = first;
  const sent: { step: string; key: string | null; body: Body }[] = [];
  const goesOn = (changes: Parameters<typeof sessionOf>[0]) =>
    aiInvitationOf({ ...interview, status: 'in_progress', session: sessionOf({ ...interview.session, ...changes }) });
  const steps: Record<string, (body: Body) => AiInvitation> = {
    begin: ({ way }) =>
      interview.session
        ? goesOn({ phase: interview.session.phase === 'paused' ? 'ask' : interview.session.phase })
        : goesOn({ phase: 'listen-name', name: null, turn: null, way: way as 'text' }),
    name: ({ name }) => goesOn({ phase: 'confirm-name', name: String(name), nameMatches: name === 'Ana Duarte' }),
    'name/confirm': ({ right }) =>
      goesOn(right ? { phase: 'ask', turn: turnOf(1) } : { phase: 'listen-name', name: null }),
    answer: ({ turn, text, skipped }) => {
      const number = Number(turn);
      const past = [
        ...(interview.session?.past ?? []),
        { ...turnOf(number), answer: String(text), skipped: skipped === true },
      ];
      return number === 5
        ? aiInvitationOf({
            ...interview,
            status: 'completed',
            can: { begin: false, askForPerson: false },
            session: sessionOf({ phase: 'closing', turn: null, past }),
          })
        : goesOn({ turn: turnOf(number + 1), past });
    },
    pause: () => goesOn({ phase: 'paused' }),
    person: () =>
      aiInvitationOf({
        ...interview,
        status: 'cancelled',
        cause: 'asked_for_person',
        can: { begin: false, askForPerson: false },
      }),
  };
  server.use(
    http.get(API, () => success(interview)),
    http.post(`${API}/*`, async ({ request }) => {
      const step = new URL(request.url).pathname.slice(new URL(API).pathname.length + 1);
      const body = (await request.json()) as Body;
      sent.push({ step, key: request.headers.get('idempotency-key'), body });
      const take = steps[step];
      if (!take) throw new Error(`There is no step ${step}.`);
      interview = take(body);
      return success(interview);
    }),
  );
  return {
    sent,
    bodies: (step: string) => sent.filter((each) => each.step === step).map(({ body }) => body),
    becomes: (next: AiInvitation) => {
      interview = next;
    },
    get interview() {
      return interview;
    },
  };
}

const underWay = (changes: Parameters<typeof sessionOf>[0] = {}) =>
  aiInvitationOf({ status: 'in_progress', session: sessionOf(changes) });

/** Into an interview that was begun before. */
async function resume(way: 'Falando' | 'Escrevendo' = 'Escrevendo') {
  fireEvent.click(await screen.findByRole('radio', { name: (name) => name.startsWith(way) }));
  await press('Continuar');
}

describe('before it begins', () => {
  it('says what awaits one, who asks and who reads', async () => {
    serves(aiInvitationOf({ notes: 'Traga um exemplo.', documentsUrl: 'https://aurora.example/guia' }));
    open();
    await heading('Entrevista com IA: Pessoa Desenvolvedora');
    for (const text of [
      'Aurora Sistemas convidou você para uma entrevista, Ana',
      '5 perguntas',
      /cerca de 17 min/,
      'Traga um exemplo.',
      /Quem pergunta é um programa/,
      /regras fixas pedem um detalhe a mais/,
      /Quem lê suas respostas é a equipe de Aurora Sistemas/,
      /Não gravamos áudio nem vídeo/,
    ])
      expect(screen.getByText(text)).toBeTruthy();
    const link = screen.getByRole('link', { name: /Documentos da empresa/ });
    expect(link.getAttribute('href')).toBe('https://aurora.example/guia');
    expect(link.getAttribute('rel')).toContain('noreferrer');
  });

  it('names the model that words what is asked on', async () => {
    serves(aiInvitationOf({ engine: 'modelo-9' }));
    open();
    expect(await screen.findByText(/modelo de IA \(modelo-9\)/)).toBeTruthy();
  });

  it.each([
    ['UTC', '17:30', null],
    ['America/Sao_Paulo', '17:30', /14:30 pelo horário da empresa \(horário de Brasília\)/],
  ])(
    'says until when by the reader’s clocks, and by those of the company where they differ: %s',
    async (timeZone, own, other) => {
      serves(aiInvitationOf({ closesAt: '2031-12-03T17:30:00.000Z', timeZone }));
      open();
      expect(await screen.findByText(own, { exact: false })).toBeTruthy();
      if (other) expect(screen.getByText(other)).toBeTruthy();
      else expect(screen.queryByText(/pelo horário da empresa/)).toBeNull();
    },
  );

  it('begins with a way and a yes to the notice, and not without', async () => {
    stubRecognition();
    const api = serves(aiInvitationOf());
    open();
    await press('Começar a entrevista');
    expect(await screen.findByText('Escolha falar ou escrever')).toBeTruthy();
    expect(screen.getByText('Confirme que leu e concorda para começar')).toBeTruthy();
    expect(api.sent).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: /Escrevendo/ }));
    fireEvent.click(screen.getByRole('checkbox'));
    await press('Começar a entrevista');
    await heading('Escreva seu nome para começar');
    const [body] = api.bodies('begin');
    expect(body).toMatchObject({ way: 'text', consent: '2026-11-29' });
    expect(body?.holder).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('offers no speaking where the browser cannot listen', async () => {
    serves(aiInvitationOf());
    open();
    const voice = (await screen.findByRole('radio', { name: /Falando/ })) as HTMLInputElement;
    await waitFor(() => expect(voice.disabled).toBe(true));
    expect(screen.getByText(/Este navegador não transforma fala em texto/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Treinar falando' })).toBeNull();
  });

  it('shows that the time to begin ended while the page was open', async () => {
    stubRecognition();
    const api = serves(aiInvitationOf());
    server.use(http.post(`${API}/begin`, () => failure(409, 'INTERVIEW_DEADLINE_PAST', 'O prazo terminou.')));
    open();
    fireEvent.click(await screen.findByRole('radio', { name: /Escrevendo/ }));
    fireEvent.click(screen.getByRole('checkbox'));
    api.becomes(aiInvitationOf({ can: { begin: false, askForPerson: false } }));
    await press('Começar a entrevista');
    expect(await screen.findByText('O prazo para começar terminou')).toBeTruthy();
  });

  it('lets one practise, of which nothing is sent', async () => {
    const ears = stubRecognition();
    const api = serves(aiInvitationOf());
    open();
    await press('Treinar falando');
    await screen.findByRole('heading', { level: 3, name: /tempo livre/ });
    await waitFor(() => expect(ears.listens).toBe(true));
    act(() => ears.says({ transcript: 'gosto de andar de bicicleta na praia' }));
    expect((await field('Sua resposta')).value).toBe('gosto de andar de bicicleta na praia');
    await press('Terminei');
    expect(await screen.findByText('Foi isto que entendemos')).toBeTruthy();
    expect(screen.getByText('gosto de andar de bicicleta na praia')).toBeTruthy();
    expect(ears.listens).toBe(false);
    await press('Treinar de novo');
    await press('Encerrar o treino');
    expect(await button('Treinar escrevendo')).toBeTruthy();
    expect(api.sent).toEqual([]);
  });
});

describe('a person instead', () => {
  it('is asked for once more, with a note, and ends the interview', async () => {
    const api = serves(aiInvitationOf());
    open();
    await press('Pedir uma pessoa');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/sem nenhum resultado/)).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText('Recado para Aurora Sistemas'), {
      target: { value: ' Uso Libras. ' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pedir uma pessoa' }));
    expect(await screen.findByText('Você pediu para falar com uma pessoa')).toBeTruthy();
    expect(api.bodies('person')).toEqual([{ note: 'Uso Libras.' }]);
  });

  it('leaves what was answered before another deadline', async () => {
    const past = [{ ...turnOf(1), answer: 'Usei filas', skipped: false }];
    serves(aiInvitationOf({ session: sessionOf({ past }) }));
    open();
    await press('Pedir uma pessoa');
    expect(await screen.findByText(/o que você já respondeu fica guardado/)).toBeTruthy();
  });

  it('is a way out of an interview that goes on, too', async () => {
    const api = serves(underWay());
    open();
    await resume();
    await heading('Pergunta de número 1?');
    await press('Pedir uma pessoa');
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pedir uma pessoa' }));
    expect(await screen.findByText('Você pediu para falar com uma pessoa')).toBeTruthy();
    expect(api.bodies('person')).toEqual([{}]);
  });
});

describe('in writing', () => {
  it('goes from the name to the thanks, and the answers may be read', async () => {
    const api = serves(aiInvitationOf());
    open();
    fireEvent.click(await screen.findByRole('radio', { name: /Escrevendo/ }));
    fireEvent.click(screen.getByRole('checkbox'));
    await press('Começar a entrevista');
    await type('Seu nome', ' Ana D. ');
    await press('Continuar');
    await isFocused(await heading('Entendi “Ana D.”. Está certo?'));
    expect(screen.getByText(/Na sua candidatura o nome é Ana Duarte/)).toBeTruthy();
    await press('Não, corrigir');
    await type('Seu nome', 'Ana Duarte');
    await press('Continuar');
    await heading('Entendi “Ana Duarte”. Está certo?');
    expect(screen.queryByText(/Na sua candidatura/)).toBeNull();
    await press('Sim, começar');
    for (let number = 1; number <= 5; number += 1) {
      await isFocused(await heading(`Pergunta de número ${number}?`));
      expect(screen.getByText(`Pergunta ${number} de 5`)).toBeTruthy();
      expect((await field('Sua resposta')).value).toBe('');
      if (number === 3) {
        await press('Pular esta pergunta');
        continue;
      }
      await type('Sua resposta', ` Resposta ${number}. `);
      await press('Enviar resposta');
    }
    expect(await screen.findByText('Agradecemos, Ana. A entrevista terminou')).toBeTruthy();
    fireEvent.click(screen.getByText('Ler suas 5 respostas'));
    expect(screen.getByText('Resposta 4.')).toBeTruthy();
    expect(screen.getByText('Você pulou esta pergunta.')).toBeTruthy();
    const answers = api.bodies('answer');
    expect(answers.map(({ turn, text, way, skipped }) => [turn, text, way, skipped])).toEqual([
      [1, 'Resposta 1.', 'text', false],
      [2, 'Resposta 2.', 'text', false],
      [3, '', 'text', true],
      [4, 'Resposta 4.', 'text', false],
      [5, 'Resposta 5.', 'text', false],
    ]);
    expect(new Set(answers.map(({ holder }) => holder)).size).toBe(1);
    expect(new Set(api.sent.map(({ key }) => key)).size).toBe(api.sent.length);
  });

  it('asks for an answer, and asks before a required question is skipped', async () => {
    const api = serves(underWay({ turn: turnOf(2, { required: true }) }));
    open();
    await resume();
    await isFocused(await heading('Pergunta de número 2?'));
    await press('Enviar resposta');
    expect(await screen.findByText('Responda antes de continuar, ou pule a pergunta')).toBeTruthy();
    expect(document.activeElement).toBe(await field('Sua resposta'));
    await press('Pular esta pergunta');
    expect(await screen.findByText(/marcou esta pergunta como obrigatória/)).toBeTruthy();
    await press('Voltar');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.bodies('answer')).toEqual([]);
    await press('Pular esta pergunta');
    await press('Pular');
    await heading('Pergunta de número 3?');
    expect(api.bodies('answer')).toMatchObject([{ turn: 2, skipped: true, text: '' }]);
  });

  it('keeps an answer under way when the page is loaded again, each with its own question', async () => {
    const api = serves(underWay());
    open();
    await resume();
    await type('Sua resposta', 'Comecei com filas');
    cleanup();
    open();
    expect(await screen.findByText(/Você parou na pergunta 1 de 5/)).toBeTruthy();
    await resume();
    expect((await field('Sua resposta')).value).toBe('Comecei com filas');
    await press('Enviar resposta');
    await heading('Pergunta de número 2?');
    expect((await field('Sua resposta')).value).toBe('');
    const [first, second] = api.bodies('begin');
    expect(first?.holder).not.toBe(second?.holder);
    expect(sessionStorage.length).toBe(0);
  });

  it('keeps an answer that does not get through, and sends the very same once more', async () => {
    const api = serves(underWay());
    const lost: { key: string | null; body: unknown }[] = [];
    server.use(
      http.post(`${API}/answer`, async ({ request }) => {
        lost.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
        return HttpResponse.error();
      }),
    );
    open();
    await resume();
    await type('Sua resposta', 'Usei filas');
    await press('Enviar resposta');
    expect(await screen.findByText(/Sem conexão. Sua resposta está guardada/)).toBeTruthy();
    expect(await screen.findByText('Sua resposta ainda não foi enviada')).toBeTruthy();
    expect((await field('Sua resposta')).value).toBe('Usei filas');
    server.use(
      http.post(`${API}/answer`, async ({ request }) => {
        lost.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
        return success(underWay({ turn: turnOf(2) }));
      }),
    );
    await press('Enviar de novo');
    await heading('Pergunta de número 2?');
    expect(api.bodies('answer')).toEqual([]);
    expect(new Set(lost.map(({ key }) => key)).size).toBe(1);
    expect(new Set(lost.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  }, 30_000);

  it('sends again by itself once the connection is back', async () => {
    serves(underWay());
    server.use(http.post(`${API}/answer`, () => HttpResponse.error()));
    open();
    await resume();
    await type('Sua resposta', 'Usei filas');
    await press('Enviar resposta');
    await screen.findByText('Sua resposta ainda não foi enviada');
    server.use(http.post(`${API}/answer`, () => success(underWay({ turn: turnOf(2) }))));
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    await heading('Pergunta de número 2?');
    online.mockRestore();
  }, 30_000);

  it('takes over how it stands where the question was answered already', async () => {
    const api = serves(underWay());
    server.use(
      http.post(`${API}/answer`, () => failure(409, 'QUESTION_PAST', 'Esta pergunta já foi respondida.'), {
        once: true,
      }),
    );
    open();
    await resume();
    await type('Sua resposta', 'Usei filas');
    api.becomes(underWay({ turn: turnOf(2) }));
    await press('Enviar resposta');
    await heading('Pergunta de número 2?');
    expect(toastStore.read().map(({ text }) => text)).toEqual(['Esta pergunta já foi respondida.']);
  });

  it('says that it goes on in another page, and comes back from there with what was written', async () => {
    const api = serves(underWay());
    server.use(
      http.post(`${API}/answer`, () => failure(409, 'INTERVIEW_ELSEWHERE', 'Em outra página.'), { once: true }),
    );
    open();
    await resume();
    await type('Sua resposta', 'Usei filas');
    await press('Enviar resposta');
    await heading('A entrevista continua em outra página');
    await press('Continuar nesta página');
    await heading('Pergunta de número 1?');
    expect((await field('Sua resposta')).value).toBe('Usei filas');
    await press('Enviar resposta');
    await heading('Pergunta de número 2?');
    const [first, second] = api.bodies('begin');
    expect(second?.holder).toBe(first?.holder);
  });

  it('asks for the next question where it has not come with the answer', async () => {
    const api = serves(underWay());
    server.use(http.post(`${API}/answer`, () => success(underWay({ turn: null })), { once: true }));
    open();
    await resume();
    await type('Sua resposta', 'Usei filas');
    await press('Enviar resposta');
    await heading('A próxima pergunta ainda não chegou');
    api.becomes(underWay({ turn: turnOf(2) }));
    await press('Pedir a próxima pergunta');
    await heading('Pergunta de número 2?');
  });

  it('shows an interview that was called off meanwhile', async () => {
    const api = serves(underWay());
    server.use(http.post(`${API}/answer`, () => failure(409, 'INTERVIEW_OVER', 'Já terminou.')));
    open();
    await resume();
    await type('Sua resposta', 'Usei filas');
    api.becomes(
      aiInvitationOf({ status: 'cancelled', cause: 'called_off', can: { begin: false, askForPerson: false } }),
    );
    await press('Enviar resposta');
    expect(await screen.findByText('Esta entrevista foi cancelada')).toBeTruthy();
  });

  it('says that what was answered is kept where the next question has not come', async () => {
    serves(underWay({ turn: null, past: [{ ...turnOf(1), answer: 'Usei filas', skipped: false }] }));
    open();
    expect(await screen.findByText(/O que você já respondeu está guardado\. A próxima pergunta vem/)).toBeTruthy();
    expect(screen.queryByText(/ainda não chegou à primeira pergunta/)).toBeNull();
  });

  it('pauses, and goes on with the same question', async () => {
    const api = serves(underWay({ turn: turnOf(4) }));
    open();
    await resume();
    await type('Sua resposta', 'Meia resposta');
    await press('Pausar');
    await isFocused(await heading('Entrevista em pausa'));
    expect(screen.queryByRole('button', { name: 'Pausar' })).toBeNull();
    await press('Continuar');
    await heading('Pergunta de número 4?');
    expect((await field('Sua resposta')).value).toBe('Meia resposta');
    expect(api.sent.map(({ step }) => step)).toEqual(['begin', 'pause', 'begin']);
  });

  it('never ends an answer by itself, and sends none that is too long', async () => {
    const api = serves(underWay());
    open();
    await resume();
    await type('Sua resposta', 'a'.repeat(8001));
    await press('Enviar resposta');
    expect((await field('Sua resposta')).getAttribute('aria-invalid')).toBe('true');
    expect(api.bodies('answer')).toEqual([]);
  });
});

describe('by voice', () => {
  it('hears the name, asks whether it is right, and writes down what is said', async () => {
    const ears = stubRecognition();
    const api = serves(aiInvitationOf());
    open();
    fireEvent.click(await screen.findByRole('radio', { name: /Falando/ }));
    fireEvent.click(screen.getByRole('checkbox'));
    await press('Começar a entrevista');
    await heading('Diga seu nome para começar');
    await waitFor(() => expect(ears.languages).toEqual(['pt-BR']));
    act(() => ears.says({ transcript: 'oi meu nome é ana duarte' }));
    await heading('Entendi “Ana Duarte”. Está certo?');
    expect(ears.listens).toBe(false);
    expect(api.bodies('name')).toMatchObject([{ name: 'Ana Duarte' }]);
    await press('Sim, começar');
    await heading('Pergunta de número 1?');
    await waitFor(() => expect(ears.listens).toBe(true));
    act(() => ears.says({ transcript: 'usei', isFinal: false }));
    act(() => ears.says({ transcript: 'usei filas', confidence: 0.8 }, { transcript: 'e', isFinal: false }));
    act(() => ears.says({ transcript: 'e medimos', confidence: 0.8 }));
    expect((await field('Sua resposta')).value).toBe('usei filas e medimos');
    await press('Terminei');
    await heading('Pergunta de número 2?');
    expect(api.bodies('answer')).toMatchObject([
      { turn: 1, text: 'usei filas e medimos', way: 'voice', confidence: 0.8 },
    ]);
  });

  it('stops listening while somebody corrects, and goes on after it', async () => {
    const ears = stubRecognition();
    const api = serves(underWay({ way: 'voice' }));
    open();
    await resume('Falando');
    await waitFor(() => expect(ears.listens).toBe(true));
    act(() => ears.says({ transcript: 'usei fitas' }));
    await type('Sua resposta', 'usei filas');
    await waitFor(() => expect(ears.listens).toBe(false));
    await press('Voltar a falar');
    await waitFor(() => expect(ears.listens).toBe(true));
    act(() => ears.says({ transcript: 'e medimos' }));
    expect((await field('Sua resposta')).value).toBe('usei filas e medimos');
    await press('Terminei');
    await heading('Pergunta de número 2?');
    expect(api.bodies('answer')).toMatchObject([{ text: 'usei filas e medimos', way: 'voice' }]);
    await waitFor(() => expect(ears.listens).toBe(true));
  });

  it('that is refused says so, goes on in writing, and may be tried again', async () => {
    const ears = stubRecognition();
    const api = serves(underWay({ way: 'voice' }));
    open();
    await resume('Falando');
    await waitFor(() => expect(ears.listens).toBe(true));
    act(() => ears.says({ transcript: 'usei filas' }));
    act(() => ears.fails('not-allowed'));
    expect(within(await screen.findByRole('alert')).getByText('O microfone não foi liberado')).toBeTruthy();
    await type('Sua resposta', 'usei filas, e medimos');
    await press('Tentar de novo');
    await waitFor(() => expect(ears.listens).toBe(true));
    expect(screen.queryByText('O microfone não foi liberado')).toBeNull();
    act(() => ears.fails('network'));
    expect(await screen.findByText('A transcrição parou de responder')).toBeTruthy();
    await press('Enviar resposta');
    await heading('Pergunta de número 2?');
    expect(api.bodies('answer')).toMatchObject([{ text: 'usei filas, e medimos' }]);
  });

  it('that is refused at the name lets one write it, or try again', async () => {
    const ears = stubRecognition();
    serves(underWay({ phase: 'listen-name', name: null, turn: null, way: 'voice' }));
    open();
    await resume('Falando');
    await waitFor(() => expect(ears.listens).toBe(true));
    act(() => ears.fails('not-allowed'));
    expect(await screen.findByText('O microfone não foi liberado')).toBeTruthy();
    await press('Tentar de novo');
    await waitFor(() => expect(ears.listens).toBe(true));
    act(() => ears.fails('audio-capture'));
    await type('Seu nome', 'Ana Duarte');
    await press('Continuar');
    await heading('Entendi “Ana Duarte”. Está certo?');
  });

  it('may be given up for writing, and taken up again, at any question', async () => {
    const ears = stubRecognition();
    serves(underWay({ way: 'voice' }));
    open();
    await resume('Falando');
    await waitFor(() => expect(ears.listens).toBe(true));
    await press('Responder escrevendo');
    await waitFor(() => expect(ears.listens).toBe(false));
    await type('Sua resposta', 'Escrevi.');
    await press('Enviar resposta');
    await heading('Pergunta de número 2?');
    expect(ears.listens).toBe(false);
    await press('Responder falando');
    await waitFor(() => expect(ears.listens).toBe(true));
  });
});

describe('nobody is listened to', () => {
  it.each([
    ['a question', underWay({ way: 'voice' })],
    ['the name', underWay({ phase: 'listen-name', name: null, turn: null, way: 'voice' })],
  ])('at %s while it is asked whether a person is wanted', async (_, interview) => {
    const ears = stubRecognition();
    serves(interview);
    open();
    await resume('Falando');
    await waitFor(() => expect(ears.listens).toBe(true));
    await press('Pedir uma pessoa');
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(ears.listens).toBe(false));
    await press('Voltar');
    await waitFor(() => expect(ears.listens).toBe(true));
  });

  it('while one practises and it is asked whether a person is wanted', async () => {
    const ears = stubRecognition();
    serves(aiInvitationOf());
    open();
    await press('Treinar falando');
    await waitFor(() => expect(ears.listens).toBe(true));
    await press('Pedir uma pessoa');
    await waitFor(() => expect(ears.listens).toBe(false));
    await press('Voltar');
    await waitFor(() => expect(ears.listens).toBe(true));
  });

  it('while the interview is being paused', async () => {
    const ears = stubRecognition();
    serves(underWay({ way: 'voice' }));
    let answer: (() => void) | undefined;
    server.use(
      http.post(`${API}/pause`, async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return failure(500, 'INTERNAL', 'Algo deu errado.');
      }),
    );
    open();
    await resume('Falando');
    await waitFor(() => expect(ears.listens).toBe(true));
    await press('Pausar');
    await waitFor(() => expect(answer).toBeDefined());
    expect(ears.listens).toBe(false);
    answer?.();
    await waitFor(() => expect(ears.listens).toBe(true));
  });
});

describe('what has become of it', () => {
  const over = { can: { begin: false, askForPerson: false } };
  it.each([
    [{ status: 'cancelled', cause: 'called_off' }, 'Esta entrevista foi cancelada', /cancelou o convite/],
    [{ status: 'cancelled', cause: 'application_over' }, 'Esta entrevista foi cancelada', /Sua candidatura em Aurora/],
    [{ status: 'cancelled', cause: 'expired' }, 'O prazo para começar terminou', /peça um novo prazo/],
    [
      { status: 'cancelled', cause: 'asked_for_person' },
      'Você pediu para falar com uma pessoa',
      /não pesa contra você/,
    ],
    [{ status: 'scheduled' }, 'O prazo para começar terminou', /Dava para começar até/],
    [
      { status: 'failed' },
      'Esta entrevista terminou antes do fim',
      /^Esta entrevista terminou sem respostas\. Se ainda quiser participar/,
    ],
    [{ status: 'completed' }, 'Agradecemos, Ana. A entrevista terminou', /próximo passo/],
  ] as const)('is said in plain words: %o', async (changes, title, text) => {
    serves(aiInvitationOf({ ...changes, ...over }));
    open();
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Começar|Continuar|pessoa/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Minhas candidaturas' })).toBeTruthy();
  });

  it.each([
    ['TOKEN_INVALID', 404, 'Link inválido'],
    ['TOKEN_EXPIRED', 410, 'Este link expirou'],
    ['INTERVIEW_NOT_FOUND', 404, 'Entrevista não encontrada'],
  ])('is a link that leads nowhere: %s', async (code, status, title) => {
    server.use(http.get(API, () => failure(status, code, 'Não.')));
    open();
    await heading(title);
  });

  it('is asked for again where it could not be loaded', async () => {
    server.use(http.get(API, () => failure(500, 'INTERNAL', 'Algo deu errado.')));
    open();
    await heading('Não foi possível carregar a entrevista');
    serves(aiInvitationOf());
    await press(/Tentar/);
    await heading('Entrevista com IA: Pessoa Desenvolvedora');
  });
});
