import { accountPaths } from '@prova/contract/accounts/paths';
import { checkGithub, checkLinkedin, checkUrl } from '@prova/contract/links';
import { checkPhone, showPhone } from '@prova/contract/phone';
import { PHONE_HINT } from '@prova/contract/phone-mask';
import type { TalentProfile } from '@prova/contract/talents/talents';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { FieldRow, TextEdit } from './field-rows.tsx';

export function ContactTab({ profile }: { profile: TalentProfile }) {
  const { t } = useTranslation('talent-profile');
  const url = { type: 'url', maxLength: 2048 } as const;
  const unless = (holds: boolean, message: string) => (holds ? null : message);
  return (
    <Card as="section" aria-labelledby="links">
      <h2 id="links" className="text-h4">
        {t('cards.links')}
      </h2>
      <p className="mt-1 mb-2 text-small text-muted">{t('contactsNote')}</p>
      <dl>
        <FieldRow name="email">
          <p className="py-1.5 wrap-anywhere">{profile.email}</p>
          <p className="text-small text-muted">
            {t('hints.email')}{' '}
            <Link href={accountPaths.talentSecurity} className="text-brand underline">
              {t('hints.changeEmail')}
            </Link>
          </p>
        </FieldRow>
        <FieldRow name="phone">
          <TextEdit
            profile={profile}
            name="phone"
            type="tel"
            value={profile.phone ? showPhone(profile.phone) : ''}
            hint={PHONE_HINT}
            maxLength={32}
            validate={(text) => unless(text === '' || checkPhone(text) === 'ok', t('invalid.phone'))}
          />
        </FieldRow>
        <FieldRow name="linkedinUrl">
          <TextEdit
            profile={profile}
            name="linkedinUrl"
            {...url}
            hint={t('hints.linkedinUrl')}
            validate={(text) => unless(text === '' || checkLinkedin(text).ok, t('invalid.linkedin'))}
          />
        </FieldRow>
        <FieldRow name="githubUrl">
          <TextEdit
            profile={profile}
            name="githubUrl"
            {...url}
            hint={t('hints.githubUrl')}
            validate={(text) => unless(text === '' || checkGithub(text).ok, t('invalid.github'))}
          />
        </FieldRow>
        <FieldRow name="portfolioUrl">
          <TextEdit
            profile={profile}
            name="portfolioUrl"
            {...url}
            hint={t('hints.portfolioUrl')}
            validate={(text) => unless(text === '' || checkUrl(text).ok, t('invalid.url'))}
          />
        </FieldRow>
        <FieldRow name="websiteUrl">
          <TextEdit
            profile={profile}
            name="websiteUrl"
            {...url}
            validate={(text) => unless(text === '' || checkUrl(text).ok, t('invalid.url'))}
          />
        </FieldRow>
      </dl>
    </Card>
  );
}
