import type { Texts } from '@prova/contract/texts';
import type { FieldProblem } from '@prova/contract/validation';
import { createElement, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGivenUp } from './api-error.ts';
import { formFailure } from './form-failure.ts';
import { useLocale } from './i18n.ts';
import { validationTexts, wordProblem } from './validation-texts.ts';
import { WaitText } from './wait-text.tsx';
import { whenReleased } from './when-released.ts';

/**
 * A form of a public page: what `useContractForm` does, without the weight of schemas and of the form library. It is checked
 * by a pure function and worded as the server words it.
 */
export function useLeanForm<V extends object>(initial: V, check: (values: V) => readonly FieldProblem[]) {
  const { t } = useTranslation('lib');
  const [begun, setBegun] = useState(false);
  const texts = useValidationTexts(begun);
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblem | string>>>({});
  const [refusal, setRefusal] = useState<ReactNode>();
  const [isSending, setIsSending] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  // Several fields may change before the next drawing, and a second press comes before the button is drawn busy.
  const latest = useRef(values);
  const sending = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt that leaves something wrong, no matter what.
  useEffect(() => {
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A group of choices takes no focus itself.
    (wrong?.matches('fieldset') ? wrong.querySelector<HTMLElement>('input:enabled') : wrong)?.focus();
  }, [attempts]);

  const set = <K extends keyof V & string>(name: K, value: V[K]) => {
    setBegun(true);
    latest.current = { ...latest.current, [name]: value };
    setValues(latest.current);
    // Once tried, a field says at each stroke whether it is fixed.
    const problem = attempts > 0 && check(latest.current).find(({ field }) => field === name);
    setProblems(({ [name]: _, ...others }) => (problem ? { ...others, [name]: problem } : others));
  };

  /** What was filled in is checked when it is left; what is still empty waits for the end. */
  const leave = ({ target }: { target: EventTarget }) => {
    const { name, type } = target as HTMLInputElement;
    if (type === 'checkbox' || !latest.current[name as keyof V]) return;
    whenReleased(() => {
      const problem = check(latest.current).find(({ field }) => field === name);
      if (problem) setProblems((known) => ({ ...known, [name]: problem }));
    });
  };

  const submit = async (send: (values: V) => Promise<void>) => {
    if (sending.current) return;
    sending.current = true;
    setBegun(true);
    setRefusal(undefined);
    const found = check(latest.current);
    setProblems(Object.fromEntries(found.map((problem) => [problem.field, problem])));
    try {
      if (found.length > 0) {
        setAttempts((count) => count + 1);
        return;
      }
      setIsSending(true);
      await send(latest.current);
    } catch (error) {
      if (isGivenUp(error)) return;
      const { atFields, message, until } = formFailure(error, (name) => name in latest.current);
      setProblems(Object.fromEntries(atFields.map((detail) => [detail.field.split('.')[0], detail.message])));
      if (message) setRefusal(until ? createElement(WaitText, { message, until }) : message);
      setAttempts((count) => count + 1);
    } finally {
      sending.current = false;
      setIsSending(false);
    }
  };

  const errorOf = (name: keyof V & string): string | undefined => {
    const problem = problems[name];
    if (problem === undefined || typeof problem === 'string') return problem;
    return texts ? wordProblem(problem, texts) : t('errors.fixFields');
  };

  return {
    values,
    set,
    isSending,
    /** After success, for another one. */
    reset: (next: V) => {
      latest.current = next;
      setValues(next);
      setProblems({});
      setAttempts(0);
    },
    /** Whether somebody has turned to it: what comes after it may be fetched. */
    begun,
    /** What is wrong with a field, in words; nothing before it was filled in and left, or everything was tried. */
    errorOf,
    /** For a message above the form: a failure that belongs to no field, else that there are fields to correct. */
    failure: refusal ?? (attempts > 0 && Object.keys(problems).length > 0 ? t('errors.fixFields') : undefined),
    /** Says so above the form; for failures that the screen words itself. */
    fail: (message: string) => setRefusal(message),
    focus: (name: keyof V & string, { select = false } = {}) => {
      const field = element.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      field?.focus();
      if (select) field?.select();
    },
    /** Spread over a field of text. */
    text: (name: { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string) => ({
      name,
      value: values[name] as string,
      error: errorOf(name),
      onChange: ({ target }: { target: { value: string } }) => set(name, target.value as V[typeof name]),
    }),
    /** Spread over `<form>`. Whatever `send` throws is shown: refused fields at their places, the rest as `failure`. */
    formProps: (send: (values: V) => Promise<void>) => ({
      ref: element,
      noValidate: true as const,
      onFocus: () => setBegun(true),
      onBlur: leave,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit(send);
      },
    }),
  };
}

/** The words for what is wrong: they come once somebody turns to the form, and not with the page. */
function useValidationTexts(begun: boolean): Texts['validation'] | null {
  const locale = useLocale();
  const [texts, setTexts] = useState<Texts['validation'] | null>(null);
  useEffect(() => {
    if (!begun) return;
    let here = true;
    validationTexts(locale).then(
      (loaded) => here && setTexts(loaded),
      // Without them the fields are marked, in fewer words.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [locale, begun]);
  return texts;
}
