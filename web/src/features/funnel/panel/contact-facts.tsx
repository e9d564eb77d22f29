import type { ApplicationDetail } from '@prova/contract/applications/applications';
import { showPhone } from '@prova/contract/phone';
import { CodeXml, Globe, Link2, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Contacts = Pick<
  ApplicationDetail['candidate'],
  'email' | 'phone' | 'city' | 'state' | 'linkedin' | 'github' | 'portfolio' | 'website'
>;

/** Where the person lives and how to reach them. */
export function ContactFacts({ candidate, children }: { candidate: Contacts; children?: ReactNode }) {
  const { t } = useTranslation('funnel');
  const place = [candidate.city, candidate.state].filter(Boolean).join(', ');
  const links = [
    { href: candidate.linkedin, name: 'LinkedIn', icon: <Link2 /> },
    { href: candidate.github, name: 'GitHub', icon: <CodeXml /> },
    { href: candidate.portfolio, name: t('panel.portfolio'), icon: <Globe /> },
    { href: candidate.website, name: t('panel.website'), icon: <Globe /> },
  ];
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-small text-muted">
      {place && (
        <Fact icon={<MapPin />}>
          <span>{place}</span>
        </Fact>
      )}
      {candidate.email && (
        <Fact icon={<Mail />}>
          <a href={`mailto:${candidate.email}`} className="break-all hover:underline">
            {candidate.email}
          </a>
        </Fact>
      )}
      {candidate.phone && (
        <Fact icon={<Phone />}>
          <a href={`tel:${candidate.phone}`} className="hover:underline">
            {showPhone(candidate.phone)}
          </a>
        </Fact>
      )}
      {links.map(
        ({ href, name, icon }) =>
          href && (
            <Fact key={name} icon={icon}>
              <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="hover:underline">
                {name} <span className="sr-only">({t('newTab', { ns: 'ui' })})</span>
              </a>
            </Fact>
          ),
      )}
      {children}
    </ul>
  );
}

export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex min-w-0 items-center gap-1.5 [&_a]:inline-flex [&_a]:min-h-8 [&_a]:items-center [&_svg]:size-3.5 [&_svg]:shrink-0 pointer-coarse:[&_a]:min-h-11">
      {icon}
      {children}
    </li>
  );
}
