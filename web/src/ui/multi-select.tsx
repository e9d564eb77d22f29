import { ChevronDown, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holds } from '../lib/matches.ts';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { cx } from './cx.ts';
import { controlStyle, FieldError, type FieldProps } from './field.tsx';
import { floatStyle } from './list-box-style.ts';
import type { Option } from './select.tsx';
import { TextField } from './text-field.tsx';
import { useAnchored } from './use-anchored.ts';
import { useDropdown } from './use-dropdown.ts';

export type MultiSelectProps = Omit<FieldProps, 'saved' | 'aside' | 'hideLabel'> & {
  /** `count`: how much there is of it. */
  options: readonly (Option & { count?: number | undefined })[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
  disabled?: boolean;
};

/** Several choices out of many: search by label, all at once, none at once. What cannot be chosen is never chosen. */
export function MultiSelect({
  label,
  hint,
  error,
  required = false,
  optional = false,
  options,
  value,
  onChange,
  placeholder,
  disabled = false,
  className,
}: MultiSelectProps) {
  const { t } = useTranslation(['ui', 'parts']);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { open, setOpen, root } = useDropdown(button);
  const [query, setQuery] = useState('');
  useAnchored(open, button, panel, { side: 'below', align: 'start', matchWidth: true });
  useEffect(() => {
    if (open) panel.current?.querySelector('input')?.focus();
    else setQuery('');
  }, [open]);

  const shown = options.filter((option) => holds(option.label, query));
  const chosen = options.filter((option) => value.includes(option.value));
  const summary =
    chosen.length === 0
      ? (placeholder ?? t('parts:chooseOption'))
      : chosen.length <= 2
        ? chosen.map((option) => option.label).join(', ')
        : t('parts:choice.count', { count: chosen.length });

  const selectAll = () => {
    const free = shown.filter((option) => !option.disabled).map((option) => option.value);
    onChange([...new Set([...value, ...free])]);
  };
  const toggle = (one: string) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  /** Arrows walk from the search through the choices. */
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('input:not(:disabled)') ?? [])];
    const place = stops.indexOf(document.activeElement as HTMLElement);
    event.preventDefault();
    stops[(place + (event.key === 'ArrowDown' ? 1 : -1) + stops.length) % stops.length]?.focus();
  };

  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex min-h-5.5 items-baseline justify-between gap-3">
        <span id={`${id}label`} className={cx('text-sm font-semibold', error && 'text-red')}>
          {label}
          {required && <span className="sr-only"> ({t('required')})</span>}
        </span>
        {optional && <span className="text-small text-muted">{t('optional')}</span>}
      </div>
      <div {...root}>
        <button
          ref={button}
          type="button"
          disabled={disabled}
          aria-labelledby={`${id}label ${id}summary`}
          aria-describedby={cx(error && `${id}error`, hint ? `${id}hint` : null) || undefined}
          aria-invalid={error ? true : undefined}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className={controlStyle(Boolean(error), 'flex items-center justify-between gap-2 text-left')}
        >
          <span id={`${id}summary`} className={cx('truncate', chosen.length === 0 && 'text-muted')}>
            {summary}
          </span>
          <ChevronDown className="size-4 shrink-0 text-muted" />
        </button>
        {open && (
          <div
            ref={panel}
            role="dialog"
            popover="manual"
            // A press on a label gives the focus to what is around it: that is to be this.
            tabIndex={-1}
            aria-labelledby={`${id}label`}
            onKeyDown={walk}
            className={cx(floatStyle, 'flex w-64 flex-col')}
          >
            <div className="sticky top-0 z-10 border-b border-border bg-surface p-2">
              <TextField
                label={t('search')}
                hideLabel
                type="search"
                icon={<Search />}
                placeholder={t('search')}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
              <div className="mt-1 flex flex-wrap justify-between gap-1">
                <Button size="sm" variant="quiet" onClick={selectAll}>
                  {t('parts:choice.all')}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => onChange([])}>
                  {t('parts:choice.none')}
                </Button>
              </div>
            </div>
            <ul className="p-1.5">
              {shown.map((option) => (
                <li key={option.value}>
                  <Checkbox
                    label={
                      option.count === undefined ? (
                        option.label
                      ) : (
                        <>
                          {option.label} <span className="tabular text-small text-muted">{option.count}</span>
                        </>
                      )
                    }
                    disabled={option.disabled ?? false}
                    checked={value.includes(option.value)}
                    onChange={() => toggle(option.value)}
                    className="rounded-sm px-2 hover:bg-sunken [&>label]:min-h-control [&>label]:items-center"
                  />
                </li>
              ))}
            </ul>
            {shown.length === 0 && (
              <p role="status" className="px-4 pb-3 text-sm text-muted">
                {query ? t('parts:noResults', { query }) : t('parts:noOptions')}
              </p>
            )}
          </div>
        )}
      </div>
      {hint && (
        <p id={`${id}hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}error`} error={error} />
    </div>
  );
}
