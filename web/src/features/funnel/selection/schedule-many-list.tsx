import type { Locale } from '@prova/contract/common';
import { CircleAlert, Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMeeting, useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/date-field.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { ClockChoices } from '../../interviews/components/clock-choices.tsx';
import { useRefusalTexts } from '../components/use-refusal-texts.ts';
import type { OwnTime, PersonTime } from './schedule-many-times.ts';

type Props = {
  rows: readonly PersonTime[];
  timeZone: string;
  /** What is wrong with somebody's time, in words. */
  problemOf: (row: PersonTime) => string | null;
  /** @param time null: the proposed one is good */
  onChange: (id: string, time: OwnTime | null) => void;
};

/** Everybody with their time, or with the reason why they have none. One time is changed at a time. */
export function ScheduleManyList({ rows, timeZone, problemOf, onChange }: Props) {
  const { t } = useTranslation('schedule-many');
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ol aria-label={t('times')} className="divide-y divide-border rounded-card border border-border">
      {rows.map((row) => (
        <PersonRow
          key={row.person.id}
          row={row}
          timeZone={timeZone}
          problem={problemOf(row)}
          isOpen={open === row.person.id}
          onOpen={(isOpen) => setOpen(isOpen ? row.person.id : null)}
          onChange={(time) => onChange(row.person.id, time)}
        />
      ))}
    </ol>
  );
}

type RowProps = {
  row: PersonTime;
  timeZone: string;
  problem: string | null;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (time: OwnTime | null) => void;
};

function PersonRow({ row, timeZone, problem, isOpen, onOpen, onChange }: RowProps) {
  const { t } = useTranslation(['schedule-many', 'funnel']);
  const { locale } = useFormat();
  const { person, leftOut, slot, own } = row;
  const [wasOpen, setWasOpen] = useState(false);
  const name = person.name || t('funnel:erased');
  const when = slot && timesIn(slot, locale, timeZone);
  const canChange = leftOut === null && (slot !== null || own !== null || problem !== null);
  return (
    <li className="flex flex-col gap-3 px-3 py-2">
      <div className="flex min-h-control items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold wrap-anywhere">{name}</span>
            {own && <Badge>{t('own')}</Badge>}
          </p>
          {when && <p className="text-sm text-muted">{when}</p>}
          {leftOut && <LeftOut reason={leftOut} />}
          {problem && (
            <p role="status" className="flex items-start gap-1.5 text-small text-red">
              <CircleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
              {problem}
            </p>
          )}
        </div>
        {canChange && !isOpen && (
          <Button
            // The focus goes into the fields and comes back from them.
            autoFocus={wasOpen}
            size="sm"
            variant="quiet"
            aria-label={t('changeOf', { name })}
            onClick={() => {
              setWasOpen(false);
              onOpen(true);
            }}
          >
            {t('change')}
          </Button>
        )}
      </div>
      {canChange && isOpen && (
        <PersonTimeFields
          name={name}
          time={own ?? slot ?? {}}
          isOwn={own !== null}
          timeZone={timeZone}
          onChange={onChange}
          onClose={() => {
            setWasOpen(true);
            onOpen(false);
          }}
        />
      )}
    </li>
  );
}

/** Formats of one language and zone: a list asks for the same one again and again. */
const days = new Map<string, Intl.DateTimeFormat>();
function dayIn(locale: Locale, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const known = days.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
  days.set(key, format);
  return format;
}

/** "qui., 3 de dez., 09:00 – 10:00", of which a phone breaks the times nowhere. */
function timesIn({ start, end }: NonNullable<PersonTime['slot']>, locale: Locale, timeZone: string): string {
  const { time } = formatMeeting({ startsAt: start, endsAt: end }, locale, start, timeZone);
  return `${dayIn(locale, timeZone).format(start)}, ${time.replaceAll(' ', '\u00a0')}`;
}

function LeftOut({ reason }: { reason: NonNullable<PersonTime['leftOut']> }) {
  const { t } = useTranslation('schedule-many');
  const texts = useRefusalTexts();
  const words = reason === 'NO_MAILS' || reason === 'NO_ADDRESS' ? t(`leftOut.${reason}`) : texts[reason];
  return (
    <p className="flex items-start gap-1.5 text-small text-muted">
      <Lock className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
      {words}
    </p>
  );
}

type FieldsProps = {
  name: string;
  time: OwnTime;
  isOwn: boolean;
  timeZone: string;
  onChange: (time: OwnTime | null) => void;
  onClose: () => void;
};

function PersonTimeFields({ name, time, isOwn, timeZone, onChange, onClose }: FieldsProps) {
  const { t } = useTranslation('schedule-many');
  // Which of two is meant was said of the former time.
  const set = (change: OwnTime) => onChange({ date: time.date, time: time.time, ...change });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{t('changeOf', { name })}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <DatePicker
          autoFocus
          label={t('date')}
          value={time.date ?? null}
          onChange={(date) => set({ date: date ?? undefined })}
        />
        <TimeField label={t('time')} value={time.time ?? null} onChange={(next) => set({ time: next ?? undefined })} />
      </div>
      <ClockChoices
        clock={{ ...time, timeZone }}
        onChange={({ date, time, offset }) => set({ ...(date && { date }), ...(time && { time }), offset })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {isOwn && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              onChange(null);
              onClose();
            }}
          >
            {t('reset')}
          </Button>
        )}
        <Button size="sm" onClick={onClose}>
          {t('ready')}
        </Button>
      </div>
    </fieldset>
  );
}
