import type { googleNonce } from '@prova/contract/accounts/google';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../lib/api-error.ts';
import { currentLocale } from '../lib/i18n.ts';
import { type CallOptions, request } from '../lib/request.ts';
import { toast } from '../ui/toast-store.ts';
import {
  GOOGLE_TIMEOUT_MS,
  GoogleFailure,
  type GoogleId,
  googleClientId,
  languageHint,
  loadGoogle,
  type PromptMoment,
} from './google-identity.ts';

export type GoogleSignInOptions = {
  context: 'signin' | 'signup';
  /** Takes the ID token to the server. What it throws is shown. */
  onCredential: (token: string) => Promise<void>;
  /** What binds the ID token to this browser; of a sign-in unless told otherwise. */
  askNonce?: (options: CallOptions) => Promise<{ nonce: string }>;
  /** False inside a dialog, which would lie over Google's prompt: its own button comes at once. */
  prompt?: boolean;
};

const nonceOfSignIn = (options: CallOptions) =>
  request<typeof googleNonce>('POST', '/api/v1/auth/google/nonce', {}, { ...options, repeatable: false });

/** Google's button is as wide as it is told, up to this. */
const BUTTON_MAX_WIDTH = 400;

/** One way through Google: from the press of the button to a result, an error, a dismissal or the end of patience. */
export function useGoogleSignIn({
  context,
  onCredential,
  askNonce = nonceOfSignIn,
  prompt = true,
}: GoogleSignInOptions): {
  busy: boolean;
  /** In words, for the person who pressed. */
  failure: string | null;
  /** Whether Google's own button has taken the place of ours. */
  ownButton: boolean;
  container: RefObject<HTMLDivElement | null>;
  start: () => void;
} {
  const { t } = useTranslation('google');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [ownButton, setOwnButton] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const patience = useRef<AbortController | null>(null);
  const google = useRef<GoogleId | null>(null);
  const latest = useRef(onCredential);
  latest.current = onCredential;

  const end = useCallback(() => {
    patience.current?.abort();
    patience.current = null;
    setBusy(false);
  }, []);
  useEffect(
    () => () => {
      patience.current?.abort();
      google.current?.cancel();
    },
    [],
  );

  const fail = (error: unknown) => {
    end();
    // The next try begins from the start, with a nonce of its own.
    setOwnButton(false);
    if (error instanceof GoogleFailure) {
      setFailure(t(`errors.${error.problem}`));
      return;
    }
    const message = isApiError(error) && error.code !== 'UNREADABLE_ANSWER' ? error.message : t('errors.login');
    setFailure(message);
    toast.error(message);
  };

  /** Waiting begins again; the one before is over. */
  const begin = (): AbortSignal => {
    patience.current?.abort();
    const controller = new AbortController();
    patience.current = controller;
    setBusy(true);
    setFailure(null);
    const timer = setTimeout(() => {
      controller.abort(new GoogleFailure('timeout'));
      fail(new GoogleFailure('timeout'));
    }, GOOGLE_TIMEOUT_MS);
    controller.signal.addEventListener('abort', () => clearTimeout(timer));
    return controller.signal;
  };

  const receive = async ({ credential }: { credential?: string }) => {
    if (!credential) {
      fail(new GoogleFailure('credential'));
      return;
    }
    // Google has answered; the call that follows has a patience of its own.
    patience.current?.abort();
    setBusy(true);
    try {
      await latest.current(credential);
      end();
    } catch (error) {
      fail(error);
    }
  };

  const heed = (moment: PromptMoment) => {
    const chosen = moment.getDismissedReason?.() === 'credential_returned';
    const unseen = moment.isNotDisplayed?.() || moment.isSkippedMoment?.();
    if (chosen || !(unseen || moment.isDismissedMoment?.())) return;
    offerOwnButton();
  };

  const offerOwnButton = () => {
    end();
    setOwnButton(true);
    requestAnimationFrame(() => container.current?.focus());
  };

  const open = async (signal: AbortSignal) => {
    const clientId = googleClientId();
    if (!clientId) throw new GoogleFailure('initialization');
    const [id, { nonce }] = await Promise.all([loadGoogle(currentLocale(), signal), askNonce({ signal })]);
    signal.throwIfAborted();
    google.current = id;
    const place = container.current;
    if (!place?.isConnected) throw new GoogleFailure('container');
    try {
      id.initialize({
        client_id: clientId,
        nonce,
        callback: (answer) => void receive(answer),
        context,
        ux_mode: 'popup',
        auto_select: false,
        itp_support: true,
        use_fedcm_for_prompt: true,
      });
      place.replaceChildren();
      id.renderButton(place, {
        type: 'standard',
        theme: document.documentElement.dataset.theme === 'dark' ? 'filled_black' : 'outline',
        size: 'large',
        text: 'continue_with',
        width: Math.min(place.parentElement?.clientWidth || BUTTON_MAX_WIDTH, BUTTON_MAX_WIDTH),
        locale: languageHint(currentLocale()),
        click_listener: () => void begin(),
      });
      if (prompt) id.prompt(heed);
      else offerOwnButton();
    } catch (error) {
      throw new GoogleFailure('initialization', error);
    }
  };

  const start = () => {
    const signal = begin();
    open(signal).catch((error: unknown) => {
      // What has ended by itself has been told, or is not to be told.
      if (!signal.aborted) fail(error);
    });
  };

  return { busy, failure, ownButton, container, start };
}
