import { Check, Pencil, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { cx } from './cx.ts';

/** The value as it reads, and a pencil: a click, Enter or Space opens it. */
export function InlineRead({
  ref,
  label,
  text,
  placeholder,
  onEdit,
  multiline = false,
  className,
}: {
  ref: Ref<HTMLButtonElement>;
  label: string;
  text: string;
  placeholder: string | undefined;
  onEdit: () => void;
  multiline?: boolean;
  className?: string | undefined;
}) {
  const { t } = useTranslation(['ui', 'parts']);
  const empty = placeholder ?? t('parts:emptyValue');
  return (
    <button
      ref={ref}
      type="button"
      aria-label={t('parts:editField', { label, value: text || empty })}
      onClick={onEdit}
      className={cx(
        'group -mx-2 flex min-h-control max-w-full items-start gap-2 rounded-control border border-transparent px-2 py-1.5 text-left hover:border-border hover:bg-sunken',
        className,
      )}
    >
      <span className={cx('min-w-0 wrap-break-word', multiline && 'whitespace-pre-wrap', !text && 'text-muted')}>
        {text || empty}
      </span>
      <Pencil className="mt-1 size-3.5 shrink-0 text-muted opacity-60 group-hover:opacity-100 group-focus-visible:opacity-100" />
    </button>
  );
}

/** The control being edited, with save and cancel under it. */
export function InlineForm({
  saveButton,
  saving,
  stored,
  onSave,
  onCancel,
  children,
}: {
  saveButton: Ref<HTMLButtonElement>;
  saving: boolean;
  /** What is stored by now, where it is no longer what the edit began with. */
  stored?: string | undefined;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation(['ui', 'parts']);
  return (
    <div className="flex flex-col gap-2">
      <ChangedElsewhere live={stored !== undefined}>
        {stored && <p className="whitespace-pre-wrap wrap-anywhere">{stored}</p>}
        {stored === '' && <p className="text-muted">{t('parts:emptyValue')}</p>}
      </ChangedElsewhere>
      {children}
      <div className="flex gap-2">
        <Button
          ref={saveButton}
          size="sm"
          variant="primary"
          busy={saving}
          icon={<Check className="size-4" />}
          onClick={onSave}
        >
          {t(stored === undefined ? 'save' : 'parts:saveMine')}
        </Button>
        <Button size="sm" variant="ghost" disabled={saving} icon={<X className="size-4" />} onClick={onCancel}>
          {t(stored === undefined ? 'cancel' : 'parts:useStored')}
        </Button>
      </div>
    </div>
  );
}
