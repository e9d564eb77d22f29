import type { RejectionStatus } from '../applications/application-status.ts';

/**
 * Why an application is rejected, as the team chooses it, each with the status that it gives. None is about age, family,
 * looks or anything else that a decision may not rest on. "Other" says nothing and stands last.
 */
export const REJECTION_CAUSES = [
  'skills',
  'profile',
  'over_qualified',
  'other_chosen',
  'pay',
  'place',
  'availability',
  'gave_up',
  'duplicate',
  'job_on_hold',
  'other',
] as const;
export type RejectionCause = (typeof REJECTION_CAUSES)[number];

const STATUSES: Partial<Record<RejectionCause, RejectionStatus>> = {
  skills: 'not_qualified',
  profile: 'not_a_fit',
  over_qualified: 'over_qualified',
};

export const statusOfCause = (cause: RejectionCause): RejectionStatus => STATUSES[cause] ?? 'rejected';

/** What stands in the history of an application: a cause, or nothing that this version knows. */
export const asCause = (value: unknown): RejectionCause | null =>
  REJECTION_CAUSES.find((cause) => cause === value) ?? null;

/** The line between two paragraphs of a mail. */
const GAP = '\n\n';

/**
 * The text of a mail with a sentence about the cause: a paragraph of its own after the second one, which says the
 * decision, and never after the last, which signs it. An empty sentence leaves the text as it is.
 */
export function withSentence(text: string, sentence: string): string {
  if (sentence === '') return text;
  const paragraphs = text.split(GAP);
  const place = paragraphs.length === 1 ? 1 : Math.min(2, paragraphs.length - 1);
  return paragraphs.toSpliced(place, 0, sentence).join(GAP);
}

/** The same where the words were changed by hand: the new sentence takes the place of the former one, if that is still there. */
export function exchangeSentence(text: string, former: string, sentence: string): string {
  if (former === '' || !text.includes(former)) return text;
  if (sentence !== '') return text.replace(former, () => sentence);
  return text
    .split(GAP)
    .map((paragraph) => paragraph.replace(former, '').trim())
    .filter(Boolean)
    .join(GAP);
}
