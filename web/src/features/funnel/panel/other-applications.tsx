import type { ApplicationDetail } from '@prova/contract/applications/applications';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { to } from '@prova/contract/paths';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../ui/link.tsx';
import { ApplicationChip } from '../components/application-chip.tsx';

/** What else this person has applied to in this company. */
export function OtherApplications({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('funnel');
  const format = useFormat();
  const others = detail.candidate.otherApplications;
  if (others.length === 0) return null;
  return (
    <section>
      <h3 className="text-h5">{t('panel.others')}</h3>
      <ul className="mt-2 flex flex-col gap-3">
        {others.map((one) => (
          <li key={one.id}>
            <Link
              href={to(funnelPaths.board, { id: one.jobId }, { application: one.id })}
              className="text-link wrap-break-word max-sm:inline-flex max-sm:min-h-11 max-sm:items-center pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              {one.jobTitle}
            </Link>
            <p className="text-small text-muted">
              {one.stage} · {format.date(one.appliedAt)}
            </p>
            <ApplicationChip application={{ status: one.status, withdrawn: false, closed: false }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
