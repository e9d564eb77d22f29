import { type DateValue, parseDate } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import {
  DateField as AriaDateField,
  DatePicker as AriaDatePicker,
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Label,
  Popover,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { unbroken } from '../lib/jsx/unbroken.ts';
import { AriaLocale } from './aria-locale.tsx';
import { cx } from './cx.ts';
import { controlStyle, FieldError, type FieldProps } from './field.tsx';
import { panelStyle } from './list-box-style.ts';

export type DateFieldProps = Omit<FieldProps, 'saved' | 'aside'> & {
  /** A calendar day, YYYY-MM-DD. */
  value: string | null;
  onChange: (value: string | null) => void;
  min?: string;
  max?: string;
  disabled?: boolean;
  /** What is opened by a press takes the focus. */
  autoFocus?: boolean;
};

const day = (text: string | null | undefined): DateValue | null => (text ? parseDate(text) : null);

function shared({ value, onChange, min, max, disabled, autoFocus, error, required }: DateFieldProps) {
  return {
    value: day(value),
    onChange: (next: DateValue | null) => onChange(next ? next.toString() : null),
    minValue: day(min),
    maxValue: day(max),
    isDisabled: disabled ?? false,
    autoFocus: autoFocus ?? false,
    isInvalid: Boolean(error),
    isRequired: required ?? false,
    validationBehavior: 'aria' as const,
    className: 'flex min-w-0 flex-col gap-1.5',
  };
}

export const boxed = (error: string | undefined) =>
  controlStyle(
    Boolean(error),
    'flex items-center data-disabled:border-border data-disabled:bg-sunken data-disabled:text-muted',
  );

/** Day, month and year typed in the order of the reader's language; arrows change each part. */
export function DateField(props: DateFieldProps) {
  const id = useId();
  return (
    <AriaLocale>
      <AriaDateField {...shared(props)} {...describe(id, props)}>
        <Frame id={id} field={props}>
          <DateInput className={boxed(props.error)}>{(segment) => <Part segment={segment} />}</DateInput>
        </Frame>
      </AriaDateField>
    </AriaLocale>
  );
}

/** A date field with a calendar beside it. */
export function DatePicker(props: DateFieldProps) {
  const { t } = useTranslation(['ui', 'parts']);
  const id = useId();
  return (
    <AriaLocale>
      <AriaDatePicker {...shared(props)} {...describe(id, props)}>
        <Frame id={id} field={props}>
          <Group className={cx(boxed(props.error), 'justify-between !py-0 !pr-1')}>
            <DateInput className="flex py-1.5">{(segment) => <Part segment={segment} />}</DateInput>
            <Button
              aria-label={t('parts:calendar.open')}
              className="grid size-8 place-items-center rounded-sm text-muted hover:bg-sunken data-disabled:opacity-50"
            >
              <CalendarDays className="size-4" />
            </Button>
          </Group>
        </Frame>
        <Popover className={cx(panelStyle, '!p-3')}>
          <Dialog className="outline-none">
            <MonthView />
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </AriaLocale>
  );
}

export const describe = (id: string, { hint, error }: FieldProps) => {
  const ids = cx(error && `${id}error`, hint ? `${id}hint` : null);
  return ids ? { 'aria-describedby': ids } : {};
};

export function Frame({ id, field, children }: { id: string; field: FieldProps; children: ReactNode }) {
  const { t } = useTranslation(['ui', 'parts']);
  return (
    <>
      <div className={cx('flex min-h-5.5 items-baseline justify-between gap-3', field.hideLabel && 'sr-only')}>
        <Label className={cx('text-sm font-semibold', field.error && 'text-red')}>{unbroken(field.label)}</Label>
        {field.optional && <span className="text-small text-muted">{t('optional')}</span>}
      </div>
      {children}
      {field.hint && (
        <p id={`${id}hint`} className="text-small text-muted">
          {field.hint}
        </p>
      )}
      <FieldError id={`${id}error`} error={field.error} />
    </>
  );
}

export function Part({ segment }: { segment: Parameters<NonNullable<typeof DateSegment>>[0]['segment'] }) {
  return (
    <DateSegment
      segment={segment}
      className="tabular rounded-sm px-0.5 caret-transparent outline-none data-disabled:text-muted data-focused:bg-brand data-focused:text-on-brand data-placeholder:text-muted data-focused:data-placeholder:text-on-brand"
    />
  );
}

function MonthView() {
  const { t } = useTranslation(['ui', 'parts']);
  const step = 'grid size-9 place-items-center rounded-sm hover:bg-sunken data-disabled:opacity-40';
  return (
    <Calendar>
      <header className="mb-2 flex items-center justify-between gap-2">
        <Button slot="previous" aria-label={t('parts:calendar.previousMonth')} className={step}>
          <ChevronLeft className="size-4" />
        </Button>
        <Heading className="text-h5 first-letter:uppercase" />
        <Button slot="next" aria-label={t('parts:calendar.nextMonth')} className={step}>
          <ChevronRight className="size-4" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className="border-separate border-spacing-0.5">
        <CalendarGridHeader>
          {(name) => (
            <CalendarHeaderCell className="size-9 text-xs font-semibold text-muted">{name}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className="tabular grid size-9 cursor-pointer place-items-center rounded-sm text-sm hover:bg-sunken data-disabled:cursor-not-allowed data-disabled:text-muted data-disabled:opacity-60 data-outside-month:hidden data-selected:bg-brand data-selected:font-semibold data-selected:text-on-brand data-today:font-bold data-unavailable:line-through"
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
