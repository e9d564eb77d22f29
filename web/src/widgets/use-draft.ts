import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useKeptState } from '../lib/use-kept-state.ts';

export type Problems<Draft> = Partial<Record<keyof Draft, string>>;

/**
 * The state of a small form: what is typed, what is wrong with it, and its submission. Problems show after the first
 * try and then follow what is typed; the first wrong field gets the focus.
 * @param submit may resolve with whether it is saved
 * @param keepAs names the form and its row: what is typed is kept in this tab until it is saved or given up
 */
export function useDraft<Draft>(
  initial: Draft,
  check: (draft: Draft) => Problems<Draft>,
  submit: (draft: Draft) => unknown,
  keepAs?: string,
) {
  const [draft, setDraft, forget] = useKeptState(keepAs, initial);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const problems = check(draft);

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  return {
    draft,
    set: (change: Partial<Draft>) => setDraft({ ...draft, ...change }),
    errors: tries > 0 ? problems : ({} as Problems<Draft>),
    /** What Cancel does: what is typed is given up. */
    giveUp: (onCancel: (() => void) | undefined) =>
      onCancel &&
      (() => {
        forget();
        onCancel();
      }),
    form: {
      ref: form,
      noValidate: true,
      onSubmit: async (event: FormEvent) => {
        event.preventDefault();
        // A form inside another form's dialog is still a child of it for React.
        event.stopPropagation();
        if (Object.keys(problems).length > 0) setTries(tries + 1);
        else if ((await submit(draft)) === true) forget();
      },
    },
  };
}

/** A whole number written in a field, or null. */
export function wholeNumber(text: string): number | null {
  return /^-?\d+$/.test(text.trim()) ? Number(text) : null;
}

/** Whether the text is a whole number between two bounds, both included. */
export function isWithin(text: string, min: number, max: number): boolean {
  const number = wholeNumber(text);
  return number !== null && number >= min && number <= max;
}
