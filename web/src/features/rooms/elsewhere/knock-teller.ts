import type { WaitingPerson } from '@prova/contract/rooms/room-protocol';
import i18next from 'i18next';
import { needPhrases } from '../../../lib/i18n.ts';
import { toast } from '../../../ui/toast-store.ts';

export interface KnockTeller {
  /** @param people all who wait at the door of this room now */
  readonly hear: (code: string, people: readonly WaitingPerson[]) => void;
  readonly stop: () => void;
}

/** As long as it takes to look up, read and decide. */
const SHOWN_MS = 30_000;
/** Several who come at once, or somebody who knocks again and again, are said together. */
const APART_MS = 5000;

/** Says who knocks: one toast at a time, in the tab that is looked at, and gone once nobody waits. */
export async function createKnockTeller(admit: (code: string, requestId: string) => void): Promise<KnockTeller> {
  await needPhrases(['rooms-knock']);
  const rooms = new Map<string, readonly WaitingPerson[]>();
  const said = new Set<string>();
  let shown: number | null = null;
  let saidAt = Number.NEGATIVE_INFINITY;
  let later: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    if (shown !== null) toast.close(shown);
    shown = null;
  };

  const look = () => {
    clearTimeout(later);
    const waiting = [...rooms].flatMap(([code, people]) => people.map((person) => ({ code, person })));
    if (waiting.length === 0) close();
    const fresh = waiting.some(({ person }) => !said.has(person.requestId));
    // A tab out of sight says it when it is looked at.
    if (!fresh || document.visibilityState === 'hidden') return;
    const wait = saidAt + APART_MS - performance.now();
    if (wait > 0) {
      later = setTimeout(look, wait);
      return;
    }
    saidAt = performance.now();
    for (const { person } of waiting) said.add(person.requestId);
    close();
    shown = say(waiting, admit);
  };

  document.addEventListener('visibilitychange', look);
  return {
    hear: (code, people) => {
      rooms.set(code, people);
      look();
    },
    stop: () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(later);
      close();
    },
  };
}

interface Waiting {
  readonly code: string;
  readonly person: WaitingPerson;
}

function say(waiting: readonly Waiting[], admit: (code: string, requestId: string) => void): number {
  const t = i18next.getFixedT(null, 'rooms-knock');
  const [only, ...others] = waiting;
  if (!only || others.length > 0)
    return toast.info(t('several', { count: waiting.length }), { duration: SHOWN_MS, description: t('lookThere') });
  const { code, person } = only;
  const { name, nameTyped, claimsParticipant, requestId } = person;
  // Whoever only uses a name that is expected is looked at before the door opens.
  if (claimsParticipant) return toast.warning(t('one', { name }), { duration: SHOWN_MS, description: t('claims') });
  return toast.info(t('one', { name }), {
    duration: SHOWN_MS,
    ...(nameTyped && { description: t('typed') }),
    action: { label: t('admit'), onAction: () => admit(code, requestId) },
  });
}
