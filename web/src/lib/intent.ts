/** So long a call without an answer is tried again as the same one; whoever comes back later has seen what became of it. */
const LASTS_MS = 5 * 60_000;

interface Intent {
  readonly fingerprint: string;
  readonly key: string;
  readonly since: number;
}

/** Calls that nobody has seen an answer to, by method and path: what is sent there next takes the place of the former. */
const unanswered = new Map<string, Intent>();

/**
 * The idempotency key of what somebody means to do: a double click, or another try after a lost connection, carries the same
 * one, so that nothing is sent, applied for or charged twice. Other content, or the same after an answer, is a new intent.
 * @param place method and path
 * @param fingerprint all that is sent
 */
export function keyOfIntent(place: string, fingerprint: string): string {
  const former = unanswered.get(place);
  const goesOn = former?.fingerprint === fingerprint && Date.now() - former.since < LASTS_MS;
  const key = goesOn ? former.key : newKey();
  unanswered.set(place, { fingerprint, key, since: Date.now() });
  return key;
}

/** The server has answered what was sent under the key, by doing or by refusing it. */
export function endIntent(place: string, key: string): void {
  if (unanswered.get(place)?.key === key) unanswered.delete(place);
}

function newKey(): string {
  // randomUUID is missing where the page is not served securely.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
