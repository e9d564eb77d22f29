import { moveCandidate } from '@prova/contract/funnel/funnel';
import type { Bench } from './bench.ts';

/** Moves a card as its recruiter; throws when the server refuses. */
export async function moveCard(
  { url, accessToken }: Bench,
  id: string,
  body: { targetStageId: string; version: number | undefined },
): Promise<{ card: { version: number } }> {
  const answer = await fetch(url + moveCandidate.path.replace(':id', id), {
    method: moveCandidate.method,
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`A move was refused: ${await answer.text()}`);
  return ((await answer.json()) as { data: { card: { version: number } } }).data;
}
