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

/**
 * Keeps the chosen language in the account: up to 3 attempts, waiting 1 s and then 2 s. False after the last failure.
 * Null for visitors, who have no account to keep it in.
 */
export async function syncLanguage(language: Locale): Promise<boolean | null> {
  if (authStore.read().status !== 'signed-in') return null;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      await request<typeof setLanguage>('PUT', '/api/v1/user/language', { body: { language } }, { retries: 0 });
      updateUser({ language });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (attempt < ATTEMPTS) await new Promise((done) => setTimeout(done, BACKOFF_MS * attempt));
    }
  }
  return false;
}
