import { Check, ChevronDown, Search } from 'lucide-react';
import { useId, useState } from 'react';
import {
  Button as AriaButton,
  Autocomplete,
  Dialog,
  DialogTrigger,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { controlStyle, FieldError, type FieldProps } from './field.tsx';
import { optionStyle, panelStyle } from './list-box-style.ts';
import type { Option } from './select.tsx';

export type MultiSelectProps = Omit<FieldProps, 'saved' | 'aside' | 'hideLabel'> & {
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
  disabled?: boolean;
};

const holds = (label: string, query: string) => label.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());

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
  const { t } = useTranslation('ui');
  const id = useId();
  const [query, setQuery] = useState('');
  const shown = options.filter((option) => holds(option.label, query));
  const free = shown.filter((option) => !option.disabled).map((option) => option.value);
  const chosen = options.filter((option) => value.includes(option.value));
  const summary =
    chosen.length === 0
      ? (placeholder ?? t('chooseOption'))
      : chosen.length <= 2
        ? chosen.map((option) => option.label).join(', ')
        : t('selectedCount', { count: chosen.length });

  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <span id={`${id}label`} className={cx('text-sm font-semibold', error && 'text-red')}>
          {label}
          {required && <span className="sr-only"> ({t('required')})</span>}
        </span>
        {optional && <span className="text-small text-muted">{t('optional')}</span>}
      </div>
      <DialogTrigger onOpenChange={() => setQuery('')}>
        <AriaButton
          id={`${id}button`}
          isDisabled={disabled}
          aria-labelledby={`${id}label ${id}summary`}
          aria-describedby={cx(error && `${id}error`, hint ? `${id}hint` : null) || undefined}
          className={controlStyle(Boolean(error), 'flex items-center justify-between gap-2 text-left')}
        >
          <span id={`${id}summary`} className={cx('truncate', chosen.length === 0 && 'text-muted')}>
            {summary}
          </span>
          <ChevronDown className="size-4 shrink-0 text-muted" />
        </AriaButton>
        <Popover className={cx(panelStyle, 'flex max-h-96 w-(--trigger-width) min-w-64 flex-col')}>
          <Dialog aria-labelledby={`${id}label`} className="flex min-h-0 flex-col outline-none">
            <Autocomplete inputValue={query} onInputChange={setQuery}>
              <SearchField aria-label={t('search')} autoFocus className="relative mb-1.5">
                <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
                <Input
                  placeholder={t('search')}
                  className={controlStyle(false, 'pl-9 [&::-webkit-search-cancel-button]:hidden')}
                />
              </SearchField>
              <div className="mb-1 flex justify-between gap-1">
                <Button
                  size="sm"
                  variant="ghost"
                  className="text-brand"
                  onClick={() => onChange([...new Set([...value, ...free])])}
                >
                  {t('selectAll')}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => onChange([])}>
                  {t('clearAll')}
                </Button>
              </div>
              <ListBox
                aria-labelledby={`${id}label`}
                selectionMode="multiple"
                selectedKeys={value}
                onSelectionChange={(keys) =>
                  onChange(keys === 'all' ? [...new Set([...value, ...free])] : [...keys].map(String))
                }
                items={shown}
                className="min-h-0 overflow-y-auto outline-none"
                renderEmptyState={() => (
                  <p className="px-3 py-2 text-sm text-muted">{query ? t('noResults', { query }) : t('noOptions')}</p>
                )}
              >
                {(option: Option) => (
                  <ListBoxItem
                    id={option.value}
                    textValue={option.label}
                    isDisabled={option.disabled ?? false}
                    className={optionStyle}
                  >
                    <span className="grid size-5 shrink-0 place-items-center rounded-sm border border-border-strong group-data-selected:border-brand group-data-selected:bg-brand">
                      <Check className="hidden size-3.5 text-on-brand group-data-selected:block" strokeWidth={3} />
                    </span>
                    {option.label}
                  </ListBoxItem>
                )}
              </ListBox>
            </Autocomplete>
          </Dialog>
        </Popover>
      </DialogTrigger>
      {hint && (
        <p id={`${id}hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}error`} error={error} />
    </div>
  );
}
