import type { getRunLine } from '@prova/contract/attempts/taking';
import { request } from '../../../lib/request.ts';
import type { RunLine } from '../player/code-answer.tsx';

/** Most runs are over before anybody would look for a line. */
const FIRST_LOOK_MS = 1500;
const LOOK_EVERY_MS = 2500;

/**
 * Tells where a run stands, as often as it is good to know, until it is stopped. Another server than the one that runs it
 * knows nothing of it: then what was known stays.
 */
export function watchLine(
  params: { readonly token: string; readonly id: string },
  onLine: (line: RunLine) => void,
): () => void {
  let stopped = false;
  let timer = setTimeout(look, FIRST_LOOK_MS);
  async function look() {
    try {
      const path = '/api/v1/tests/invitations/:token/:id/line';
      const { line } = await request<typeof getRunLine>('GET', path, { params }, { retries: 0 });
      if (line && !stopped) onLine(line);
    } catch {
      // The run itself says what became of it; where it stands is asked again.
    }
    if (!stopped) timer = setTimeout(look, LOOK_EVERY_MS);
  }
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
