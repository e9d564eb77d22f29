import type { Progress, Sent } from './submission.ts';

/** An application that is being sent, or was, while its form was left: who comes back to it finds it. */
export interface Underway {
  readonly answer: Promise<Sent>;
  readonly stop: () => void;
  progress: Progress;
  /** The form that is on screen. */
  hear?: ((progress: Progress) => void) | undefined;
}

const sending = new Map<string, Underway>();
const arrived = new Map<string, Sent>();

export const underway = {
  /** What is being sent to a job. */
  of: (slug: string): Underway | undefined => sending.get(slug),
  begin(slug: string, work: Underway): void {
    sending.set(slug, work);
    const end = () => void (sending.get(slug) === work && sending.delete(slug));
    work.answer.then(end, end);
  },
  /** It arrived while its form was left. */
  keep: (slug: string, sent: Sent) => void arrived.set(slug, sent),
  /** Once. */
  take(slug: string): Sent | null {
    const sent = arrived.get(slug) ?? null;
    arrived.delete(slug);
    return sent;
  },
};
