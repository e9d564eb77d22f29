import { isRejection } from '@prova/contract/applications/application-status';
import type { Locale } from '@prova/contract/common';
import { fill } from '@prova/contract/texts';
import { enUS } from './applications.texts.en-US.ts';
import { type HistoryTexts, ptBR } from './applications.texts.pt-BR.ts';
import type { PastEvent } from './own.queries.ts';

const TEXTS: Readonly<Record<Locale, HistoryTexts>> = { 'pt-BR': ptBR, 'en-US': enUS };

/**
 * The history in words for the candidate: what they did, what reached them, and never why the company did it. A step
 * that was taken back within its seconds leaves no trace.
 * @param events the newest first
 */
export function wordHistory(events: readonly PastEvent[], locale: Locale): { at: Date; text: string }[] {
  const undone = new Set(events.filter(({ type }) => type === 'undone').map(({ data }) => data.undoneEventId));
  const texts = TEXTS[locale];
  return events.flatMap((event) => {
    const key = undone.has(event.id) ? null : lineOf(event);
    return key ? [{ at: event.at, text: fill(texts[key], { stage: event.toStage }) }] : [];
  });
}

function lineOf({ type, fromStatus, toStatus, toStage, data }: PastEvent): keyof HistoryTexts | null {
  switch (type) {
    case 'applied':
    case 'rejected':
    case 'amended':
    case 'withdrawn':
    case 'closed':
    case 'claimed':
      return type;
    case 'moved':
      if (toStatus === 'hired') return 'hired';
      return toStage ? 'moved' : null;
    case 'reopened':
      return data.jobReopened === true || (fromStatus && isRejection(fromStatus)) ? 'reopened' : null;
    case 'feedback':
      // What changed in it is said beside it.
      if (data.status === 'shared') return 'feedback_shared';
      return data.status === 'withdrawn' ? 'feedback_withdrawn' : null;
    case 'test':
    case 'interview':
    case 'ai_interview':
    case 'offer':
      if (type === 'offer' && data.status === 'cancelled') return 'offer_cancelled';
      return toStatus !== null && toStatus in REACHED ? (toStatus as keyof typeof REACHED) : null;
    default:
      return null;
  }
}

/** Statuses of tests, interviews and offers that a candidate is told of. */
const REACHED = {
  test_sent: true,
  test_done: true,
  test_declined: true,
  interview_scheduled: true,
  interview_done: true,
  interview_declined: true,
  interview_cancelled: true,
  ai_interview_scheduled: true,
  ai_interview_completed: true,
  ai_interview_cancelled: true,
  offer_sent: true,
  offer_approved: true,
  offer_declined: true,
  offer_expired: true,
} as const satisfies Partial<Record<keyof HistoryTexts, true>>;
