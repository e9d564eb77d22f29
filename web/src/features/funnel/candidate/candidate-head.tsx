import { applicationPaths } from '@prova/contract/applications/paths';
import type { CandidateProfile } from '@prova/contract/funnel/candidates';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { to } from '@prova/contract/paths';
import { talentPaths } from '@prova/contract/talents/paths';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ContactFacts } from '../panel/contact-facts.tsx';

type Props = { person: CandidateProfile; chosen: CandidateProfile['applications'][number] | undefined };

/** Who it is, how to reach them, and the way to where decisions are taken. */
export function CandidateHead({ person, chosen }: Props) {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  // Who interviews has no list of everybody.
  const lists = useWorkingCompany()?.role !== 'interviewer';
  const { bankConsentAt } = person;
  const name = person.name || t('profile.erased');
  return (
    <div className="flex flex-col gap-2">
      <PageHeader
        crumbs={[
          lists ? { label: t('title'), href: applicationPaths.candidates } : { label: t('title') },
          { label: name },
        ]}
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
                variant="primary"
                href={to(funnelPaths.board, { id: chosen.jobId }, { application: chosen.id })}
              >
                {t('profile.openBoard')}
              </LinkButton>
            )}
          </>
        }
      />
      <ContactFacts candidate={person} />
    </div>
  );
}
