import type { TalentProfile } from '@prova/contract/talents/talents';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineEditSelect } from '../../../ui/inline-edit-select.tsx';
import { InlineEditText, type InlineEditTextProps } from '../../../ui/inline-edit-text.tsx';
import { PropertyRow } from '../../../ui/property-row.tsx';
import type { Option } from '../../../ui/select.tsx';
import { fieldId } from '../components/field-address.ts';
import { useChangeProfile } from './use-change-profile.ts';

type TextName =
  | 'title'
  | 'bio'
  | 'city'
  | 'state'
  | 'phone'
  | 'portfolioUrl'
  | 'linkedinUrl'
  | 'githubUrl'
  | 'websiteUrl';
type SelectName = 'seniority' | 'availability' | 'workModel' | 'state' | 'country';

type TextProps = { profile: TalentProfile; name: TextName } & Partial<Omit<InlineEditTextProps, 'label' | 'onSave'>>;

/** A text of the profile, edited where it stands. */
export function TextEdit({ profile, name, ...edit }: TextProps) {
  const { t } = useTranslation('talent-profile');
  const { change, errorText, keepAs } = useChangeProfile(profile);
  return (
    <div id={fieldId(name)}>
      <InlineEditText
        label={t(`fields.${name}`)}
        value={profile[name] ?? ''}
        placeholder={t('empty')}
        keepAs={keepAs(name)}
        errorText={errorText}
        onSave={async (text) => void (await change({ [name]: text }))}
        {...edit}
      />
    </div>
  );
}

/** One of several choices, or none. */
export function SelectEdit({
  profile,
  name,
  options,
  placeholder,
}: {
  profile: TalentProfile;
  name: SelectName;
  options: readonly Option[];
  placeholder?: string;
}) {
  const { t } = useTranslation('talent-profile');
  const { change, errorText, keepAs } = useChangeProfile(profile);
  return (
    <div id={fieldId(name)}>
      <InlineEditSelect
        label={t(`fields.${name}`)}
        value={profile[name] ?? ''}
        placeholder={placeholder ?? t('empty')}
        options={options}
        keepAs={keepAs(name)}
        errorText={errorText}
        onSave={async (value) => void (await change({ [name]: value || null }))}
      />
    </div>
  );
}

/** The name of a field beside it. */
export function FieldRow({ name, children }: { name: TextName | SelectName | OtherName; children: ReactNode }) {
  const { t } = useTranslation('talent-profile');
  return <PropertyRow label={t(`fields.${name}`)}>{children}</PropertyRow>;
}
type OtherName = 'email' | 'experienceYears' | 'payExpected';
