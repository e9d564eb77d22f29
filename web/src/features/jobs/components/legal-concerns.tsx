import { findLegalConcerns, type LegalConcernKind } from '@prova/contract/jobs/job-law';
import { Scale } from 'lucide-react';
import { useDeferredValue, useId, useMemo } from 'react';
import { useLocale } from '../../../lib/i18n.ts';

type Props = {
  text: string;
  title: string;
  /** What the law has against a find. */
  reasonOf: (kind: LegalConcernKind) => string;
  note: string;
};

/** Words of a text that the law forbids to demand or ask, each with its reason. A warning; it stops nothing. */
export function LegalConcerns({ text, title, reasonOf, note }: Props) {
  const locale = useLocale();
  const id = useId();
  const settled = useDeferredValue(text);
  const concerns = useMemo(() => findLegalConcerns(settled, locale), [settled, locale]);
  return (
    <div role="status" className="empty:hidden">
      {concerns.length > 0 && (
        <section aria-labelledby={id} className="rounded-card bg-amber-soft px-4 py-3 text-sm">
          <p id={id} className="flex items-center gap-2 font-semibold text-amber">
            <Scale className="size-4 shrink-0" />
            {title}
          </p>
          <ul className="mt-1 flex flex-col gap-1.5">
            {concerns.map((concern) => (
              <li key={`${concern.start}-${concern.kind}`}>
                <q className="font-semibold">{concern.quote}</q> {reasonOf(concern.kind)}{' '}
                <cite className="text-amber not-italic">{concern.law}</cite>
              </li>
            ))}
          </ul>
          <p className="mt-1.5 text-small text-amber">{note}</p>
        </section>
      )}
    </div>
  );
}
