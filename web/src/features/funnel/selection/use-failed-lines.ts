import type { DataOf } from '@prova/contract/endpoint';
import type { actOnCandidates } from '@prova/contract/funnel/mass-actions';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';

/** Somebody whom a step left as they were. */
export type Failed = DataOf<typeof actOnCandidates>['failed'][number] & { name: string };

/** So many are named; of the others it is said how many they are. */
const NAMED = 3;

/** Whom something was not done to, and why: a line for each reason. */
export function useFailedLines(): (failed: readonly Failed[]) => string[] {
  const { t } = useTranslation(['selection', 'funnel']);
  const { locale } = useFormat();
  return useCallback(
    (failed) => {
      const list = new Intl.ListFormat(locale, { type: 'conjunction' });
      const byReason = new Map<string, string[]>();
      for (const { error, reason, message, name } of failed) {
        const why = error === 'STALE_MOVE' ? t('changedSince') : (reason ?? message);
        byReason.set(why, [...(byReason.get(why) ?? []), name || t('funnel:erased')]);
      }
      return [...byReason].map(([reason, names]) => {
        const further = names.length - NAMED;
        const shown = further > 1 ? [...names.slice(0, NAMED), t('others', { count: further })] : names;
        return t('because', { names: list.format(shown), reason });
      });
    },
    [locale, t],
  );
}
