import { normalisePhone, showPhone } from '@prova/contract/phone';
import { AVAILABILITIES } from '@prova/contract/talents/talent-words';
import { LOCATION_MODELS, SENIORITIES } from '@prova/contract/work-fields';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { FoundValue } from './found-value.ts';

type Props = {
  values: readonly FoundValue[];
  chosen: ReadonlySet<string>;
  onChoose: (id: string, is: boolean) => void;
};

/** Values that the profile lacks, or words otherwise: then both are shown, and the profile's stays unless it is chosen. */
export function FoundValues({ values, chosen, onChoose }: Props) {
  const { t } = useTranslation(['talent-import', 'talent-profile']);
  const worded = useWords();
  if (values.length === 0) return null;
  return (
    <section aria-label={t('values')} className="flex flex-col gap-3">
      <h3 className="text-h4">{t('values')}</h3>
      <ul className="flex flex-col gap-3">
        {values.map((value) => {
          const now = worded(value, value.now);
          return (
            <li key={value.id}>
              <Checkbox
                checked={chosen.has(value.id)}
                disabled={!value.fits}
                onChange={({ target }) => onChoose(value.id, target.checked)}
                label={
                  <span className="block min-w-0 wrap-anywhere">
                    <span className="block text-small font-semibold text-muted">
                      {t(`talent-profile:fields.${value.name}`)}
                    </span>
                    <span className="block whitespace-pre-line">{worded(value, value.found)}</span>
                  </span>
                }
                hint={value.fits ? now && t('instead', { now }) : t('byHand')}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A value as the profile shows it. */
function useWords() {
  const { t } = useTranslation(['talent-profile', 'talent-view']);
  const { locale, moneyShort } = useFormat();
  return ({ name, currency }: FoundValue, value: string | number | null): string | null => {
    if (value === null) return null;
    const seniority = SENIORITIES.find((each) => each === value);
    const availability = AVAILABILITIES.find((each) => each === value);
    const workModel = LOCATION_MODELS.find((each) => each === value);
    if (name === 'seniority' && seniority) return t(`talent-view:seniority.${seniority}`);
    if (name === 'availability' && availability) return t(`talent-view:availability.${availability}`);
    if (name === 'workModel' && workModel) return t(`talent-view:workModel.${workModel}`);
    if (name === 'phone') return showPhone(normalisePhone(String(value)) ?? String(value));
    if (name === 'country') return countryName(locale, String(value));
    if (name === 'payExpected') return t('perMonth', { amount: moneyShort(Number(value), currency ?? undefined) });
    return String(value);
  };
}

function countryName(locale: string, code: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
