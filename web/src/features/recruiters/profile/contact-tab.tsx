import { checkLinkedin } from '@prova/contract/links';
import { checkPhone, showPhone } from '@prova/contract/phone';
import { PHONE_HINT } from '@prova/contract/phone-mask';
import type { RecruiterProfile } from '@prova/contract/recruiters/recruiters';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { InlineEditText } from '../../../ui/inline-edit-text.tsx';
import { PropertyRow } from '../../../ui/property-row.tsx';
import { useChangeProfile } from './use-change-profile.ts';

export function ContactTab({ profile }: { profile: RecruiterProfile }) {
  const { t } = useTranslation('recruiters');
  const { change, errorText, keepAs } = useChangeProfile(profile);
  return (
    <Card as="section" aria-label={t('profile.tabs.contact')}>
      <dl>
        <PropertyRow label={t('fields.email')}>
          <p className="py-1.5 wrap-anywhere">{profile.email}</p>
        </PropertyRow>
        <PropertyRow label={t('fields.phone')}>
          <InlineEditText
            label={t('fields.phone')}
            type="tel"
            value={profile.phone ? showPhone(profile.phone) : ''}
            placeholder={t('profile.empty')}
            hint={PHONE_HINT}
            maxLength={32}
            validate={(phone) => (phone !== '' && checkPhone(phone) !== 'ok' ? t('profile.phoneInvalid') : null)}
            keepAs={keepAs('phone')}
            errorText={errorText}
            onSave={(phone) => change({ phone })}
          />
        </PropertyRow>
        <PropertyRow label={t('fields.linkedinUrl')}>
          <InlineEditText
            label={t('fields.linkedinUrl')}
            type="url"
            value={profile.linkedinUrl ?? ''}
            placeholder={t('profile.empty')}
            hint={t('fields.linkedinHint')}
            maxLength={2048}
            validate={(url) => (url !== '' && !checkLinkedin(url).ok ? t('profile.linkedinInvalid') : null)}
            keepAs={keepAs('linkedinUrl')}
            errorText={errorText}
            onSave={(linkedinUrl) => change({ linkedinUrl })}
          />
        </PropertyRow>
      </dl>
    </Card>
  );
}
