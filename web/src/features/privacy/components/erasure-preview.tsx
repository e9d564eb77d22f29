import type { ErasurePreview as Preview } from '@prova/contract/privacy/privacy';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';

/** The answer to "what happens if I go". */
export function ErasurePreview({ preview: { leaves, removes, keeps } }: { preview: Preview }) {
  const { t } = useTranslation('my-data');
  const format = useFormat();
  const reasons = new Set(
    keeps.map(({ ground, until }) =>
      ground === 'contract' ? t('erase.contract', { until: format.date(until ?? '') }) : t(`erase.${ground}`),
    ),
  );
  return (
    <div className="flex flex-col gap-4">
      {leaves.length > 0 && (
        <section>
          <h3 className="font-semibold">{t('erase.leaves')}</h3>
          <ul className="mt-1 list-disc pl-5">
            {leaves.map(({ what, count }) => (
              <li key={what}>{t(`erase.${what}`, { count })}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className="font-semibold">{t('erase.removes')}</h3>
        <dl className="mt-1 grid gap-x-6 sm:grid-cols-2">
          {removes.map(({ category, count }) => (
            <div key={category} className="flex justify-between gap-4 border-b border-border py-1">
              <dt>{t(`erase.category.${category}`)}</dt>
              <dd className="text-muted tabular-nums">{format.number(count)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3 className="font-semibold">{t('erase.keeps')}</h3>
        {reasons.size === 0 ? (
          <p className="mt-1">{t('erase.keepsNothing')}</p>
        ) : (
          <ul className="mt-1 list-disc pl-5">
            {[...reasons].map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
