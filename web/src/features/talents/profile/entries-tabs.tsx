import { SPOKEN_LANGUAGES } from '@prova/contract/spoken-languages';
import { TALENT_LIMITS } from '@prova/contract/talents/talent-words';
import type { TalentProfile } from '@prova/contract/talents/talents';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguageName } from '../../../lib/use-language-name.ts';
import { useWrittenLanguage } from '../../../lib/use-written-language.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { ListEditor } from '../../../ui/list-editor.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EducationForm, type EducationValue } from '../../../widgets/education-form.tsx';
import { LanguageForm, type LanguageValue } from '../../../widgets/language-form.tsx';
import type { WorkExperienceValue } from '../../../widgets/work-experience-form.tsx';
import { CourseEntry, newestCourses, newestWork, WorkEntry } from '../components/entries.tsx';
import { fieldId } from '../components/field-address.ts';
import { type Keyed, keyed, unkeyed } from './keyed.ts';
import { useChangeProfile } from './use-change-profile.ts';

// With the fields of dates, which weigh more than all the rest: there before somebody opens it.
const loadWorkForm = () => import('../../../widgets/work-experience-form.tsx');
const WorkExperienceForm = lazy(async () => ({ default: (await loadWorkForm()).WorkExperienceForm }));

type Work = TalentProfile['experience'][number];
type Course = TalentProfile['education'][number];
type Language = TalentProfile['languages'][number];

/** What a list of entries with keys does: each change saves the whole list, which has an order of its own. */
const changesOf = <Entry extends { key: string }, Value>(
  entries: readonly Entry[],
  save: (changed: readonly (Entry | Value)[]) => Promise<void>,
) => ({
  itemKey: ({ key }: Entry) => key,
  onAdd: (added: Value) => save([...entries, added]),
  onEdit: (old: Entry, edited: Value) => save(entries.map((each) => (each.key === old.key ? edited : each))),
  onRemove: (old: Entry) => save(entries.filter(({ key }) => key !== old.key)),
  onRestore: (old: Entry) => save([...entries, old]),
});

export function ExperienceTab({ profile }: { profile: TalentProfile }) {
  const { t } = useTranslation('talent-profile');
  const { change, errorText, keepAs } = useChangeProfile(profile);
  const entries = keyed(newestWork(profile.experience));
  // Where it fails, the one who opens it tries again.
  useEffect(() => whenIdle(() => void loadWorkForm().catch(() => undefined)), []);
  const save = async (changed: readonly (Keyed<Work> | WorkExperienceValue)[]) =>
    void (await change({ experience: changed.map((each) => ('key' in each ? unkeyed(each) : each)) }));
  return (
    <div id={fieldId('experience')}>
      <ListEditor<Keyed<Work>, WorkExperienceValue>
        label={t('tabs.experience')}
        items={entries}
        itemName={({ position, company }) => t('experience.name', { position, company })}
        renderItem={(entry) => <WorkEntry entry={entry} />}
        renderForm={({ item, saving, onSubmit, onCancel }) => (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <WorkExperienceForm
              value={item}
              saving={saving}
              keepAs={keepAs(`experience.${item?.key ?? 'new'}`)}
              onSubmit={onSubmit}
              onCancel={onCancel}
            />
          </Suspense>
        )}
        addFirst
        addLabel={t('experience.add')}
        full={entries.length >= TALENT_LIMITS.experience}
        emptyText={t('experience.none')}
        errorText={errorText}
        {...changesOf(entries, save)}
      />
    </div>
  );
}

export function EducationTab({ profile }: { profile: TalentProfile }) {
  const { t } = useTranslation('talent-profile');
  const { change, errorText, keepAs } = useChangeProfile(profile);
  const entries = keyed(newestCourses(profile.education));
  const save = async (changed: readonly (Keyed<Course> | EducationValue)[]) =>
    void (await change({ education: changed.map((each) => ('key' in each ? unkeyed(each) : each)) }));
  return (
    <div id={fieldId('education')}>
      <ListEditor<Keyed<Course>, EducationValue>
        label={t('tabs.education')}
        items={entries}
        itemName={({ degree, institution }) => t('education.name', { degree, institution })}
        renderItem={(entry) => <CourseEntry entry={entry} />}
        renderForm={({ item, saving, onSubmit, onCancel }) => (
          <EducationForm
            value={item}
            saving={saving}
            keepAs={keepAs(`education.${item?.key ?? 'new'}`)}
            onSubmit={onSubmit}
            onCancel={onCancel}
          />
        )}
        addFirst
        addLabel={t('education.add')}
        full={entries.length >= TALENT_LIMITS.education}
        emptyText={t('education.none')}
        errorText={errorText}
        {...changesOf(entries, save)}
      />
    </div>
  );
}

export function LanguagesTab({ profile }: { profile: TalentProfile }) {
  const { t } = useTranslation(['talent-profile', 'talent-view']);
  const { change, errorText, keepAs } = useChangeProfile(profile);
  const names = SPOKEN_LANGUAGES.map(useLanguageName());
  const languageOf = useWrittenLanguage();
  const { languages } = profile;
  const save = async (changed: readonly Language[]) => void (await change({ languages: [...changed] }));
  return (
    <div id={fieldId('languages')}>
      <ListEditor<Language, LanguageValue>
        label={t('tabs.languages')}
        items={languages}
        itemKey={({ name }) => name}
        itemName={({ name }) => languageOf(name)}
        renderItem={({ name, proficiency }) => (
          <p className="wrap-anywhere">
            <span className="font-semibold">{languageOf(name)}</span>
            <span className="text-muted"> · {t(`talent-view:proficiencies.${proficiency}`)}</span>
          </p>
        )}
        renderForm={({ item, saving, onSubmit, onCancel }) => (
          <LanguageForm
            value={item}
            suggestions={names.filter(
              (name) => name === item?.name || languages.every((each) => languageOf(each.name) !== name),
            )}
            saving={saving}
            keepAs={keepAs(`languages.${item?.name ?? 'new'}`)}
            onSubmit={onSubmit}
            onCancel={onCancel}
          />
        )}
        addLabel={t('languages.add')}
        full={languages.length >= TALENT_LIMITS.languages}
        emptyText={t('languages.none')}
        errorText={errorText}
        onAdd={(added) => save([...languages, added])}
        onEdit={(old, edited) => save(languages.map((each) => (each.name === old.name ? edited : each)))}
        onRemove={(old) => save(languages.filter(({ name }) => name !== old.name))}
        onRestore={(old, index) => save(languages.toSpliced(index, 0, old))}
      />
    </div>
  );
}
