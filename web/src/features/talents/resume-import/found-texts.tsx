import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { FoundText } from './import-plan.ts';

type Props = {
  texts: readonly FoundText[];
  chosen: ReadonlySet<string>;
  onChoose: (id: string, is: boolean) => void;
};

/** Texts that the profile lacks, or words otherwise: then both are shown, and the profile's stays unless it is chosen. */
export function FoundTexts({ texts, chosen, onChoose }: Props) {
  const { t } = useTranslation(['talent-import', 'talent-profile']);
  if (texts.length === 0) return null;
  return (
    <section aria-label={t('texts')} className="flex flex-col gap-3">
      <h3 className="text-h4">{t('texts')}</h3>
      <ul className="flex flex-col gap-3">
        {texts.map(({ id, now, found }) => (
          <li key={id}>
            <Checkbox
              checked={chosen.has(id)}
              onChange={({ target }) => onChoose(id, target.checked)}
              label={
                <span className="block min-w-0 wrap-anywhere">
                  <span className="block text-small font-semibold text-muted">{t(`talent-profile:fields.${id}`)}</span>
                  <span className="block whitespace-pre-line">{found}</span>
                </span>
              }
              {...(now && { hint: t('instead', { now }) })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
