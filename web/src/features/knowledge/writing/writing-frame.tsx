import { Eye } from 'lucide-react';
import { type BaseSyntheticEvent, type ReactNode, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { sameData } from '../../../lib/same-data.ts';
import type { ContractForm } from '../../../lib/use-contract-form.ts';
import type { Crumb } from '../../../ui/breadcrumb.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SavedIndicator } from '../../../ui/saved-indicator.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { KeepTyped, SaveTyped } from './keep-typed.tsx';
import { type KindWritten, StatusBadge } from './status-badge.tsx';
import { takeDown } from './take-down.ts';
import { type Ending, sentOf, useWritingForm, WHOLE, type Writing, type Written } from './use-writing.ts';
import { WritingActions } from './writing-actions.tsx';

type Props<Doc extends Written, Values extends FieldValues> = {
  of: KindWritten;
  writing: Writing<Doc, Values>;
  title: string;
  crumbs: readonly Crumb[];
  /** What is missing before it can be published, in words. */
  missingOf: (values: Values) => string | undefined;
  /** Shows it as readers see it. */
  preview: (values: Values, close: () => void) => ReactNode;
  /** What else can be done with it. */
  menu: ReactNode;
  fields: (form: ContractForm<Values, Values>) => ReactNode;
};

/** What is being written, and all that can be done with it: saved, published, taken down, looked at. */
export function WritingFrame<Doc extends Written, Values extends FieldValues>(props: Props<Doc, Values>) {
  // What is on screen gave way to the other version.
  return <WritingForm key={props.writing.autosave.edition} {...props} />;
}

function WritingForm<Doc extends Written, Values extends FieldValues>({
  of,
  writing,
  title,
  crumbs,
  missingOf,
  preview,
  menu,
  fields,
}: Props<Doc, Values>) {
  const { t } = useTranslation('knowledge-writing');
  const { doc, ports, autosave, state } = writing;
  const form = useWritingForm(writing);
  const element = useRef<HTMLFormElement>(null);
  const ending = useRef<Ending>('save');
  /** What was pressed when it turned out to be changed elsewhere, too. */
  const interrupted = useRef<Ending>(null);
  const arrived = useRef<{ sent: Values; saved: Doc }>(null);
  const forget = useRef(() => {});
  const [isLooking, setIsLooking] = useState(false);
  const [isTakingDown, setIsTakingDown] = useState(false);
  const isDraft = doc.status === 'draft';
  const values = form.watch() as Values;
  usePageTitle(title);

  const submit = async (typed: Values) => {
    const as = ending.current;
    const sent = sentOf(form.getValues());
    interrupted.current = null;
    try {
      arrived.current = { sent, saved: await autosave.save(WHOLE, sentOf(typed), as) };
      toast.success(t(as === 'published' ? 'done.published' : 'done.saved'));
    } catch (error) {
      // The notice above asks which version stays.
      if (autosave.read().status !== 'conflict') throw error;
      interrupted.current = as;
    }
  };
  /** What was saved is what the form begins with from now on. Words that were typed meanwhile stay, and are not saved yet. */
  const settle = ({ sent, saved }: { sent: Values; saved: Doc }) => {
    const now = structuredClone(form.getValues());
    const isSame = sameData(sentOf(now), sent);
    if (isSame) forget.current();
    form.reset(ports.valuesOf(saved));
    if (!isSame) form.reset(now, { keepDefaultValues: true });
  };
  const { onSubmit, ref, ...formProps } = form.formProps(submit);
  const send = async (event?: BaseSyntheticEvent) => {
    await onSubmit(event);
    // Enter in a field saves, whatever was pressed before.
    ending.current = 'save';
    if (arrived.current) settle(arrived.current);
    arrived.current = null;
  };
  const press = (as: Ending) => {
    ending.current = as;
    element.current?.requestSubmit();
  };
  const down = async () => {
    setIsTakingDown(true);
    try {
      await takeDown(writing, form);
      toast.success(t('done.takenDown'));
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setIsTakingDown(false);
    }
  };
  const { isSubmitting, isDirty } = form.formState;
  return (
    <form
      {...formProps}
      ref={(node) => {
        element.current = node;
        ref.current = node;
      }}
      onSubmit={send}
      className="mx-auto flex w-full max-w-4xl flex-col gap-6"
    >
      <PageHeader
        title={title}
        crumbs={crumbs}
        badge={<StatusBadge status={doc.status} of={of} />}
        actions={
          <>
            <Button icon={<Eye className="size-4" />} onClick={() => setIsLooking(true)}>
              {t('preview.open')}
            </Button>
            <WritingActions
              {...{ isDraft, isTakingDown }}
              isSending={isSubmitting}
              missing={missingOf(values)}
              onPublish={() => press('published')}
              onTakeDown={() => void down()}
            />
            {menu}
          </>
        }
      />
      <div className="-mt-4 min-h-6 text-sm text-muted">
        {isDraft ? <Saved status={state.status} /> : isDirty && t('unsaved')}
      </div>
      {isDraft ? <SaveTyped writing={writing} form={form} /> : <KeepTyped {...{ writing, form, forget }} />}
      <ConflictNotice
        writing={writing}
        onGiveWay={() => forget.current()}
        onStay={({ status }) => {
          if (interrupted.current) press(interrupted.current);
          // What is published by now waits for a press.
          else if (status === 'draft') void autosave.flush();
        }}
      />
      {form.failure && (
        <Callout kind="error" live>
          {form.failure}
        </Callout>
      )}
      {isDraft && state.status === 'failed' && !form.failure && (
        <Callout kind="error" live title={t('notSaved')}>
          {messageOf(state.error)} {t('keptHere')}
        </Callout>
      )}
      {fields(form)}
      {isLooking && preview(values, () => setIsLooking(false))}
    </form>
  );
}

function Saved({ status }: { status: string }) {
  if (status === 'pending') return <SavedIndicator state="saving" />;
  return status === 'saving' || status === 'saved' || status === 'offline' ? <SavedIndicator state={status} /> : null;
}
