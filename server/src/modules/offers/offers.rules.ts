import type { OfferStatus } from '@prova/contract/offers/offers';
import { after, DAY } from '../../platform/clock.ts';
import { dayIn } from '../../platform/days.ts';

/** How far ahead an offer may be valid, and how far its first day of work may lie. Days. */
const LONGEST_VALIDITY = 366;
const LATEST_START = 731;

interface Dated {
  readonly status: OfferStatus;
  readonly validUntil: Date;
}

/** With the candidate, and still to be answered. */
export function isOut({ status }: { readonly status: OfferStatus }): boolean {
  return status === 'sent' || status === 'viewed';
}

/** The last instant of an offer's last day still counts. */
export function isPast({ validUntil }: { readonly validUntil: Date }, now: Date): boolean {
  return now > validUntil;
}

/** What a reader sees: an offer past its last day has expired, whether or not the task has come by. */
export function shownStatus(offer: Dated, now: Date): OfferStatus {
  return isOut(offer) && isPast(offer, now) ? 'expired' : offer.status;
}

export interface DayProblem {
  readonly field: 'validUntil' | 'startOn';
  readonly code: 'DATE_PAST' | 'DATE_INVALID';
}

/** What is wrong with the days of an offer: the past, or so far away that it must be a slip of the pen. */
export function dayProblems(
  days: { readonly validUntil: string; readonly startOn?: string | null | undefined },
  timeZone: string,
  now: Date,
): DayProblem[] {
  const today = dayIn(timeZone, now);
  const check = (field: DayProblem['field'], day: string, most: number): DayProblem[] => {
    if (day < today) return [{ field, code: 'DATE_PAST' }];
    return day > dayIn(timeZone, after(now, most * DAY)) ? [{ field, code: 'DATE_INVALID' }] : [];
  };
  return [
    ...check('validUntil', days.validUntil, LONGEST_VALIDITY),
    ...(days.startOn ? check('startOn', days.startOn, LATEST_START) : []),
  ];
}

/** The stage that sending an offer leads to. */
export const isOffer = ({ type }: { readonly type: string }): boolean => type === 'offer';
