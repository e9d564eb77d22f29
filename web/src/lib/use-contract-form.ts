import { toNestErrors } from '@hookform/resolvers';
import { fieldProblems } from '@prova/contract/validation';
import {
  type BaseSyntheticEvent,
  createElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { isGivenUp } from './api-error.ts';
import { failureWords } from './failure-words.ts';
import { formFailure } from './form-failure.ts';
import { currentLocale, useLocale } from './i18n.ts';
import { validationTexts, wordProblem } from './validation-texts.ts';
import { WaitText } from './wait-text.tsx';
import { whenReleased } from './when-released.ts';

type FormSchema = z.ZodType<FieldValues, FieldValues>;

export type ContractForm<In extends FieldValues, Out extends FieldValues> = UseFormReturn<In, unknown, Out> & {
  /** What is wrong with a field, in words; nothing before it was filled in and left, or everything was tried. */
  errorOf: (field: FieldPath<In>) => string | undefined;
  /** A failure that belongs to no field. */
  refusal: ReactNode;
  /** For a message above a long form: the refusal, else that there are fields to correct. */
  failure: ReactNode;
  /** Says so above the form; for failures that the screen words itself. */
  fail: (message: string) => void;
  /** Spread over `<form>`. Whatever `send` throws is shown: refused fields at their places, the rest as `failure`. */
  formProps: (send: (values: Out) => Promise<void> | void) => {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event?: BaseSyntheticEvent) => Promise<void>;
    onBlur: (event: { target: EventTarget }) => void;
    onChange: (event: { target: EventTarget }) => void;
  };
};

/** What a screen itself says of a wrong field, in the place of the contract's words. */
export type OwnWords<In extends FieldValues> = Partial<Record<FieldPath<In>, string>>;

/**
 * A form checked by a schema of the contract, worded in the reader's language as the server words it. The first wrong
 * field gets the focus; what was typed stays whatever happens. It sends once however often one presses.
 */
export function useContractForm<S extends FormSchema>(
  schema: S,
  defaultValues: DefaultValues<z.input<S>>,
  { words = {} }: { words?: OwnWords<z.input<S>> } = {},
): ContractForm<z.input<S>, z.output<S>> {
  const { t } = useTranslation('lib');
  const locale = useLocale();
  const shown = useRef<FieldErrors>({});
  const form = useForm<z.input<S>, unknown, z.output<S>>({
    resolver: resolverOf(schema, t('errors.fixFields'), words, shown),
    defaultValues,
    // Done below, by what is on screen: some fields (a group of boxes, an editor) are unknown to the form library.
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const resetAfter = useRef<(() => void) | null>(null);
  const [until, setUntil] = useState<number | null>(null);
  /** What the message that stands above the form is of. */
  const [cause, setCause] = useState<unknown>(null);
  const { errors, isSubmitted, submitCount } = form.formState;
  const { trigger, reset: resetNow } = form;
  shown.current = errors;

  // They shall be here when the connection is lost, too. Without them the fields are marked, in fewer words.
  useEffect(() => {
    validationTexts(locale).catch(() => undefined);
  }, [locale]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language, nothing else.
  useEffect(() => {
    void trigger(isSubmitted ? undefined : (Object.keys(shown.current) as FieldPath<z.input<S>>[]));
  }, [locale]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each submission that leaves something wrong, no matter what.
  useEffect(() => {
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A group of choices cannot take the focus itself.
    (wrong?.querySelector<HTMLElement>('input:enabled') ?? wrong)?.focus();
  }, [submitCount]);

  const fail = (message: string) => {
    setUntil(null);
    setCause(null);
    form.setError('root.server', { message });
  };
  const showFailure = (error: unknown) => {
    if (isGivenUp(error)) return;
    const values = form.getValues();
    const { atFields, message, until } = formFailure(error, (name) => name in values);
    for (const { field, message: words } of atFields) {
      form.setError(field as FieldPath<z.input<S>>, { type: 'server', message: words });
    }
    if (message) fail(message);
    setUntil(until);
    setCause(error);
  };

  // Once at a time: the second press of a double click comes before the button is drawn busy.
  const submit = async (send: (values: z.output<S>) => Promise<void> | void, event?: BaseSyntheticEvent) => {
    if (sending.current) return;
    sending.current = true;
    try {
      await form.handleSubmit(async (values) => {
        try {
          await send(values);
        } catch (error) {
          showFailure(error);
        }
      })(event);
    } finally {
      sending.current = false;
      resetAfter.current?.();
      resetAfter.current = null;
    }
  };
  /** What is sent is reset once that is over: it would count as tried, and what was emptied as a mistake, else. */
  const reset = useCallback<typeof resetNow>(
    (...to) => {
      if (sending.current) resetAfter.current = () => resetNow(...to);
      else resetNow(...to);
    },
    [resetNow],
  );

  /** The name of a field of this very form that one types in and that holds something. */
  const filled = (target: EventTarget): FieldPath<z.input<S>> | undefined => {
    const field = target as HTMLInputElement;
    const isTyped =
      element.current?.contains(field) && field.matches('input:not([type=checkbox], [type=radio]), textarea');
    return isTyped && field.value !== '' && field.name ? (field.name as FieldPath<z.input<S>>) : undefined;
  };
  /** What was filled in is checked when it is left; what is still empty waits for the end. */
  const leave = ({ target }: { target: EventTarget }) => {
    if (isSubmitted || !filled(target)) return;
    whenReleased(() => {
      // What was pressed may have taken a row away: the field is gone, or has another name.
      const name = filled(target);
      if (name) void trigger(name);
    });
  };
  /** What is said to be wrong says at each stroke whether it is fixed; once all was tried the form library sees to it. */
  const recheck = ({ target }: { target: EventTarget }) => {
    const { name } = target as HTMLInputElement;
    if (!isSubmitted && name && messageAt(shown.current, name)) void trigger(name as FieldPath<z.input<S>>);
  };

  const message = messageAt(errors, 'root.server');
  const refusal = message && (until ? createElement(WaitText, { message, until }) : failureWords(cause, message));
  return {
    ...form,
    reset,
    errorOf: (field) => messageAt(errors, field),
    refusal,
    failure: refusal ?? (isSubmitted && hasFieldErrors(errors) ? t('errors.fixFields') : undefined),
    fail,
    formProps: (send) => ({
      ref: element,
      noValidate: true,
      onSubmit: (event) => {
        event?.preventDefault();
        // A form in a dialog over another form is still a child of that one for React.
        event?.stopPropagation();
        return submit(send, event);
      },
      onBlur: leave,
      onChange: recheck,
    }),
  };
}

const messageAt = (errors: FieldErrors, path: string): string | undefined =>
  (get(errors, path) as { message?: string } | undefined)?.message;

/**
 * The form library checks a whole list, alone, once a row is added to it or taken away: a row that was not tried yet is not
 * to come with everything in it missing.
 */
function inNewRow(field: string, checked: readonly string[] = [], shown: FieldErrors): boolean {
  const [list, ...more] = checked;
  if (list === undefined || more.length > 0 || !field.startsWith(`${list}.`)) return false;
  const [row = ''] = field.slice(list.length + 1).split('.');
  return /^\d+$/.test(row) && !get(shown, `${list}.${row}`);
}

const hasFieldErrors = (errors: FieldErrors): boolean => Object.keys(errors).some((name) => name !== 'root');

function resolverOf<S extends FormSchema>(
  schema: S,
  fewWords: string,
  ownWords: OwnWords<z.input<S>>,
  shown: RefObject<FieldErrors>,
): Resolver<z.input<S>, unknown, z.output<S>> {
  return async (values, _context, options) => {
    const result = schema.safeParse(values, { reportInput: true });
    if (result.success) return { values: result.data as z.output<S>, errors: {} };
    const texts = await validationTexts(currentLocale()).catch(() => null);
    const flat: FieldErrors = {};
    for (const problem of fieldProblems(result.error)) {
      const name = problem.field || 'root';
      const own: string | undefined = ownWords[problem.field as FieldPath<z.input<S>>];
      flat[name] ??= { type: problem.code, message: own ?? (texts ? wordProblem(problem, texts) : fewWords) };
    }
    const tried = Object.entries(flat).filter(([name]) => !inNewRow(name, options.names, shown.current));
    return { values: {}, errors: toNestErrors(Object.fromEntries(tried) as FieldErrors, options) };
  };
}
