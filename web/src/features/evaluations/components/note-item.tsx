import { applicationTimeline } from '@prova/contract/applications';
import { editNote, listNotes, type Note, removeNote } from '@prova/contract/evaluations';
import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { useKeptState } from '../../../lib/use-kept-state.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

/** One note; its author may change and remove it. */
export function NoteItem({ note }: { note: Note }) {
  const { t } = useTranslation('funnel');
  const format = useFormat();
  const [doing, setDoing] = useState<'edit' | 'remove' | null>(null);
  const remove = useCall(removeNote, {
    invalidates: [listNotes, applicationTimeline],
    onSettled: () => setDoing(null),
  });
  return (
    <li className="flex gap-3">
      <Avatar name={note.author.name} src={note.author.photoUrl} size="sm" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold">{note.author.name}</span>
          <time dateTime={note.createdAt} title={format.dateTime(note.createdAt)} className="text-small text-muted">
            {format.relative(note.createdAt)}
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
      <ConfirmDialog
        open={doing === 'remove'}
        title={t('notes.removeTitle')}
        confirmLabel={t('notes.removeConfirm')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id: note.id } })}
        onClose={() => setDoing(null)}
      >
        {t('notes.removeText')}
      </ConfirmDialog>
    </li>
  );
}

function EditNote({ note, onDone }: { note: Note; onDone: () => void }) {
  const { t } = useTranslation('funnel');
  // The version that is being changed: one that a colleague's window has saved since is a conflict.
  const [version] = useState(note.version);
  const [{ body, of }, setTyped, forget] = useKeptState(`note.edit.${note.id}`, { body: note.body, of: version });
  const done = () => {
    forget();
    onDone();
  };
  const edit = useCall(editNote, { invalidates: [listNotes], meta: { quiet: true }, onSuccess: done });
  const tooShort = [...body.trim()].length < 2;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!tooShort) edit.mutate({ params: { id: note.id }, body: { body: body.trim(), version: of } });
  };
  return (
    <form onSubmit={submit} className="mt-1 flex flex-col gap-2">
      <TextArea
        label={t('notes.edit')}
        hideLabel
        autoFocus
        rows={2}
        maxLength={2000}
        value={body}
        error={tooShort ? t('notes.tooShort') : edit.isError ? messageOf(edit.error) : undefined}
        onChange={(event) => setTyped({ body: event.target.value, of })}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" busy={edit.isPending}>
          {t('save', { ns: 'ui' })}
        </Button>
        <Button size="sm" onClick={done}>
          {t('cancel', { ns: 'ui' })}
        </Button>
      </div>
    </form>
  );
}
