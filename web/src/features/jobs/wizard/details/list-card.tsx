import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/card.tsx';
import { JobMarks } from '../../components/job-badges.tsx';
import { useJobWords } from '../../components/job-words.ts';
import type { DetailsValues } from '../step-data.ts';

/** What a visitor will see among other jobs, while it is being written. */
export function ListCard({ values, companyName }: { values: DetailsValues; companyName: string | undefined }) {
  const { t } = useTranslation(['wizard', 'jobs']);
  const words = useJobWords();
  const {
    locationModel = null,
    contractType = null,
    seniority = null,
    payMode = null,
    urgent = false,
    featured = false,
  } = values;
  const facts = [
    words.place({ locationModel, city: values.city || null, state: values.state || null }),
    words.contract({ contractType }),
    words.seniority({ seniority }),
  ].filter(Boolean);
  const pay = words.pay({
    payMode,
    payMin: values.payMin ?? null,
    payMax: values.payMax ?? null,
    currency: values.currency ?? null,
  });
  return (
    <Card className="flex flex-col gap-2">
      <p className="text-h5 font-heading font-semibold wrap-break-word">{values.title || t('details.cardTitle')}</p>
      {companyName && <p className="text-sm text-muted">{companyName}</p>}
      {facts.length > 0 && <p className="text-sm wrap-break-word">{facts.join(' · ')}</p>}
      {pay && <p className="tabular text-sm font-semibold">{pay}</p>}
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        <JobMarks job={{ locationModel, urgent, featured }} />
      </div>
      {(values.benefits?.length ?? 0) > 0 && (
        <p className="text-small text-muted wrap-break-word">{values.benefits?.join(' · ')}</p>
      )}
    </Card>
  );
}
