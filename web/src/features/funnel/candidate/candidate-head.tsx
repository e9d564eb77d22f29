import { applicationPaths } from '@prova/contract/applications/paths';
import type { CandidateProfile } from '@prova/contract/funnel/candidates';
import type { Board } from '@prova/contract/funnel/funnel';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { to } from '@prova/contract/paths';
import { talentPaths } from '@prova/contract/talents/paths';
import { SquareKanban, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { type CameFrom, hrefOf } from '../came-from.ts';
import { ContactFacts } from '../panel/contact-facts.tsx';

type Props = {
  person: CandidateProfile;
  chosen: CandidateProfile['applications'][number] | undefined;
  from: CameFrom | null;
  board: Board | undefined;
  /** The ways to the ones before and after. */
  controls: ReactNode;
};

/** Who it is, how to reach them, and the ways back to where they stand among others. */
export function CandidateHead({ person, chosen, from, board, controls }: Props) {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  // Who interviews has no list of everybody.
  const lists = useWorkingCompany()?.role !== 'interviewer';
  const { bankConsentAt } = person;
  const name = person.name || t('profile.erased');
  const back =
    from?.place === 'board'
      ? { label: board?.job.title ?? chosen?.jobTitle ?? '', href: hrefOf(from) }
      : { label: t('title'), ...(lists && { href: from ? hrefOf(from) : applicationPaths.candidates }) };
  return (
    <div className="flex flex-col gap-2">
      <PageHeader
        crumbs={[back, { label: name }]}
        title={name}
        facts={[
          person.title,
          person.hasAccount && t('profile.account'),
          // Of who is hidden the company may know neither.
          !person.hidden &&
            (bankConsentAt ? t('profile.bank', { when: format.date(bankConsentAt) }) : t('profile.noBank')),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            {person.talentId && (
              <LinkButton
                href={to(talentPaths.talent, { id: person.talentId })}
                icon={<UserRound className="size-4" />}
              >
                {t('profile.openProfile')}
              </LinkButton>
            )}
            {chosen && (
              <LinkButton
                icon={<SquareKanban className="size-4" />}
                href={to(funnelPaths.board, { id: chosen.jobId }, { application: chosen.id })}
              >
                {t('profile.openBoard')}
              </LinkButton>
            )}
            <span className="flex items-center gap-2 empty:hidden">{controls}</span>
          </>
        }
      />
      <ContactFacts candidate={person} />
    </div>
  );
}
