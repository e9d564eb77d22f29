import type { getLanguage, setLanguage } from '@prova/contract/accounts/accounts';
import type { Locale } from '@prova/contract/common';
import { ApiError } from './api-error.ts';
import { authStore } from './auth-store.ts';
import { request } from './request.ts';
import { updateUser } from './session.ts';

const ATTEMPTS = 3;
const BACKOFF_MS = 1000;

/** The language that the account has kept, which another device may have changed. Throws `ApiError`. */
export async function readLanguage(signal?: AbortSignal): Promise<Locale> {
  return (await request<typeof getLanguage>('GET', '/api/v1/user/language', {}, { signal })).language;
}

/** What became of a choice: visitors have no account to keep it in, and a later choice takes the place of an earlier one. */
export type LanguageSync = 'kept' | 'failed' | 'visitor' | 'superseded';

let choices = 0;
let sending: Promise<unknown> = Promise.resolve();

/**
 * Keeps the chosen language in the account: up to 3 attempts, waiting 1 s and then 2 s. Of several choices the last one
 * stays, in whatever time their answers come: one is sent after the other, and none whose turn a later one has taken.
 */
export function syncLanguage(language: Locale): Promise<LanguageSync> {
  if (authStore.read().status !== 'signed-in') return Promise.resolve('visitor');
  choices += 1;
  const sent = send(language, choices, sending);
  sending = sent.catch(() => undefined);
  return sent;
}

async function send(language: Locale, choice: number, before: Promise<unknown>): Promise<LanguageSync> {
  await before;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (choice !== choices) return 'superseded';
    try {
      const options = { retries: 0, keepalive: true };
      await request<typeof setLanguage>('PUT', '/api/v1/user/language', { body: { language } }, options);
      updateUser({ language });
      return choice === choices ? 'kept' : 'superseded';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (attempt < ATTEMPTS) await new Promise((done) => setTimeout(done, BACKOFF_MS * attempt));
    }
  }
  return choice === choices ? 'failed' : 'superseded';
}
