import { appliedAmong, claim, listApplications, listClaimable } from '@prova/contract/applications/applications';
import { listOwnOffers } from '@prova/contract/offers/offers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf, useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { toast } from '../../../ui/toast-store.ts';

export const useClaimable = () => useQuery(queryOf(listClaimable));

/** Offers to link applications that were made with this e-mail before the account; it asks and never decides. */
export function ClaimCallout() {
  const { t } = useTranslation('talents');
  const [later, setLater] = useState(false);
  const claimable = useClaimable();
  const found = claimable.data ?? [];
  const jobs = found.flatMap((candidate) =>
    candidate.jobs.map((job) => ({
      ...job,
      company: candidate.companyName,
      key: candidate.candidateId + job.appliedAt,
    })),
  );
  const bring = useCall(claim, {
    invalidates: [listClaimable, listApplications, listOwnOffers, appliedAmong],
    onSuccess: () => void toast.success(t('claim.done', { count: jobs.length })),
  });
  if (later || jobs.length === 0) return null;
  return (
    <Callout
      title={t('claim.title', { count: jobs.length })}
      action={
        <span className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            busy={bring.isPending}
            onClick={() => bring.mutate({ body: { candidateIds: found.map((candidate) => candidate.candidateId) } })}
          >
            {t('claim.accept')}
          </Button>
          <Button variant="ghost" onClick={() => setLater(true)}>
            {t('claim.later')}
          </Button>
        </span>
      }
    >
      <p>{t('claim.text', { count: jobs.length })}</p>
      <ul className="mt-1 list-disc pl-5">
        {jobs.map((job) => (
          <li key={job.key} className="wrap-break-word">
            {t('claim.line', { job: job.title, company: job.company })}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
