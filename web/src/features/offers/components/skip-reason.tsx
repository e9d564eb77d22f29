import type { Offer } from '@prova/contract/offers/offers';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptState } from '../../../lib/use-kept-state.ts';
import { trimmed } from '../../../lib/visible-text.ts';
import { TextArea } from '../../../ui/text-area.tsx';

const REASON_MIN = 2;
const REASON_MAX = 2000;

export type Skipping = ReturnType<typeof useSkipReason>;

/** Why an offer passes over required stages, as it is typed. */
export function useSkipReason(applicationId: string) {
  const [reason, setReason, forget] = useKeptState(`offer-skip.${applicationId}`, '');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const words = trimmed(reason);
  return {
    field,
    reason,
    setReason,
    forget,
    missing: missing && words.length < REASON_MIN,
    /** The reason, undefined where none is needed; null where it is still to be given, and the field has the focus. */
    reasonFor: ({ skips }: Offer): string | undefined | null => {
      if (skips.length === 0) return undefined;
      if (words.length >= REASON_MIN) return words;
      setMissing(true);
      field.current?.focus();
      return null;
    },
  };
}

/** Asks why required stages are passed over by an offer; the answer is in the history. Nothing where none is. */
export function SkipReason({ offer: { skips }, skipping }: { offer: Offer; skipping: Skipping }) {
  const { t, i18n } = useTranslation('offers');
  if (skips.length === 0) return null;
  const stages = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(skips);
  return (
    <TextArea
      ref={skipping.field}
      label={t('skip.reason')}
      hint={t('skip.hint', { stages, count: skips.length })}
      required
      rows={2}
      maxLength={REASON_MAX}
      value={skipping.reason}
      onChange={(event) => skipping.setReason(event.target.value)}
      error={skipping.missing ? t('skip.missing') : undefined}
    />
  );
}
