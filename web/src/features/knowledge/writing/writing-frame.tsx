import { Eye } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import type { ContractForm } from '../../../lib/use-contract-form.ts';
import type { Crumb } from '../../../ui/breadcrumb.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SavedIndicator } from '../../../ui/saved-indicator.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { KeepTyped, SaveTyped } from './keep-typed.tsx';
import { StatusBadge } from './status-badge.tsx';
import { type Ending, sentOf, useWritingForm, WHOLE, type Writing, type Written } from './use-writing.ts';

type Props<Doc extends Written, Values extends FieldValues> = {
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
  const ending = useRef<Ending>('save');
  const forget = useRef(() => {});
  const [isLooking, setIsLooking] = useState(false);
  const [isTakingDown, setIsTakingDown] = useState(false);
  const isDraft = doc.status === 'draft';
  const values = form.watch() as Values;
  usePageTitle(title);

  const submit = async (typed: Values) => {
    const as = ending.current;
    try {
      const saved = await autosave.save(WHOLE, sentOf(typed), as);
      forget.current();
      form.reset(ports.valuesOf(saved));
      toast.success(t(as === 'published' ? 'done.published' : 'done.saved'));
    } catch (error) {
      // The notice above asks which version stays.
      if (autosave.read().status !== 'conflict') throw error;
    }
  };
  const takeDown = async () => {
    setIsTakingDown(true);
    try {
      await autosave.inTurn((now) => ports.takeDown(now ?? doc));
      toast.success(t('done.takenDown'));
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setIsTakingDown(false);
    }
  };
  const { isSubmitting, isDirty, submitCount } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each try. Enter in a field saves, whatever was pressed before.
  useEffect(() => {
    ending.current = 'save';
  }, [submitCount]);
  return (
    <form {...form.formProps(submit)} className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      {isDraft ? <SaveTyped writing={writing} form={form} /> : <KeepTyped {...{ writing, form, forget }} />}
      <PageHeader
        title={title}
        crumbs={crumbs}
        badge={<StatusBadge status={doc.status} />}
        actions={
          <>
            <Button icon={<Eye className="size-4" />} onClick={() => setIsLooking(true)}>
              {t('preview.open')}
            </Button>
            {isDraft ? (
              <Button
                variant="primary"
                busy={isSubmitting}
                disabledReason={missingOf(values)}
                onClick={({ currentTarget }) => {
                  ending.current = 'published';
                  currentTarget.form?.requestSubmit();
                }}
              >
                {t('publish')}
              </Button>
            ) : (
              <>
                <Button busy={isTakingDown} onClick={() => void takeDown()}>
                  {t('takeDown')}
                </Button>
                <Button type="submit" variant="primary" busy={isSubmitting}>
                  {t('save')}
                </Button>
              </>
            )}
            {menu}
          </>
        }
      />
      <div className="-mt-4 min-h-6 text-sm text-muted">
        {isDraft ? <Saved status={state.status} /> : isDirty && t('unsaved')}
      </div>
      <ConflictNotice writing={writing} />
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
