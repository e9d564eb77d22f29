import type { ApplicationDetail } from '@prova/contract/applications/applications';
import { DIRECT_SOURCE } from '@prova/contract/funnel/board-groups';

import { showPhone } from '@prova/contract/phone';
import { CodeXml, Globe, Link2, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saysMore } from '../board-state.ts';
import { ApplicationChip } from '../components/application-chip.tsx';
import { ReplyChip } from '../components/reply-chip.tsx';
import { useSourceOrigin } from '../source-name.ts';

/** How it stands, where the person lives and how to reach them. */
export function PanelHead({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('funnel');
  const originOf = useSourceOrigin();
  const { candidate } = detail;
  const withdrawn = detail.withdrawnAt !== null;
  const closed = detail.closedAt !== null;
  const place = [candidate.city, candidate.state].filter(Boolean).join(', ');
  const links = [
    { href: candidate.linkedin, name: 'LinkedIn', icon: <Link2 /> },
    { href: candidate.github, name: 'GitHub', icon: <CodeXml /> },
    { href: candidate.portfolio, name: t('panel.portfolio'), icon: <Globe /> },
    { href: candidate.website, name: t('panel.website'), icon: <Globe /> },
  ];
  return (
    <div className="mt-1 flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-1.5">
        {(withdrawn || closed || saysMore(detail.status, detail.stage.type)) && (
          <ApplicationChip application={{ status: detail.status, withdrawn, closed }} />
        )}
        <ReplyChip card={detail} />
        <span className="text-small text-muted">
          {[t('panel.inStage', { stage: detail.stage.name }), originOf(detail.source?.platform ?? DIRECT_SOURCE)].join(
            ' · ',
          )}
        </span>
      </div>
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
      </ul>
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex min-w-0 items-center gap-1.5 [&_a]:inline-flex [&_a]:min-h-8 [&_a]:items-center [&_svg]:size-3.5 [&_svg]:shrink-0 pointer-coarse:[&_a]:min-h-11">
      {icon}
      {children}
    </li>
  );
}
