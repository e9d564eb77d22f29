import { applicationPaths } from '@prova/contract/applications/paths';
import type { DataOf } from '@prova/contract/endpoint';
import type { CaseList, listReportCases } from '@prova/contract/metrics/reports';
import { to } from '@prova/contract/paths';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { useFigureText } from './use-figure-text.ts';

type Case = DataOf<typeof listReportCases>[number];

const TONES: Readonly<Record<NonNullable<Case['outcome']>, Tone>> = {
  hired: 'green',
  rejected: 'plain',
  withdrawn: 'plain',
  closed: 'plain',
  answered: 'green',
  late: 'amber',
  missed: 'red',
  proven: 'green',
  declared: 'plain',
};

/** One that is counted: who, for which job, when, and what it adds to the number. */
export function CaseRow({ list, row }: { list: CaseList; row: Case }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const text = useFigureText();
  const { applicationId, jobTitle, name, erased, at, value, outcome, kind } = row;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5 sm:px-5">
      <div className="min-w-0">
        {erased ? (
          <p className="text-muted">{t('cases.erased')}</p>
        ) : (
          <Link
            href={to(applicationPaths.candidate, { id: applicationId })}
            className="rounded-sm font-semibold wrap-break-word underline-offset-3 hover:underline"
          >
            {name ?? t('compatible.hidden')}
          </Link>
        )}
        <p className="text-small text-muted wrap-anywhere">
          {kind && `${t(`cases.kinds.${kind}`)} · `}
          {jobTitle} · <time dateTime={at}>{format.dateTime(at)}</time>
        </p>
      </div>
      <div className="flex items-center gap-3">
        {value !== null && (
          <span className="tabular font-semibold">
            {text.short(list === 'closingTime' ? 'closingTime' : 'compatibility', value)}
          </span>
        )}
        {outcome && <Badge tone={TONES[outcome]}>{t(`cases.outcomes.${outcome}`)}</Badge>}
      </div>
    </li>
  );
}
