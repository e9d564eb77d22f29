// Without zod: the public pages load this, too.

/** What somebody may ask about their data (LGPD, art. 18), and of what is reckoned from it: that a person looks at it (art. 20). */
export const REQUEST_KINDS = ['export', 'erase', 'correct', 'object', 'human_review', 'information'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/**
 * received: the address is not proven yet; confirmed: it is, and the time runs; working: somebody has taken it on;
 * withdrawn: whoever asked was erased before there was an answer.
 */
export const REQUEST_STATES = ['received', 'confirmed', 'working', 'answered', 'refused', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Days in which a request is due (LGPD, art. 19), as people are told, and by which it can be put off, once. */
export const REQUEST_DUE_DAYS = 15;
/** Days for which the link holds that proves an address; a request that nobody has confirmed is forgotten then. */
export const CONFIRMATION_DAYS = 3;

export const REQUEST_ACTIONS = ['start', 'extend', 'answer', 'refuse'] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];

/** What is noted of a request, in the order in which it may happen. */
export const REQUEST_HISTORY = [
  'confirmed',
  'started',
  'extended',
  'copy_started',
  'erased',
  'answered',
  'refused',
] as const;

/** What can be done with a request as it stands. */
export function mayOnRequest(
  action: RequestAction,
  { state, extended, copying }: { state: RequestState; extended: boolean; copying: boolean },
): boolean {
  if (copying || (state !== 'confirmed' && state !== 'working')) return false;
  if (action === 'start') return state === 'confirmed';
  return action !== 'extend' || !extended;
}
