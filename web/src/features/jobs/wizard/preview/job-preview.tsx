import { useTranslation } from 'react-i18next';
import { LinkContext, type LinkProps } from '../../../../ui/link.tsx';
import { JobBody, JobFacts, JobHead } from '../../components/job-parts.tsx';
import type { DetailedDraft } from '../step-data.ts';
import { publicJobOf } from './public-job-of.ts';

/** The public page in one column, made of the page's own parts. Its links lead nowhere: what is open is the wizard. */
export function JobPreview({ draft, title }: { draft: DetailedDraft; title: 'h3' | 'h4' }) {
  const { t } = useTranslation('wizard');
  const job = publicJobOf(draft, t('pipeline.types.offer'));
  return (
    <LinkContext value={Unlinked}>
      <div className="flex flex-col gap-8">
        <div className="flex flex-col gap-3">
          <JobHead job={job} title={title} />
        </div>
        <JobBody job={job} heading={title === 'h3' ? 'h4' : 'h5'} />
        <JobFacts job={job} />
      </div>
    </LinkContext>
  );
}

function Unlinked({ children }: LinkProps) {
  return <span>{children}</span>;
}
