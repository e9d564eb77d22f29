import type { RequestState } from '@prova/contract/privacy/data-request-rules';
import type { Tone } from '../../../ui/tone.ts';

/** The colour of a request's state. */
export const REQUEST_TONES: Readonly<Record<RequestState, Tone>> = {
  received: 'amber',
  confirmed: 'blue',
  working: 'blue',
  answered: 'green',
  refused: 'plain',
  withdrawn: 'plain',
};
