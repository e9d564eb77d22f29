import { showPhone } from '@prova/contract/phone';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link.tsx';
import type { Contacts } from './seen-talent.ts';

const LINKS = ['portfolioUrl', 'linkedinUrl', 'githubUrl', 'websiteUrl'] as const;

/** How to reach somebody, or in words why that is not said. */
export function ContactList({ contacts, applied }: { contacts: Contacts; applied: boolean }) {
  const { t } = useTranslation('talent-view');
  if (!applied) return <p className="text-muted">{t('contact.after')}</p>;
  const { email, phone } = contacts;
  const ways = [
    ...(email ? [{ name: 'email' as const, href: `mailto:${email}`, text: email }] : []),
    ...(phone ? [{ name: 'phone' as const, href: `tel:${phone}`, text: showPhone(phone) }] : []),
    ...LINKS.flatMap((name) => {
      const url = contacts[name];
      return url ? [{ name, href: url, text: url.replace(/^https?:\/\/(www\.)?|\/$/g, '') }] : [];
    }),
  ];
  return (
    <>
      {ways.length === 0 ? (
        <p className="text-muted">{t('contact.none')}</p>
      ) : (
        <dl className="flex flex-col gap-2">
          {ways.map(({ name, href, text }) => (
            <div key={name}>
              <dt className="text-small text-muted">{t(`contact.${name}`)}</dt>
              <dd className="wrap-anywhere">
                <Link href={href} rel="nofollow noopener" className="text-brand underline">
                  {text}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3 text-small text-muted">{t('contact.applied')}</p>
    </>
  );
}
