import {
  PROFICIENCIES,
  type Proficiency,
  SPOKEN_LANGUAGES,
  type SpokenLanguage,
} from '@prova/contract/spoken-languages';
import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguageName } from '../../../../lib/use-language-name.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Select } from '../../../../ui/select.tsx';

type Asked = { code: SpokenLanguage; proficiency: Proficiency };
type Props = { value: readonly Asked[]; onChange: (languages: Asked[]) => void; error?: string | undefined };

/** What is offered first: the advertisement itself is in Portuguese. */
const USUAL: readonly SpokenLanguage[] = ['en', 'es'];

/** The languages that the job asks for, each with how well. */
export function LanguagesEditor({ value, onChange, error }: Props) {
  const { t } = useTranslation(['wizard', 'jobs', 'parts']);
  const nameOf = useLanguageName();
  const hintId = useId();
  const add = useRef<HTMLButtonElement>(null);
  const taken = value.map(({ code }) => code);
  const free = [...USUAL, ...SPOKEN_LANGUAGES].find((code) => !taken.includes(code));
  const change = (code: SpokenLanguage, to: Partial<Asked>) =>
    onChange(value.map((one) => (one.code === code ? { ...one, ...to } : one)));
  return (
    <fieldset aria-describedby={hintId} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold">{t('jobs:languages')}</legend>
      <p id={hintId} className="text-small text-muted">
        {t('details.languagesHint')}
      </p>
      <ul className="flex flex-col gap-2 empty:hidden">
        {value.map(({ code, proficiency }, index) => (
          <li key={code} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-2">
            <Select
              label={t('details.languageNumber', { number: index + 1 })}
              hideLabel
              options={SPOKEN_LANGUAGES.filter((one) => one === code || !taken.includes(one)).map((one) => ({
                value: one,
                label: nameOf(one),
              }))}
              value={code}
              onChange={(event) => change(code, { code: event.target.value as SpokenLanguage })}
            />
            <Select
              label={t('details.proficiencyOf', { language: nameOf(code) })}
              hideLabel
              options={PROFICIENCIES.map((one) => ({ value: one, label: t(`jobs:proficiency.${one}`) }))}
              value={proficiency}
              onChange={(event) => change(code, { proficiency: event.target.value as Proficiency })}
            />
            <IconButton
              size="sm"
              label={t('parts:removeItem', { name: nameOf(code) })}
              icon={<X />}
              onClick={() => {
                onChange(value.filter((one) => one.code !== code));
                add.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        ref={add}
        className="self-start"
        icon={<Plus className="size-4" />}
        disabled={free === undefined}
        onClick={() => free && onChange([...value, { code: free, proficiency: 'intermediate' }])}
      >
        {t('details.addLanguage')}
      </Button>
      <FieldError id={`${hintId}-error`} error={error} />
    </fieldset>
  );
}
