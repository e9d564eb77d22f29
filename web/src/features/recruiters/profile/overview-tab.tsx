import { EXPERIENCE_BANDS, SPECIALIZATIONS_MAX, WORKS_FOR_MULTIPLE } from '@prova/contract/recruiters/recruiter-fields';
import type { RecruiterProfile } from '@prova/contract/recruiters/recruiters';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptState } from '../../../lib/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { InlineEditSelect } from '../../../ui/inline-edit-select.tsx';
import { InlineEditText } from '../../../ui/inline-edit-text.tsx';
import { PropertyRow } from '../../../ui/property-row.tsx';
import { TechnologyTagInput } from '../../../widgets/technology-tag-input.tsx';
import { EducationCard } from './education-card.tsx';
import { LanguagesCard } from './languages-card.tsx';
import { useChangeProfile } from './use-change-profile.ts';

export function OverviewTab({ profile }: { profile: RecruiterProfile }) {
  const { t } = useTranslation('recruiters');
  const { change, errorText, keepAs } = useChangeProfile(profile);
  return (
    <div className="flex flex-col gap-6">
      <Card as="section" aria-labelledby="about">
        <h2 id="about" className="mb-2 text-h4">
          {t('profile.about')}
        </h2>
        <InlineEditText
          label={t('fields.bio')}
          value={profile.bio ?? ''}
          placeholder={t('profile.empty')}
          multiline
          keepAs={keepAs('bio')}
          errorText={errorText}
          onSave={(bio) => change({ bio })}
        />
      </Card>
      <Card as="section" aria-labelledby="work">
        <h2 id="work" className="mb-2 text-h4">
          {t('profile.work')}
        </h2>
        {/* Another version from elsewhere replaces what was not saved. */}
        <Specializations key={profile.specializations.join('\n')} profile={profile} />
        <dl className="mt-4">
          <PropertyRow label={t('fields.department')}>
            <InlineEditText
              label={t('fields.department')}
              value={profile.department ?? ''}
              placeholder={t('profile.empty')}
              maxLength={120}
              keepAs={keepAs('department')}
              errorText={errorText}
              onSave={(department) => change({ department })}
            />
          </PropertyRow>
          <PropertyRow label={t('fields.worksForMultiple')}>
            <InlineEditSelect
              label={t('fields.worksForMultiple')}
              value={profile.worksForMultiple ?? ''}
              placeholder={t('profile.empty')}
              options={WORKS_FOR_MULTIPLE.map((value) => ({ value, label: t(`worksForMultiple.${value}`) }))}
              keepAs={keepAs('worksForMultiple')}
              errorText={errorText}
              onSave={(worksForMultiple) => change({ worksForMultiple })}
            />
          </PropertyRow>
          <PropertyRow label={t('fields.experienceFrom')}>
            <InlineEditSelect
              label={t('fields.experienceFrom')}
              value={profile.experienceFrom === null ? '' : String(profile.experienceFrom)}
              placeholder={t('profile.empty')}
              options={EXPERIENCE_BANDS.map((from) => ({
                value: String(from),
                label: t(`experienceBands.from${from}`),
              }))}
              keepAs={keepAs('experienceFrom')}
              errorText={errorText}
              onSave={(experienceFrom) => change({ experienceFrom })}
            />
          </PropertyRow>
          {(['experience', 'additionalInfo'] as const).map((name) => (
            <PropertyRow key={name} label={t(`profile.${name}`)}>
              <InlineEditText
                label={t(`profile.${name}`)}
                value={profile[name] ?? ''}
                placeholder={t('profile.empty')}
                multiline
                keepAs={keepAs(name)}
                errorText={errorText}
                onSave={(text) => change({ [name]: text })}
              />
            </PropertyRow>
          ))}
        </dl>
      </Card>
      <LanguagesCard profile={profile} />
      <EducationCard profile={profile} />
    </div>
  );
}

function Specializations({ profile }: { profile: RecruiterProfile }) {
  const { t } = useTranslation('recruiters');
  const { change, errorText, keepAs, saving } = useChangeProfile(profile);
  const saved = profile.specializations.join('\n');
  // Kept only as long as it is a change of the same list.
  const [names, setNames, forget] = useKeptState<readonly string[]>(
    keepAs(`specializations.${saved}`),
    profile.specializations,
  );
  const [problem, setProblem] = useState<string>();
  const changed = names.join('\n') !== saved;
  return (
    <div className="flex flex-col items-start gap-3 *:w-full">
      <TechnologyTagInput
        label={t('fields.specializations')}
        hint={t('fields.specializationsHint')}
        max={SPECIALIZATIONS_MAX}
        value={names}
        onChange={setNames}
      />
      {problem && (
        <Callout kind="error" live>
          {problem}
        </Callout>
      )}
      {changed && (
        <div>
          <Button
            size="sm"
            variant="primary"
            busy={saving}
            onClick={async () => {
              setProblem(undefined);
              try {
                await change({ specializations: [...names] });
                forget();
              } catch (error) {
                setProblem(errorText(error));
              }
            }}
          >
            {t('profile.saveSpecializations')}
          </Button>
        </div>
      )}
    </div>
  );
}
