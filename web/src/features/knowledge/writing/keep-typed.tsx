import { useEffect, useMemo, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { tabStore } from '../../../lib/autosave/kept-words.ts';
import { useAutosavedForm } from '../../../lib/autosave/use-autosaved-form.ts';
import { sameData } from '../../../lib/same-data.ts';
import type { ContractForm } from '../../../lib/use-contract-form.ts';
import { forgetDraft, isDraftKept, keepDraft, useDraftVersion } from '../../../lib/use-draft-version.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import {
  draftKey,
  keyOf,
  sentOf,
  WHOLE,
  type Writing,
  type Written,
  withAddresses,
  withoutAddresses,
} from './use-writing.ts';

type Props<Doc extends Written, Values extends FieldValues> = {
  writing: Writing<Doc, Values>;
  form: ContractForm<Values, Values>;
};

/** A draft is sent while it is typed. */
export function SaveTyped<Doc extends Written, Values extends FieldValues>({ writing, form }: Props<Doc, Values>) {
  const { autosave, base } = writing;
  useAutosavedForm(autosave, WHOLE, form, sentOf);
  const { getValues } = form;
  const key = draftKey(base);
  useEffect(() => {
    // What was changed while it was published, and not saved, goes on its way with the draft, and nowhere else.
    autosave.change(WHOLE, sentOf(getValues()));
    forgetDraft(key);
  }, [autosave, getValues, key]);
  return null;
}

type KeptProps<Doc extends Written, Values extends FieldValues> = Props<Doc, Values> & {
  forget: { current: () => void };
};

/** What is published changes at a press: until then what is typed is kept in the tab, with the version it was typed over. */
export function KeepTyped<Doc extends Written, Values extends FieldValues>(props: KeptProps<Doc, Values>) {
  return <KeptDraft key={props.writing.base.version} {...props} />;
}

function KeptDraft<Doc extends Written, Values extends FieldValues>({ writing, form, forget }: KeptProps<Doc, Values>) {
  const { t } = useTranslation('knowledge-writing');
  const { base, ports } = writing;
  const key = draftKey(base);
  const stored = sentOf(ports.valuesOf(base));
  useTakenUp(writing, form);
  const [both, accept] = useDraftVersion(key, base.version, stored);
  const done = useKeptDraft(key, useWithoutAddresses(form, base.body));
  const latest = useRef(done);
  useEffect(() => {
    latest.current = done;
    forget.current = () => {
      latest.current();
      accept();
    };
  });
  useAskBeforeUnload(form.formState.isDirty);
  if (!both) return null;
  return (
    <Callout
      kind="warning"
      live
      title={t('outdated.title')}
      action={
        <Button
          size="sm"
          onClick={() => {
            forget.current();
            form.reset(ports.valuesOf(base));
          }}
        >
          {t('conflict.theirs')}
        </Button>
      }
    >
      {t(both.length > 0 ? 'outdated.both' : 'outdated.text')}
    </Callout>
  );
}

/** What waited to be sent as a draft, and what is on screen already, waits for a press from now on. */
function useTakenUp<Doc extends Written, Values extends FieldValues>(
  { autosave, base, ports }: Writing<Doc, Values>,
  { getValues }: ContractForm<Values, Values>,
): void {
  const begun = useRef({ base, valuesOf: ports.valuesOf });
  useEffect(() => {
    const { base, valuesOf } = begun.current;
    const key = draftKey(base);
    const { status } = autosave.read();
    if (status !== 'conflict' && status !== 'saving') {
      const waiting = tabStore.read(keyOf(base));
      // Of the version nothing is known but what it had.
      if (waiting && !isDraftKept(key)) {
        keepDraft(key, waiting.values, { version: null, values: waiting.base?.values ?? {} });
      }
      autosave.forget(WHOLE);
    }
    const stored = sentOf(valuesOf(base));
    const shown = sentOf(getValues());
    if (!sameData(shown, stored)) keepDraft(key, shown, { version: base.version, values: stored });
  }, [autosave, getValues]);
}

/** The form as it is kept: the addresses of pictures are of the day. */
function useWithoutAddresses<Values extends FieldValues>(form: ContractForm<Values, Values>, stored: string) {
  const { getValues, reset, subscribe } = form;
  return useMemo(
    () => ({
      getValues,
      reset: ((values: Values, options) =>
        reset({ ...values, body: withAddresses(String(values.body), stored) }, options)) as typeof reset,
      subscribe: ((asked) =>
        subscribe({
          ...asked,
          callback: (now) =>
            asked.callback({
              ...now,
              values: { ...now.values, body: withoutAddresses(String(now.values.body), stored) },
            }),
        })) as typeof subscribe,
    }),
    [getValues, reset, subscribe, stored],
  );
}

function useAskBeforeUnload(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
