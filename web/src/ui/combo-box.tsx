import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holds } from '../lib/matches.ts';
import { cx } from './cx.ts';
import { controlStyle, Field, type FieldProps } from './field.tsx';
import { floatStyle } from './list-box-style.ts';
import type { Option } from './select.tsx';
import { useAnchored } from './use-anchored.ts';
import { useDropdown } from './use-dropdown.ts';

export type ComboBoxProps = FieldProps & {
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** For suggestions that come from the server as one types; they are then not filtered here. */
  onQuery?: (text: string) => void;
  /** Keeps what was typed even when it is none of the options. */
  allowsCustomValue?: boolean;
  placeholder?: string;
  disabled?: boolean;
  loading?: boolean;
};

/** One choice out of many, found by typing. Arrows walk the list, Enter chooses, Escape closes it. */
export function ComboBox({
  options,
  value,
  onChange,
  onQuery,
  allowsCustomValue = false,
  placeholder,
  disabled = false,
  loading = false,
  ...field
}: ComboBoxProps) {
  const { t } = useTranslation(['ui', 'parts']);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { open, setOpen, root } = useDropdown(input);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  useAnchored(open, input, list, { side: 'below', align: 'start', matchWidth: true });

  const chosen = options.find((option) => option.value === value)?.label ?? (allowsCustomValue ? (value ?? '') : '');
  const shown = typed === null || onQuery ? options : options.filter((option) => holds(option.label, typed));
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const show = () => {
    setOpen(true);
    setActive(shown.findIndex((option) => option.value === value));
  };
  const settle = () => {
    // What was typed and not chosen stands only where any word will do; an emptied field means no choice.
    if (typed !== null && (allowsCustomValue || typed.trim() === '')) onChange(typed.trim() || null);
    setTyped(null);
    setOpen(false);
  };
  const choose = (option: Option | undefined) => {
    if (!option || option.disabled) return;
    onChange(option.value);
    setTyped(null);
    setOpen(false);
  };
  const walk = (step: 1 | -1) => {
    const free = shown.flatMap((option, index) => (option.disabled ? [] : index));
    const place = free.indexOf(active);
    const from = place === -1 && step === -1 ? free.length : place;
    setActive(free[(from + step + free.length) % free.length] ?? -1);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) walk(event.key === 'ArrowDown' ? 1 : -1);
      else show();
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      if (active >= 0) choose(shown[active]);
      else settle();
    } else if (event.key === 'Escape') setTyped(null);
  };

  return (
    <Field {...field}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard here for the field and the list alike.
        <div
          {...root}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) settle();
          }}
          className="relative"
        >
          <input
            {...control}
            ref={input}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
            disabled={disabled}
            placeholder={placeholder ?? t('parts:chooseOption')}
            value={typed ?? chosen}
            onClick={(event) => {
              if (typed === null) event.currentTarget.select();
              show();
            }}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={keys}
            onChange={(event) => {
              setTyped(event.target.value);
              onQuery?.(event.target.value);
              setActive(-1);
              setOpen(true);
            }}
            className={controlStyle(Boolean(field.error), 'pr-10')}
          />
          <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted" />
          {open && (
            <div ref={list} popover="manual" className={cx(floatStyle, 'p-1.5')}>
              <div
                id={listId}
                role="listbox"
                aria-label={typeof field.label === 'string' ? field.label : t('parts:openList')}
              >
                {shown.map((option, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys act in the field, which keeps the focus.
                  <div
                    key={option.value}
                    id={optionId(index)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={option.value === value}
                    aria-disabled={option.disabled || undefined}
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => choose(option)}
                    className={cx(
                      'flex min-h-control items-center gap-2.5 rounded-sm px-3 py-1.5 text-sm font-medium',
                      option.disabled ? 'cursor-not-allowed text-muted' : 'cursor-pointer hover:bg-sunken',
                      option.value === value && 'text-brand',
                      index === active && 'bg-sunken outline-2 -outline-offset-2 outline-brand',
                    )}
                  >
                    <Check className={cx('size-4 shrink-0', option.value !== value && 'invisible')} />
                    {option.label}
                  </div>
                ))}
              </div>
              {shown.length === 0 && (
                <p className="px-3 py-2 text-sm text-muted">
                  {loading ? t('loading') : typed ? t('parts:noResults', { query: typed }) : t('parts:noOptions')}
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
