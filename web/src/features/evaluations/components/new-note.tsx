import { addNote } from '@prova/contract/evaluations/evaluations';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByNote } from '../evaluations.queries.ts';

/** A note to the team, in one line that grows. */
export function NewNote({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('funnel');
  const form = useContractForm(addNote.body, { body: '' });
  const forget = useKeptDraft(`note.${applicationId}`, form);
  const add = useCall(addNote, { invalidates: changedByNote, meta: { quiet: true } });
  return (
    <form
      {...form.formProps(async (body) => {
        await add.mutateAsync({ params: { id: applicationId }, body });
        forget();
        form.reset({ body: '' });
        // On a phone the list of notes is out of sight.
        toast.success(t('notes.saved'));
        // The keys of the panel work again; the field has them while one types.
        const field = document.activeElement;
        if (field?.matches('[data-new-note]')) field.closest<HTMLElement>('[role="dialog"]')?.focus();
      })}
      className="flex w-full flex-wrap items-end gap-2"
    >
      {form.failure && !form.errorOf('body') && (
        <Callout kind="error" live className="w-full">
          {form.failure}
        </Callout>
      )}
      <TextArea
        data-new-note=""
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
        label={t('notes.new')}
        hideLabel
        placeholder={t('notes.placeholder')}
        rows={1}
        maxLength={2000}
        className="min-w-0 flex-1 basis-48 [&_textarea]:!min-h-control [&_textarea]:max-h-40"
        {...form.register('body')}
        error={form.errorOf('body')}
      />
      <Button type="submit" busy={add.isPending}>
        {t('notes.add')}
      </Button>
    </form>
  );
}
