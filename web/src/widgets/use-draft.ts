import { type FormEvent, useEffect, useRef, useState } from 'react';

export type Problems<Draft> = Partial<Record<keyof Draft, string>>;

/**
 * The state of a small form: what is typed, what is wrong with it, and its submission. Problems show after the first
 * try and then follow what is typed; the first wrong field gets the focus.
 */
export function useDraft<Draft>(
  initial: Draft,
  check: (draft: Draft) => Problems<Draft>,
  submit: (draft: Draft) => void,
) {
  const [draft, setDraft] = useState(initial);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const problems = check(draft);

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  return {
    draft,
    set: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
    errors: tries > 0 ? problems : ({} as Problems<Draft>),
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        // A form inside another form's dialog is still a child of it for React.
        event.stopPropagation();
        if (Object.keys(problems).length === 0) submit(draft);
        else setTries(tries + 1);
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
