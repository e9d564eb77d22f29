import type { DataOf, EndpointShape, SuccessEnvelope } from '@prova/contract/endpoint';
import { urlOf } from '@prova/contract/paths';
import { failureOf } from './api-error.ts';
import { useLocale } from './i18n.ts';
import { useLocation } from './lean-router.tsx';
import { usePageState } from './page-state.ts';
import { type LooseInput, type RequestArguments, request } from './request.ts';
import { type Initial, useLoad } from './use-load.ts';

/**
 * What a public page reads through an endpoint: on a first visit the server has written the answer into the page, after a
 * move it is asked for. `useRead<typeof getOffer>('/api/v1/job-offers/:token', { params: { token } })`.
 */
export function useRead<E extends EndpointShape & { method: 'GET' }>(path: E['path'], input: RequestArguments<E>[0]) {
  const { params, query } = (input ?? {}) as LooseInput;
  const url = urlOf(path, params as Record<string, string>, query as object);
  // The server words what it answers.
  const locale = useLocale();
  return useLoad<DataOf<E>>(
    `${locale} ${url}`,
    (signal) => request<E>('GET', path, ...([input, { signal }] as unknown as RequestArguments<E>)),
    useWritten<DataOf<E>>(url, ({ data }) => data as DataOf<E>),
  );
}

/** The answer that the server has written into the page; null for all that it has not, and after a move, when it may be old. */
export function useWritten<T>(url: string, pick: (envelope: SuccessEnvelope<unknown>) => T): Initial<T> | null {
  const state = usePageState();
  const { by } = useLocation();
  const answer = by === 'load' ? state?.answers[url] : undefined;
  if (!answer) return null;
  const { status, body } = answer;
  if (body.success) return { data: pick(body) };
  return { error: failureOf({ status, statusText: '', body }), final: status < 500 };
}
