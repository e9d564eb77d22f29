import type { ShownProfile as Shown } from '@prova/contract/applications/shown-profile';
import { privacyPaths } from '@prova/contract/privacy/paths';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';

/** In the order that they are read in; a field more in the contract is a word that is missing here. */
const ORDER = { title: 0, seniority: 1, city: 2, state: 3, country: 4 } satisfies Record<keyof Shown, number>;
const FIELDS = (Object.keys(ORDER) as (keyof Shown)[]).toSorted((one, other) => ORDER[one] - ORDER[other]);

/** Whether there is anything that a company is shown of a profile. */
export const isShown = (shown: Shown | null): shown is Shown =>
  shown !== null && FIELDS.some((field) => shown[field] !== null);

/** What a company is shown of the reader's profile beside what they send, and that it may be taken back. */
export function ShownProfile({ shown, company }: { shown: Shown; company: string }) {
  const { t } = useTranslation('shown-profile');
  const { locale } = useFormat();
  const worded = (field: keyof Shown): string | null => {
    if (field === 'seniority') return shown.seniority && t(`seniority.${shown.seniority}`);
    if (field === 'country')
      return shown.country && (new Intl.DisplayNames(locale, { type: 'region' }).of(shown.country) ?? shown.country);
    return shown[field];
  };
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-h5 wrap-break-word">{t('title', { company })}</h3>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {FIELDS.map((field) => {
          const value = worded(field);
          return (
            value && (
              <div key={field} className="min-w-0">
                <dt className="text-small text-muted">{t(`fields.${field}`)}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            )
          );
        })}
      </dl>
      <p className="text-sm text-muted">
        {t('more')} {t('text')}
      </p>
      <ChangeVisibility />
    </section>
  );
}

export function ChangeVisibility() {
  const { t } = useTranslation('shown-profile');
  return (
    <a
      href={privacyPaths.talentPrivacy}
      className="inline-flex min-h-11 items-center self-start text-sm font-semibold text-brand underline"
    >
      {t('change')}
    </a>
  );
}
