import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { useAutosavedForm } from '../../../lib/autosave/use-autosaved-form.ts';
import { type ContractForm, useContractForm } from '../../../lib/use-contract-form.ts';
import { type Draft, type StepData, type StepNumber, withoutKeys } from './step-data.ts';
import type { Wizard } from './use-wizard.ts';

type StepSchema = z.ZodType<FieldValues, FieldValues>;

type StepForm<S extends StepSchema> = {
  form: ContractForm<z.input<S>, z.output<S>>;
  /** Changes a value that no plain field holds; its complaint goes as soon as it is fixed. */
  set: (change: Partial<z.input<S>>) => void;
  /** Spread over the step's `<form>`. */
  formProps: ReturnType<ContractForm<z.input<S>, z.output<S>>['formProps']> & { id: string };
};

/** Ties the submit button in the wizard's foot to the step above it. */
export const STEP_FORM = 'wizard-step';

/**
 * The form of one step: begins with what the server has or with what was typed and never got there, keeps what is
 * typed, and finishes the step when it is submitted.
 * @param onRefused hears what the server refuses, before the form shows it
 * @param read what the step shows of a draft, given what was typed in its place
 */
export function useStepForm<S extends StepSchema>(
  wizard: Wizard,
  step: StepNumber,
  schema: S,
  read: (draft: Draft | null, half?: object) => object,
  onRefused?: (error: unknown) => void,
): StepForm<S> {
  const { autosave, register } = wizard;
  const [start] = useState(() => read(wizard.draft, autosave.kept(step) ?? undefined));
  const form = useContractForm(schema, start as DefaultValues<z.input<S>>);
  const { getValues } = form;
  const latest = useRef({ register, schema });
  useAutosavedForm(autosave, step, form, withoutKeys);

  useEffect(() => {
    const { register: present, schema: check } = latest.current;
    present({
      data: () => withoutKeys(getValues()) as StepData,
      isComplete: () => check.safeParse(getValues()).success,
      submit: () => document.querySelector<HTMLFormElement>(`#${STEP_FORM}`)?.requestSubmit(),
    });
    return () => present(null);
  }, [getValues]);

  const set = (change: Partial<z.input<S>>) => {
    for (const [name, value] of Object.entries(change))
      form.setValue(name as never, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return {
    form,
    set,
    formProps: {
      id: STEP_FORM,
      ...form.formProps(async (complete) => {
        try {
          await wizard.finish(step, complete as StepData);
        } catch (error) {
          onRefused?.(error);
          // The notice above asks which version stays, and offers both.
          if (autosave.read().status === 'conflict') return;
          throw error;
        }
      }),
    },
  };
}
