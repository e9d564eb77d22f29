import type { EndpointShape, SuccessEnvelope } from '@prova/contract/endpoint';
import type { Bench } from './bench.ts';

type Parameters = Record<string, string | number | boolean | undefined>;

/** An answer of the server with the bytes of its body, as they are before compression. */
export type Answer<T> = { data: T; bytes: number };

/** Reads through an endpoint as the recruiter; throws when the server refuses. */
export async function get<T>(bench: Bench, endpoint: EndpointShape, query: Parameters): Promise<Answer<T>> {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const answer = await fetch(`${bench.url}${endpoint.path}?${new URLSearchParams(given)}`, {
    headers: { authorization: `Bearer ${bench.accessToken}`, 'accept-encoding': 'identity' },
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${endpoint.id} answered ${answer.status}: ${body}`);
  return { data: (JSON.parse(body) as SuccessEnvelope<T>).data, bytes: Buffer.byteLength(body) };
}
