/** The script of Google that knows who is signed in there: loading it, and as much of its interface as is used here. */

/** What Google tells of its One Tap prompt. Newer browsers leave some of it out. */
export interface PromptMoment {
  isNotDisplayed?: () => boolean;
  isSkippedMoment?: () => boolean;
  isDismissedMoment?: () => boolean;
  getDismissedReason?: () => string;
}

export interface GoogleId {
  initialize: (options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential?: string }) => void;
    context: 'signin' | 'signup';
    ux_mode: 'popup';
    auto_select: boolean;
    itp_support: boolean;
    use_fedcm_for_prompt: boolean;
  }) => void;
  renderButton: (
    container: HTMLElement,
    options: {
      type: 'standard';
      theme: 'outline' | 'filled_black';
      size: 'large';
      text: 'continue_with';
      width: number;
      locale: string;
      click_listener: () => void;
    },
  ) => void;
  prompt: (listener: (moment: PromptMoment) => void) => void;
  cancel: () => void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } };
  }
}

/** What went wrong before the server was asked; each has a phrase of its own. */
export type GoogleProblem = 'timeout' | 'script' | 'container' | 'initialization' | 'credential';

export class GoogleFailure extends Error {
  readonly problem: GoogleProblem;

  constructor(problem: GoogleProblem, cause?: unknown) {
    super(problem, { cause });
    this.name = 'GoogleFailure';
    this.problem = problem;
  }
}

export const GOOGLE_TIMEOUT_MS = 30_000;
export const GOOGLE_POLL_MS = 100;

const HINTS: Readonly<Record<string, string>> = {
  pt: 'pt-BR',
  en: 'en',
  es: 'es',
  fr: 'fr',
  de: 'de',
  it: 'it',
  ja: 'ja',
  ko: 'ko',
  zh: 'zh-CN',
  ru: 'ru',
};

/** The language that Google is asked to speak. */
export function languageHint(locale: string): string {
  return HINTS[locale.slice(0, 2).toLowerCase()] ?? 'en';
}

const metaContent = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() || null;

/** The client id that the server has written into the page; null where signing in with Google is turned off. */
export function googleClientId(): string | null {
  return metaContent('google-client-id');
}

const ready = () => window.google?.accounts?.id;

/**
 * Loads the script, once for the page, and waits until it is ready.
 * @throws GoogleFailure when it cannot be loaded, or `signal` ends the wait with its reason
 */
export function loadGoogle(locale: string, signal: AbortSignal): Promise<GoogleId> {
  return new Promise((resolve, reject) => {
    const source = metaContent('google-script');
    if (!source) {
      reject(new GoogleFailure('script'));
      return;
    }
    const url = `${source}?hl=${languageHint(locale)}`;
    const script = document.querySelector<HTMLScriptElement>('script[data-google]') ?? addScript(url);
    const look = () => {
      const api = ready();
      if (!api) return;
      stop();
      resolve(api);
    };
    const fail = (reason: unknown) => {
      stop();
      reject(reason);
    };
    const broken = () => fail(new GoogleFailure('script'));
    const aborted = () => fail(signal.reason);
    const timer = setInterval(look, GOOGLE_POLL_MS);
    const stop = () => {
      clearInterval(timer);
      script.removeEventListener('error', broken);
      signal.removeEventListener('abort', aborted);
    };
    script.addEventListener('error', broken);
    signal.addEventListener('abort', aborted);
    if (signal.aborted) aborted();
    else look();
  });
}

function addScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.dataset.google = '';
  // Taken away, so that the next try loads it again; also when nobody waits for it any more.
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
  return script;
}
