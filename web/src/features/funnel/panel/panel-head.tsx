import type { ApplicationDetail } from '@prova/contract/applications/applications';
import { applicationPaths } from '@prova/contract/applications/paths';
import { DIRECT_SOURCE } from '@prova/contract/funnel/board-groups';
import { to } from '@prova/contract/paths';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link.tsx';
import { ApplicationMatch } from '../../matching/components/application-match.tsx';
import { saysMore } from '../board-state.ts';
import { ApplicationChip } from '../components/application-chip.tsx';
import { HiddenPerson } from '../components/hidden-person.tsx';
import { ReplyChip } from '../components/reply-chip.tsx';
import { useSourceOrigin } from '../components/source-name.ts';
import { ContactFacts, Fact } from './contact-facts.tsx';

/** How it stands, where the person lives and how to reach them. */
export function PanelHead({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('funnel');
  const originOf = useSourceOrigin();
  const withdrawn = detail.withdrawnAt !== null;
  const closed = detail.closedAt !== null;
  return (
    <div className="mt-1 flex items-start justify-between gap-3">
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-1.5">
          {(withdrawn || closed || detail.status === 'hired' || saysMore(detail.status, detail.stage.type)) && (
            <ApplicationChip application={{ status: detail.status, withdrawn, closed }} />
          )}
          <ReplyChip card={detail} />
          {detail.hidden && (
            <HiddenPerson applicationId={detail.id} name={detail.candidate.name} mayReveal={detail.can.reveal} />
          )}
          <span className="text-small text-muted">
            {[
              t('panel.inStage', { stage: detail.stage.name }),
              originOf(detail.source?.platform ?? DIRECT_SOURCE),
            ].join(' · ')}
          </span>
        </div>
        <ContactFacts candidate={detail.candidate}>
          <Fact icon={<ArrowRight />}>
            <Link
              href={to(applicationPaths.candidate, { id: detail.candidate.id }, { application: detail.id })}
              className="hover:underline"
            >
              {t('panel.page')}
            </Link>
          </Fact>
        </ContactFacts>
      </div>
      <ApplicationMatch applicationId={detail.id} name={detail.candidate.name} jobTitle={detail.jobTitle} />
    </div>
  );
}
