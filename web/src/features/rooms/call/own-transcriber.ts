import type { Locale } from '@prova/contract/common';
import { ROOM_PLACE_HEADER } from '@prova/contract/rooms/room-fields';
import type { transcribeInRoom } from '@prova/contract/rooms/rooms';
import { isApiError } from '../../../lib/api-error.ts';
import { renew, request } from '../../../lib/request.ts';
import { readAccessToken } from '../../../lib/tokens.ts';
import type { CallState } from './call-state.ts';
import type { keptPlace } from './kept-place.ts';

interface OwnCall {
  readonly code: string;
  readonly place: ReturnType<typeof keptPlace>;
  /** A link of their own shows who this person is; otherwise their session does, if they have one. */
  readonly hasLink: boolean;
  readonly read: () => CallState;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A line that is dead, and does not look so, is found out in less. */
const NEW_PLACE_MS = 45_000;

/**
 * Has written down what this person says, while they are inside. The server refuses it also from who may well speak there: their
 * session has run out meanwhile, or the page does not know yet of the place that it came back into. Each is renewed once.
 */
export function createOwnTranscriber({ code, place, hasLink, read, subscribe }: OwnCall) {
  const send = async (sound: Blob, language: Locale): Promise<string> => {
    const headers = { [ROOM_PLACE_HEADER]: place.read()?.token ?? '' };
    const { text } = await request<typeof transcribeInRoom>(
      'POST',
      '/api/v1/interview-rooms/:code/transcriptions',
      { params: { code }, body: { language }, files: { sound } },
      { repeatable: false, headers },
    );
    return text;
  };

  /** False: it did not come to hold in time. @throws DOMException AbortError where the call is over */
  const until = (holds: () => boolean, patienceMs?: number): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const look = () => {
        if (holds()) settle(true);
        else if (read().phase === 'over') settle(new DOMException('The call is over', 'AbortError'));
      };
      // The place is kept a moment after the state has changed.
      const unsubscribe = subscribe(() => queueMicrotask(look));
      const timer = patienceMs === undefined ? undefined : setTimeout(() => settle(false), patienceMs);
      const settle = (held: boolean | DOMException) => {
        clearTimeout(timer);
        unsubscribe();
        if (typeof held === 'boolean') resolve(held);
        else reject(held);
      };
      look();
    });

  const isInside = () => read().phase === 'inside' && read().signalling === 'ready';

  const hasNewPlace = async (used: string | undefined): Promise<boolean> => {
    await until(isInside);
    return until(() => isInside() && place.read()?.token !== used, NEW_PLACE_MS);
  };

  /** @throws ApiError, or DOMException AbortError where the call is over */
  return async (sound: Blob, language: Locale): Promise<string> => {
    let mayRenewSession = !hasLink;
    let mayRenewPlace = true;
    for (;;) {
      await until(isInside);
      const used = { place: place.read()?.token, session: readAccessToken() };
      try {
        return await send(sound, language);
      } catch (error) {
        if (!isApiError(error, 'FORBIDDEN')) throw error;
        const hasMoved = place.read()?.token !== used.place;
        if (mayRenewSession && !hasMoved && used.session !== null) {
          mayRenewSession = false;
          if (await renew(used.session)) continue;
        }
        if (!mayRenewPlace || !(await hasNewPlace(used.place))) throw error;
        mayRenewPlace = false;
      }
    }
  };
}
