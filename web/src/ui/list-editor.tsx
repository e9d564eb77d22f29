import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../lib/api-error.ts';
import { Button } from './button.tsx';
import { Callout } from './callout.tsx';
import { Card } from './card.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { cx } from './cx.ts';
import { FieldError } from './field.tsx';
import { toast } from './toast-store.ts';
import { usePressApart } from './use-press-apart.ts';

export type ListForm<Item, Draft> = {
  /** The item being edited; undefined for a new one. */
  item: Item | undefined;
  /** Saves and closes the form; a failed save keeps it open. Resolves with whether it is saved. */
  onSubmit: (draft: Draft) => Promise<boolean>;
  onCancel: () => void;
  saving: boolean;
};

export type ListEditorProps<Item, Draft> = {
  label: string;
  /** All of them, also those that are not shown. */
  items: readonly Item[];
  /** Left out, all are; the one whose form is open always is. */
  isShown?: (item: Item) => boolean;
  itemKey: (item: Item) => string;
  /** The item in words, for the names of its buttons. */
  itemName: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  renderForm: (form: ListForm<Item, Draft>) => ReactNode;
  addLabel: string;
  /** Where new items come first: the button stands above the list. */
  addFirst?: boolean;
  /** There is space for no more. */
  full?: boolean;
  /** What the list is for, while nothing is shown. */
  emptyText: string;
  onAdd: (draft: Draft) => void | Promise<void>;
  onEdit: (item: Item, draft: Draft) => void | Promise<void>;
  onRemove: (item: Item) => void | Promise<void>;
  /** Puts back what was removed, where it stood; whoever removed it is offered that. Throws what saving throws. */
  onRestore: (item: Item, index: number) => void | Promise<void>;
  /** What went wrong, and at what. */
  errorText?: (error: unknown, doing: ListWork) => string;
  className?: string;
};

export type ListWork = 'add' | 'edit' | 'remove';

const NEW = Symbol('new');
const UNDO_MS = 10_000;

/** A list of which one item at a time is added, changed or removed. */
export function ListEditor<Item, Draft>(props: ListEditorProps<Item, Draft>) {
  const { t } = useTranslation(['ui', 'parts']);
  const { items, isShown = () => true, itemKey, itemName, renderForm } = props;
  const [open, setOpen] = useState<string | typeof NEW | null>(null);
  // As it was when its form was opened.
  const [begun, setBegun] = useState<Item>();
  // Changed so that it cannot be told any more, or removed: what is typed stays, and can be saved as a new one.
  const gone = open !== null && open !== NEW && !items.some((item) => itemKey(item) === open);
  const shown = items.filter((item) => itemKey(item) === open || isShown(item));
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<{ text: string; conflictWith?: string | undefined }>();
  const stored = JSON.stringify(items.find((item) => itemKey(item) === open) ?? null);
  // A conflict over the item is told above its form, once what is stored by now has come.
  const isTold = error?.conflictWith !== undefined && error.conflictWith !== stored;
  const errorId = useId();
  const list = useRef<HTMLElement>(null);
  const isApart = usePressApart();
  const focusNext = useRef<string | typeof NEW | null>(null);
  const locked = open !== null || saving;
  // What is put back is added to the list as it is then.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const undo = useRef<number>(undefined);
  // Off the page there is nothing to put it back into.
  useEffect(() => () => toast.close(undo.current ?? 0), []);

  useEffect(() => {
    if (locked || focusNext.current === null) return;
    // The form and the removed row take the focus with them; it goes back to the button that opened them.
    const key = focusNext.current === NEW ? 'add' : `edit-${focusNext.current}`;
    focusNext.current = null;
    const target =
      list.current?.querySelector<HTMLElement>(`[data-role="${CSS.escape(key)}"]`) ??
      list.current?.querySelector<HTMLElement>('[data-role="add"]');
    target?.focus();
  }, [locked]);

  const run = async (
    doing: ListWork,
    work: () => void | Promise<void>,
    after: string | typeof NEW,
  ): Promise<boolean> => {
    setSaving(true);
    setError(undefined);
    try {
      await work();
      setOpen(null);
      focusNext.current = after;
      return true;
    } catch (failure) {
      setError({
        text: props.errorText?.(failure, doing) ?? t('saveFailed'),
        conflictWith: isApiError(failure, 'VERSION_CONFLICT') ? stored : undefined,
      });
      return false;
    } finally {
      setSaving(false);
    }
  };
  const remove = async (item: Item) => {
    const index = items.indexOf(item);
    if (!(await run('remove', () => props.onRemove(item), NEW))) return;
    undo.current = toast.success(t('parts:removed', { name: itemName(item) }), {
      duration: UNDO_MS,
      action: {
        label: t('undo'),
        onAction: () => void run('add', () => latest.current.onRestore(item, index), itemKey(item)),
      },
    });
  };
  const cancel = (after: string | typeof NEW) => {
    focusNext.current = after;
    setOpen(null);
    setError(undefined);
  };
  const form = (item: Item | undefined, key: string | typeof NEW) =>
    renderForm({
      // What it was opened with: a form that is open begins no other way.
      item: item && begun,
      saving,
      onCancel: () => cancel(key),
      onSubmit: (draft) =>
        run(
          item && !gone ? 'edit' : 'add',
          () => (item && !gone ? props.onEdit(item, draft) : props.onAdd(draft)),
          key,
        ),
    });

  const adding = (
    <>
      {open === NEW && <Card>{form(undefined, NEW)}</Card>}
      {gone && (
        <Card open className="flex flex-col gap-4">
          {!saving && (
            <Callout kind="warning" live>
              {t('parts:goneElsewhere')}
            </Callout>
          )}
          {form(begun, open)}
        </Card>
      )}
      <FieldError id={errorId} error={isTold ? undefined : error?.text} />
      <div>
        <Button
          data-role="add"
          icon={<Plus className="size-4" />}
          disabled={locked || props.full}
          onClick={() => setOpen(NEW)}
        >
          {props.addLabel}
        </Button>
      </div>
    </>
  );

  return (
    <section ref={list} aria-label={props.label} className={cx('flex flex-col gap-3', props.className)}>
      {props.addFirst && adding}
      {shown.length === 0 && open === null && (
        <p className="rounded-card border border-dashed border-border-strong px-4 py-3 text-muted">{props.emptyText}</p>
      )}
      <ul className="flex flex-col gap-2 empty:hidden">
        {shown.map((item) => {
          const key = itemKey(item);
          if (open === key) {
            return (
              <Card as="li" key={key} open className="flex flex-col gap-4">
                <ChangedElsewhere live={!saving && JSON.stringify(item) !== JSON.stringify(begun)}>
                  {props.renderItem(item)}
                </ChangedElsewhere>
                {form(item, key)}
              </Card>
            );
          }
          return (
            <Card as="li" key={key} padded={false} className="flex items-start justify-between gap-3 px-4 py-2.5">
              <div className="min-w-0 flex-1 py-1">{props.renderItem(item)}</div>
              <div className="flex shrink-0">
                <Button
                  size="sm"
                  variant="ghost"
                  data-role={`edit-${key}`}
                  aria-label={t('parts:editItem', { name: itemName(item) })}
                  icon={<Pencil className="size-4" />}
                  disabled={locked}
                  onClick={() => {
                    setBegun(item);
                    setOpen(key);
                  }}
                />
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('parts:removeItem', { name: itemName(item) })}
                  icon={<Trash2 className="size-4" />}
                  disabled={locked}
                  onClick={(event) => {
                    if (isApart(event)) void remove(item);
                  }}
                />
              </div>
            </Card>
          );
        })}
      </ul>
      {!props.addFirst && adding}
    </section>
  );
}
