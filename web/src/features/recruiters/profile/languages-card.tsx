import type { RecruiterProfile } from '@prova/contract/recruiters/recruiters';
import { SPOKEN_LANGUAGES } from '@prova/contract/spoken-languages';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { useLanguageName } from '../../../lib/use-language-name.ts';
import { Card } from '../../../ui/card.tsx';
import { ListEditor, type ListForm } from '../../../ui/list-editor.tsx';
import { FormActions } from '../../../widgets/form-actions.tsx';
import { LanguageFields, NO_LANGUAGE } from '../fields/language-fields.tsx';
import { schemas } from '../fields/schemas.ts';
import { useChangeProfile } from './use-change-profile.ts';

type Language = RecruiterProfile['languages'][number];

export function LanguagesCard({ profile }: { profile: RecruiterProfile }) {
  const { t } = useTranslation('recruiters');
  const nameOf = useLanguageName();
  const { change, errorText } = useChangeProfile(profile);
  const { languages } = profile;
  return (
    <Card>
      <h2 className="mb-3 text-h4">{t('registration.titles.languages')}</h2>
      <ListEditor<Language, Language>
        label={t('registration.titles.languages')}
        items={languages}
        itemKey={({ code }) => code}
        itemName={({ code }) => nameOf(code)}
        renderItem={({ code, proficiency }) => (
          <p>
            <span className="font-semibold">{nameOf(code)}</span>
            <span className="text-muted"> · {t(`proficiencies.${proficiency}`)}</span>
          </p>
        )}
        renderForm={(form) => (
          <LanguageForm {...form} taken={languages.filter((each) => each !== form.item).map(({ code }) => code)} />
        )}
        addLabel={t('addLanguage')}
        full={languages.length >= SPOKEN_LANGUAGES.length}
        emptyText={t('profile.noLanguages')}
        errorText={errorText}
        onAdd={(added) => change({ languages: [...languages, added] })}
        onEdit={(old, edited) => change({ languages: languages.map((each) => (each === old ? edited : each)) })}
        onRemove={(old) => change({ languages: languages.filter((each) => each !== old) })}
        onRestore={(old, index) => change({ languages: languages.toSpliced(index, 0, old) })}
      />
    </Card>
  );
}

function LanguageForm({
  item,
  taken,
  saving,
  onSubmit,
  onCancel,
}: ListForm<Language, Language> & { taken: readonly string[] }) {
  const form = useContractForm(schemas.languages, { languages: [item ?? NO_LANGUAGE] });
  const forget = useKeptDraft(`profile.languages.${item?.code ?? 'new'}`, form);
  const giveUp = () => {
    forget();
    onCancel();
  };
  return (
    <form
      {...form.formProps(async ({ languages }) => {
        for (const entry of languages) if (await onSubmit(entry)) forget();
      })}
      className="flex flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <LanguageFields form={form} index={0} taken={taken} autoFocus />
      </div>
      <FormActions editing={item !== undefined} saving={saving} onCancel={giveUp} />
    </form>
  );
}
