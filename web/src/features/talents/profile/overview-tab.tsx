import { BRAZILIAN_STATES } from '@prova/contract/brazilian-states';
import { AVAILABILITIES } from '@prova/contract/talents/talent-words';
import type { TalentProfile } from '@prova/contract/talents/talents';
import { LOCATION_MODELS, SENIORITIES } from '@prova/contract/work-fields';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { InlineEditText } from '../../../ui/inline-edit-text.tsx';
import { fieldId } from '../components/field-address.ts';
import { countryOptions } from './countries.ts';
import { FieldRow, SelectEdit, TextEdit } from './field-rows.tsx';
import { PayEdit } from './pay-edit.tsx';
import { PostsCard } from './posts-card.tsx';
import { useChangeProfile } from './use-change-profile.ts';

const YEARS_MAX = 60;

export function OverviewTab({ profile }: { profile: TalentProfile }) {
  const { t } = useTranslation(['talent-profile', 'talent-view']);
  return (
    <div className="flex flex-col gap-5">
      <Card as="section" aria-labelledby="about">
        <h2 id="about" className="mb-2 text-h4">
          {t('fields.bio')}
        </h2>
        <TextEdit profile={profile} name="bio" multiline hint={t('hints.bio')} maxLength={2000} />
      </Card>
      <Card as="section" aria-labelledby="work">
        <h2 id="work" className="mb-2 text-h4">
          {t('cards.work')}
        </h2>
        <dl>
          <FieldRow name="seniority">
            <SelectEdit
              profile={profile}
              name="seniority"
              options={SENIORITIES.map((value) => ({ value, label: t(`talent-view:seniority.${value}`) }))}
            />
          </FieldRow>
          <FieldRow name="experienceYears">
            <YearsEdit profile={profile} />
          </FieldRow>
          <FieldRow name="availability">
            <SelectEdit
              profile={profile}
              name="availability"
              options={AVAILABILITIES.map((value) => ({ value, label: t(`talent-view:availability.${value}`) }))}
            />
          </FieldRow>
          <FieldRow name="workModel">
            <SelectEdit
              profile={profile}
              name="workModel"
              options={LOCATION_MODELS.map((value) => ({ value, label: t(`talent-view:workModel.${value}`) }))}
            />
          </FieldRow>
          <FieldRow name="payExpected">
            <PayEdit profile={profile} />
          </FieldRow>
        </dl>
      </Card>
      <Place profile={profile} />
      <PostsCard talentId={profile.id} />
    </div>
  );
}

function YearsEdit({ profile }: { profile: TalentProfile }) {
  const { t } = useTranslation('talent-profile');
  const { change, errorText, keepAs } = useChangeProfile(profile);
  const { experienceYears } = profile;
  return (
    <div id={fieldId('experienceYears')}>
      <InlineEditText
        label={t('fields.experienceYears')}
        value={experienceYears === null ? '' : String(experienceYears)}
        placeholder={t('empty')}
        hint={t('hints.experienceYears')}
        maxLength={3}
        validate={(text) => (/^\d{0,2}$/.test(text) && Number(text) <= YEARS_MAX ? null : t('invalid.years'))}
        keepAs={keepAs('experienceYears')}
        errorText={errorText}
        onSave={async (text) => void (await change({ experienceYears: text === '' ? null : Number(text) }))}
      />
    </div>
  );
}

/** States are chosen where there is a list of them, and written as jobs write them: so both are compared. */
function Place({ profile }: { profile: TalentProfile }) {
  const { t } = useTranslation('talent-profile');
  const locale = useLocale();
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const states = Object.entries(BRAZILIAN_STATES).map(([value, name]) => ({ value, label: `${name} (${value})` }));
  const { state } = profile;
  if (state && !BRAZILIAN_STATES[state]) states.push({ value: state, label: state });
  const abroad = profile.country !== null && profile.country !== 'BR';
  return (
    <Card as="section" aria-labelledby="place">
      <h2 id="place" className="mb-2 text-h4">
        {t('cards.place')}
      </h2>
      <dl>
        <FieldRow name="city">
          <TextEdit profile={profile} name="city" hint={t('hints.city')} maxLength={120} />
        </FieldRow>
        <FieldRow name="state">
          {abroad ? (
            <TextEdit profile={profile} name="state" maxLength={120} />
          ) : (
            <SelectEdit profile={profile} name="state" options={states} />
          )}
        </FieldRow>
        <FieldRow name="country">
          <SelectEdit profile={profile} name="country" options={countries} />
        </FieldRow>
      </dl>
    </Card>
  );
}
