import { Check, ChevronDown } from 'lucide-react';
import { ComboBox as AriaComboBox, Button, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';
import { controlStyle, Field, type FieldProps } from './field.tsx';
import { optionStyle, panelStyle } from './list-box-style.ts';
import type { Option } from './select.tsx';

export type ComboBoxProps = FieldProps & {
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** The text as typed, for suggestions that come from the server. */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  /** Keeps what was typed even when it is none of the options. */
  allowsCustomValue?: boolean;
  placeholder?: string;
  disabled?: boolean;
  loading?: boolean;
};

/** One choice out of many, found by typing. */
export function ComboBox({
  options,
  value,
  onChange,
  inputValue,
  onInputChange,
  allowsCustomValue = false,
  placeholder,
  disabled = false,
  loading = false,
  ...field
}: ComboBoxProps) {
  const { t } = useTranslation('ui');
  return (
    <Field {...field}>
      {(control) => (
        <AriaComboBox
          {...(typeof field.label === 'string' ? { 'aria-label': field.label } : {})}
          {...(inputValue === undefined ? {} : { inputValue })}
          {...(onInputChange ? { onInputChange } : {})}
          isInvalid={Boolean(field.error)}
          isRequired={field.required ?? false}
          isDisabled={disabled}
          allowsCustomValue={allowsCustomValue}
          allowsEmptyCollection
          menuTrigger="focus"
          value={value}
          onChange={(key) => onChange(key === null ? null : String(key))}
          validationBehavior="aria"
        >
          <div className="relative">
            <Input
              id={control.id}
              aria-describedby={control['aria-describedby']}
              placeholder={placeholder ?? t('chooseOption')}
              className={controlStyle(Boolean(field.error), 'pr-10')}
            />
            <Button
              aria-label={t('openList')}
              className="absolute top-1/2 right-1.5 grid size-7 -translate-y-1/2 place-items-center rounded-sm text-muted hover:bg-sunken"
            >
              <ChevronDown className="size-4" />
            </Button>
          </div>
          <Popover className={cx(panelStyle, 'max-h-72 w-(--trigger-width)')}>
            <ListBox
              items={options}
              className="outline-none"
              renderEmptyState={() => (
                <p className="px-3 py-2 text-sm text-muted">{loading ? t('loading') : t('noOptions')}</p>
              )}
            >
              {(option: Option) => (
                <ListBoxItem
                  id={option.value}
                  textValue={option.label}
                  isDisabled={option.disabled ?? false}
                  className={optionStyle}
                >
                  <Check className="invisible size-4 shrink-0 group-data-selected:visible" />
                  {option.label}
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </AriaComboBox>
      )}
    </Field>
  );
}
