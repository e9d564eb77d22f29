import { FREE_TEXT_MAX, SPECIALIZATIONS_MAX } from '@prova/contract/recruiter-fields';
import type { RecruiterProfile } from '@prova/contract/recruiters';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { InlineEditText } from '../../../ui/inline-edit-text.tsx';
import { TechnologyTagInput } from '../../../widgets/technology-tag-input.tsx';
import { useLanguageName } from '../use-language-name.ts';
import { ProfileRow } from './profile-row.tsx';
import { useChangeProfile } from './use-change-profile.ts';

type Band = 0 | 1 | 3 | 6 | 11;

export function OverviewTab({ profile }: { profile: RecruiterProfile }) {
  const { t } = useTranslation('recruiters');
  const { change, errorText } = useChangeProfile(profile);
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
          maxLength={FREE_TEXT_MAX}
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
          <ProfileRow label={t('fields.department')}>
            <InlineEditText
              label={t('fields.department')}
              value={profile.department ?? ''}
              placeholder={t('profile.empty')}
              maxLength={120}
              errorText={errorText}
              onSave={(department) => change({ department })}
            />
          </ProfileRow>
          {profile.experienceFrom !== null && (
            <ProfileRow label={t('fields.experienceFrom')}>
              <p className="py-1.5">{t(`experienceBands.from${profile.experienceFrom as Band}`)}</p>
            </ProfileRow>
          )}
          {profile.experience && (
            <ProfileRow label={t('fields.experience')}>
              <p className="py-1.5 whitespace-pre-line wrap-anywhere">{profile.experience}</p>
            </ProfileRow>
          )}
        </dl>
      </Card>
      <Background profile={profile} />
    </div>
  );
}

function Specializations({ profile }: { profile: RecruiterProfile }) {
  const { t } = useTranslation('recruiters');
  const { change, errorText, saving } = useChangeProfile(profile);
  const [names, setNames] = useState<readonly string[]>(profile.specializations);
  const [problem, setProblem] = useState<string>();
  const changed = names.join('\n') !== profile.specializations.join('\n');
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
              await change({ specializations: [...names] }).catch((error: unknown) => setProblem(errorText(error)));
            }}
          >
            {t('profile.saveSpecializations')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What the registration told; it stands only where something was told. */
function Background({ profile }: { profile: RecruiterProfile }) {
  const { t } = useTranslation('recruiters');
  const nameOf = useLanguageName();
  if (profile.languages.length === 0 && profile.education.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="background">
      <h2 id="background" className="mb-2 text-h4">
        {t('profile.background')}
      </h2>
      <dl>
        {profile.languages.map(({ code, proficiency }) => (
          <ProfileRow key={code} label={nameOf(code)}>
            <p className="py-1.5">{t(`proficiencies.${proficiency}`)}</p>
          </ProfileRow>
        ))}
        {profile.education.map((each) => (
          <ProfileRow
            key={`${each.level} ${each.institution} ${each.graduationYear}`}
            label={t('profile.studies', { level: t(`degrees.${each.level}`), year: each.graduationYear })}
          >
            <p className="pt-1.5">{[each.field, each.institution].filter(Boolean).join(', ')}</p>
            {each.courses && <p className="text-sm whitespace-pre-line text-muted">{each.courses}</p>}
          </ProfileRow>
        ))}
      </dl>
    </Card>
  );
}
