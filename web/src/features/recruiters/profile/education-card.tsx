import { EDUCATION_MAX } from '@prova/contract/recruiters/recruiter-fields';
import type { RecruiterProfile } from '@prova/contract/recruiters/recruiters';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Card } from '../../../ui/card.tsx';
import { ListEditor, type ListForm } from '../../../ui/list-editor.tsx';
import { FormActions } from '../../../widgets/form-actions.tsx';
import { EducationFields, NO_EDUCATION } from '../fields/education-fields.tsx';
import { schemas } from '../fields/schemas.ts';
import { useChangeProfile } from './use-change-profile.ts';

type Study = RecruiterProfile['education'][number];
/** Studies have no id: one is the same while nothing of it changes, and it tells itself from others like it by its place. */
type Keyed = Study & { readonly key: string };

function keyed(studies: readonly Study[]): Keyed[] {
  const fingerprint = ({ level, institution, field, graduationYear, courses }: Study) =>
    JSON.stringify([level, institution, field, graduationYear, courses]);
  const fingerprints = studies.map(fingerprint);
  return studies.map((study, index) => {
    const alike = fingerprints.slice(0, index).filter((each) => each === fingerprints[index]).length;
    return { ...study, key: `${fingerprints[index]} ${alike}` };
  });
}

const newestFirst = (studies: readonly Study[]) =>
  studies.toSorted((one, other) => other.graduationYear - one.graduationYear);

export function EducationCard({ profile }: { profile: RecruiterProfile }) {
  const { t } = useTranslation('recruiters');
  const { change, errorText } = useChangeProfile(profile);
  const studies = keyed(newestFirst(profile.education));
  const save = (changed: readonly (Study | Keyed)[]) =>
    change({
      education: newestFirst(changed).map(({ level, institution, field, graduationYear, courses }) => ({
        level,
        institution,
        field,
        graduationYear,
        courses,
      })),
    });
  return (
    <Card>
      <h2 className="mb-3 text-h4">{t('registration.titles.education')}</h2>
      <ListEditor<Keyed, Study>
        label={t('registration.titles.education')}
        items={studies}
        itemKey={({ key }) => key}
        itemName={({ level, institution }) => `${t(`degrees.${level}`)}, ${institution}`}
        renderItem={(study) => (
          <div className="wrap-anywhere">
            <p className="font-semibold">{[study.field, study.institution].filter(Boolean).join(', ')}</p>
            <p className="text-sm text-muted">
              {t('profile.studies', { level: t(`degrees.${study.level}`), year: study.graduationYear })}
            </p>
            {study.courses && <p className="mt-1 text-sm whitespace-pre-line text-muted">{study.courses}</p>}
          </div>
        )}
        renderForm={(form) => <StudyForm {...form} />}
        addLabel={t('addEducation')}
        full={studies.length >= EDUCATION_MAX}
        emptyText={t('profile.noEducation')}
        errorText={errorText}
        onAdd={(added) => save([...studies, added])}
        onEdit={(old, edited) => save(studies.map((each) => (each.key === old.key ? edited : each)))}
        onRemove={(old) => save(studies.filter(({ key }) => key !== old.key))}
        onRestore={(old) => save([...studies, old])}
      />
    </Card>
  );
}

function StudyForm({ item, saving, onSubmit, onCancel }: ListForm<Keyed, Study>) {
  const typed = item && {
    level: item.level,
    institution: item.institution,
    field: item.field ?? '',
    graduationYear: String(item.graduationYear),
    courses: item.courses ?? '',
  };
  const form = useContractForm(schemas.education, { education: [typed ?? NO_EDUCATION] });
  const forget = useKeptDraft(`profile.education.${item?.key ?? 'new'}`, form);
  const giveUp = () => {
    forget();
    onCancel();
  };
  return (
    <form
      {...form.formProps(async ({ education }) => {
        for (const entry of education) if (await onSubmit(entry)) forget();
      })}
      className="flex flex-col gap-4"
    >
      <EducationFields form={form} index={0} autoFocus />
      <FormActions editing={item !== undefined} saving={saving} onCancel={giveUp} />
    </form>
  );
}
