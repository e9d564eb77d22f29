import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useAutosavedForm } from '../../../lib/autosave/use-autosaved-form.ts';
import type { ContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { sentOf, WHOLE, type Writing, type Written } from './use-writing.ts';

type Props<Doc extends Written, Values extends FieldValues> = {
  writing: Writing<Doc, Values>;
  form: ContractForm<Values, Values>;
};

/** A draft is sent while it is typed. */
export function SaveTyped<Doc extends Written, Values extends FieldValues>({ writing, form }: Props<Doc, Values>) {
  const { autosave } = writing;
  useAutosavedForm(autosave, WHOLE, form, sentOf);
  const { getValues } = form;
  useEffect(() => {
    // What was changed while it was published, and not saved.
    autosave.change(WHOLE, sentOf(getValues()));
  }, [autosave, getValues]);
  return null;
}

/** What is published changes at a press: until then what is typed is kept in the tab. */
export function KeepTyped<Doc extends Written, Values extends FieldValues>({
  writing,
  form,
  forget,
}: Props<Doc, Values> & { forget: { current: () => void } }) {
  const done = useKeptDraft(`knowledge.${writing.doc.id}`, form);
  const latest = useRef(done);
  useEffect(() => {
    latest.current = done;
    forget.current = () => latest.current();
  });
  return null;
}
