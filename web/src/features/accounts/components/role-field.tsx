import { Building2, GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../ui/radio-group.tsx';

/** As what somebody registers. */
export function RoleField({
  value,
  onChange,
}: {
  value: 'RECRUITER' | 'POTENTIAL';
  onChange: (role: 'RECRUITER' | 'POTENTIAL') => void;
}) {
  const { t } = useTranslation('accounts');
  return (
    <RadioGroup
      label={t('register.account')}
      look="cards"
      value={value}
      onChange={onChange}
      options={[
        {
          value: 'POTENTIAL',
          label: t('register.talent'),
          hint: t('register.talentHint'),
          icon: <GraduationCap />,
        },
        {
          value: 'RECRUITER',
          label: t('register.recruiter'),
          hint: t('register.recruiterHint'),
          icon: <Building2 />,
        },
      ]}
    />
  );
}
