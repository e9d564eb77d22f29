import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { toastStore } from '../ui/toast-store.ts';
import { type GoogleId, languageHint, loadGoogle, type PromptMoment } from './google-identity.ts';
import { GoogleSignIn } from './google-sign-in.tsx';

const SCRIPT = 'https://accounts.google.example/gsi/client';

/** Google's interface, as the script would bring it; the test speaks for the person and for Google. */
function fakeGoogle() {
  const said: {
    options?: Parameters<GoogleId['initialize']>[0];
    button?: Parameters<GoogleId['renderButton']>[1];
    moment?: (moment: PromptMoment) => void;
  } = {};
  const id: GoogleId = {
    initialize: (options) => {
      said.options = options;
    },
    renderButton: (container, options) => {
      said.button = options;
      container.append(document.createElement('iframe'));
    },
    prompt: (listener) => {
      said.moment = listener;
    },
    cancel: () => undefined,
  };
  return { said, id };
}

const script = () => document.querySelector<HTMLScriptElement>('script[data-google]');
const arrive = (id: GoogleId) => {
  window.google = { accounts: { id } };
};
const button = () => screen.getByRole('button', { name: /Continuar com o Google|Carregando/ });
const busy = () => button().getAttribute('aria-busy') === 'true';
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => screen.queryByRole('alert')?.textContent ?? null;
const toasts = () => toastStore.read().map(({ type, text }) => `${type}: ${text}`);

beforeEach(() => {
  document.head.innerHTML = `<meta name="google-client-id" content="prova"><meta name="google-script" content="${SCRIPT}">`;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { nonce: 'nonce-1' } }));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete window.google;
  document.head.innerHTML = '';
  await i18next.changeLanguage('pt-BR');
});

describe('the script', () => {
  it.each([
    ['pt-BR', 'pt-BR'],
    ['en-US', 'en'],
    ['es', 'es'],
    ['fr-CA', 'fr'],
    ['de', 'de'],
    ['it', 'it'],
    ['ja', 'ja'],
    ['ko', 'ko'],
    ['zh', 'zh-CN'],
    ['ru', 'ru'],
    ['tlh', 'en'],
    ['', 'en'],
  ])('is asked to speak, for %s, %s', (locale, hint) => {
    expect(languageHint(locale)).toBe(hint);
  });

  it('is loaded once, and looked for every 100 ms until it is ready', async () => {
    const { id } = fakeGoogle();
    const done = vi.fn();
    const { signal } = new AbortController();
    void loadGoogle('en-US', signal).then(done);
    void loadGoogle('en-US', signal).then(done);
    expect([...document.querySelectorAll('script')].map(({ src }) => src)).toEqual([`${SCRIPT}?hl=en`]);
    await later(950);
    arrive(id);
    await later(49);
    expect(done).not.toHaveBeenCalled();
    await later(1);
    expect(done).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that cannot be loaded is tried again', async () => {
    const failed = vi.fn();
    const { signal } = new AbortController();
    void loadGoogle('pt-BR', signal).catch(failed);
    script()?.dispatchEvent(new Event('error'));
    await later(0);
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ problem: 'script' });
    expect(script()).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('is loaded again when it failed after somebody had stopped waiting', async () => {
  const wait = new AbortController();
  loadGoogle('pt-BR', wait.signal).catch(() => undefined);
  wait.abort();
  script()?.dispatchEvent(new Event('error'));
  const { id } = fakeGoogle();
  const again = loadGoogle('pt-BR', new AbortController().signal);
  expect(script()).not.toBeNull();
  arrive(id);
  await later(100);
  expect(await again).toBe(id);
});

describe('the button', () => {
  const draw = (onCredential: (token: string) => Promise<void> = async () => undefined) =>
    render(<GoogleSignIn context="signin" onCredential={onCredential} />);
  /** Pressed, with the script there and the prompt open. */
  const press = async () => {
    const google = fakeGoogle();
    fireEvent.click(button());
    arrive(google.id);
    await later(100);
    return google.said;
  };

  it('loads nothing of Google before it is pressed', () => {
    draw();
    expect(script()).toBeNull();
    expect(busy()).toBe(false);
  });

  it('waits from the press until the server has answered, with the nonce of this browser', async () => {
    const server = Promise.withResolvers<void>();
    const receive = vi.fn(() => server.promise);
    draw(receive);
    const google = await press();
    expect(busy()).toBe(true);
    expect(google.options).toMatchObject({ client_id: 'prova', nonce: 'nonce-1', context: 'signin' });
    expect(google.button?.locale).toBe('pt-BR');
    google.options?.callback({ credential: 'token-1' });
    google.moment?.({ isDismissedMoment: () => true, getDismissedReason: () => 'credential_returned' });
    await later(0);
    expect(receive).toHaveBeenCalledExactlyOnceWith('token-1');
    expect(busy()).toBe(true);
    server.resolve();
    await later(0);
    expect(busy()).toBe(false);
    await later(60_000);
    expect(said()).toBeNull();
  });

  it('gives up after 30 s, not sooner, and says so', async () => {
    draw();
    fireEvent.click(button());
    await later(29_999);
    expect([busy(), said()]).toEqual([true, null]);
    await later(1);
    expect([busy(), said()]).toEqual([false, 'Tempo limite excedido. Tente novamente.']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says that the script failed, and is ready for another try', async () => {
    draw();
    fireEvent.click(button());
    await later(100);
    script()?.dispatchEvent(new Event('error'));
    await later(0);
    expect([busy(), said()]).toEqual([false, 'Falha ao carregar script do Google']);
    await press();
    expect([busy(), said()]).toEqual([true, null]);
  });

  it('says that Google could not be started', async () => {
    draw();
    fireEvent.click(button());
    const { id } = fakeGoogle();
    arrive({
      ...id,
      initialize: () => {
        throw new Error('no');
      },
    });
    await later(100);
    expect([busy(), said()]).toEqual([false, 'Falha na inicialização do Google Sign-In']);
  });

  it('says that there is no place for Google’s button', async () => {
    const { container } = draw();
    fireEvent.click(button());
    const { id } = fakeGoogle();
    // The place is gone when the script arrives.
    const place = container.querySelector('[tabindex="-1"]');
    expect(place).not.toBeNull();
    arrive({
      ...id,
      renderButton: () => {
        throw new Error('not reached');
      },
    });
    place?.remove();
    await later(100);
    expect(said()).toBe('Container do botão não encontrado');
  });

  it('says that no credential came', async () => {
    draw();
    const google = await press();
    google.options?.callback({});
    await later(0);
    expect([busy(), said()]).toEqual([false, 'Credencial não recebida do Google']);
  });

  it.each([
    [
      'the server’s message',
      new ApiError({ code: 'ACCOUNT_DISABLED', message: 'Conta desativada.', status: 403 }),
      'Conta desativada.',
    ],
    [
      'its own words, where the server has none',
      new ApiError({ code: 'UNREADABLE_ANSWER', message: 'Bad Gateway', status: 502 }),
      'Falha no login com Google',
    ],
    ['its own words for what nobody foresaw', new Error('boom'), 'Falha no login com Google'],
  ])('shows %s, and in a toast', async (_, error, text) => {
    draw(() => Promise.reject(error));
    const google = await press();
    google.options?.callback({ credential: 'token-1' });
    await later(0);
    expect([busy(), said()]).toEqual([false, text]);
    expect(toasts().at(-1)).toBe(`error: ${text}`);
  });

  it.each<[string, PromptMoment]>([
    ['closed', { isDismissedMoment: () => true, getDismissedReason: () => 'cancel_called' }],
    ['skipped', { isSkippedMoment: () => true }],
    ['not shown', { isNotDisplayed: () => true }],
  ])(
    'gives its place to Google’s own when the prompt is %s, and waits again once that is pressed',
    async (_, moment) => {
      draw();
      const google = await press();
      act(() => google.moment?.(moment));
      expect([screen.queryByRole('button', { name: /Continuar com o Google/ }), said()]).toEqual([null, null]);
      expect(screen.getByRole('status').textContent).toBe('Confirme no botão do Google.');
      expect(document.querySelector('iframe')?.parentElement?.classList.contains('hidden')).toBe(false);
      act(() => google.button?.click_listener());
      expect(busy()).toBe(true);
      await later(30_000);
      expect(said()).toBe('Tempo limite excedido. Tente novamente.');
    },
  );

  it('speaks English', async () => {
    await i18next.changeLanguage('en-US');
    draw();
    fireEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await later(30_000);
    expect(said()).toBe('Time limit exceeded. Please try again.');
  });

  it('lets go of everything when it leaves the page', async () => {
    const { unmount } = draw();
    fireEvent.click(button());
    unmount();
    await later(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
