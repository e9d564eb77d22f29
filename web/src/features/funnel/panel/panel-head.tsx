import type { ApplicationDetail } from '@prova/contract/applications/applications';
import { applicationPaths } from '@prova/contract/applications/paths';
import { to } from '@prova/contract/paths';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Link } from '../../../ui/link.tsx';
import { ApplicationMatch } from '../../matching/components/application-match.tsx';
import { fromHere } from '../came-from.ts';
import { ContactFacts, Fact } from './contact-facts.tsx';
import { StandingLine } from './standing-line.tsx';

/** How it stands, where the person lives and how to reach them. */
export function PanelHead({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('funnel');
  const from = fromHere(useLocation());
  return (
    <div className="mt-1 flex items-start justify-between gap-3">
      <div className="flex min-w-0 flex-col gap-1.5">
        <StandingLine detail={detail} />
        <ContactFacts candidate={detail.candidate}>
          <Fact icon={<ArrowRight />}>
            <Link
              href={to(applicationPaths.candidate, { id: detail.candidate.id }, { application: detail.id, from })}
              className="hover:underline"
            >
              {t('panel.page')}
            </Link>
          </Fact>
        </ContactFacts>
      </div>
      {!detail.locked && (
        <ApplicationMatch applicationId={detail.id} name={detail.candidate.name} jobTitle={detail.jobTitle} />
      )}
    </div>
  );
}
