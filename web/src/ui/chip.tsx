import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';

export type ChipProps = {
  children: ReactNode;
  icon?: ReactNode;
  /** Words for the remove button; the chip's own text when it is a plain text. */
  name?: string;
  onRemove?: (() => void) | undefined;
  disabled?: boolean;
  removeRef?: Ref<HTMLButtonElement>;
  className?: string;
};

/** A removable choice: an active filter, a technology. */
export function Chip({ children, icon, name, onRemove, disabled = false, removeRef, className }: ChipProps) {
  const { t } = useTranslation(['ui', 'parts']);
  const text = name ?? (typeof children === 'string' ? children : '');
  return (
    <span
      className={cx(
        'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-control border border-border bg-surface px-3 text-sm font-medium [&_svg]:size-3.5 [&_svg]:shrink-0',
        onRemove && 'pr-1',
        className,
      )}
    >
      {icon}
      <span className="min-w-0 truncate">{children}</span>
      {onRemove && (
        <button
          ref={removeRef}
          type="button"
          aria-label={t('parts:removeItem', { name: text })}
          disabled={disabled}
          onClick={onRemove}
          className="grid size-6 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-text disabled:cursor-not-allowed disabled:opacity-50"
        >
          <X />
        </button>
      )}
    </span>
  );
}
