import { editNote, type Note, removeNote } from '@prova/contract/evaluations/evaluations';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { changedByNote } from '../evaluations.queries.ts';

/** One note; its author may change and remove it. */
export function NoteItem({ note }: { note: Note }) {
  const { t } = useTranslation('funnel');
  const format = useFormat();
  const [doing, setDoing] = useState<'edit' | 'remove' | null>(null);
  const remove = useCall(removeNote, {
    invalidates: changedByNote,
    meta: { quiet: true },
  });
  return (
    <li className="flex gap-3">
      <Avatar name={note.author.name} src={note.author.photoUrl} size="sm" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold">{note.author.name}</span>
          <time dateTime={note.createdAt} title={format.dateTime(note.createdAt)} className="text-small text-muted">
            {format.ago(note.createdAt)}
          </time>
          {note.can.edit && doing !== 'edit' && (
            <span className="ml-auto flex">
              <IconButton size="sm" label={t('notes.edit')} icon={<Pencil />} onClick={() => setDoing('edit')} />
              <IconButton size="sm" label={t('notes.remove')} icon={<Trash2 />} onClick={() => setDoing('remove')} />
            </span>
          )}
        </div>
        {doing === 'edit' ? (
          <EditNote note={note} onDone={() => setDoing(null)} />
        ) : (
          <p className="measure whitespace-pre-line wrap-break-word">{note.body}</p>
        )}
      </div>
      {doing === 'remove' && (
        <ConfirmDialog
          title={t('notes.removeTitle')}
          confirmLabel={t('notes.removeConfirm')}
          danger
          onConfirm={() => remove.mutateAsync({ params: { id: note.id } })}
          onClose={() => setDoing(null)}
        >
          {t('notes.removeText')}
        </ConfirmDialog>
      )}
    </li>
  );
}

function EditNote({ note, onDone }: { note: Note; onDone: () => void }) {
  const { t } = useTranslation('funnel');
  // With the version that is being changed: one that a colleague's window has saved since is a conflict.
  const form = useContractForm(
    editNote.body,
    { body: note.body, version: note.version },
    { words: { body: t('notes.tooShort') } },
  );
  const forget = useKeptDraft(`note.edit.${note.id}`, form);
  const done = () => {
    forget();
    onDone();
  };
  const edit = useCall(editNote, { invalidates: changedByNote, meta: { quiet: true } });
  return (
    <form
      {...form.formProps(async (body) => {
        await edit.mutateAsync({ params: { id: note.id }, body });
        done();
      })}
      className="mt-1 flex flex-col gap-2"
    >
      <TextArea
        label={t('notes.edit')}
        hideLabel
        autoFocus
        rows={2}
        maxLength={2000}
        {...form.register('body')}
        error={form.errorOf('body')}
      />
      {form.refusal && (
        <Callout kind="error" live>
          {form.refusal}
        </Callout>
      )}
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" busy={form.formState.isSubmitting}>
          {t('save', { ns: 'ui' })}
        </Button>
        <Button size="sm" onClick={done}>
          {t('cancel', { ns: 'ui' })}
        </Button>
      </div>
    </form>
  );
}
