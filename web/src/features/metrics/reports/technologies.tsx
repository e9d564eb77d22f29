import type { DataOf } from '@prova/contract/endpoint';
import type { recruiterCharts } from '@prova/contract/metrics/reports';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../ui/link.tsx';
import { Definition } from './definition.tsx';
import { ProofBar, ProofMark } from './measure.tsx';
import { type Counted, casesHref } from './report-address.ts';
import { ReportSection } from './report-section.tsx';

type Technology = DataOf<typeof recruiterCharts>['technologies'][number];

const HEAD = 'pb-1.5 text-small font-normal text-muted';

/** How many applicants bring what the jobs ask for, and how many of them have proven it: one table, drawn and read. */
export function Technologies({ technologies, counted }: { technologies: readonly Technology[]; counted: Counted }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const most = Math.max(...technologies.map(({ people }) => people), 1);
  return (
    <ReportSection
      title={t('technologies.title')}
      info={<Definition of="technologies" />}
      aside={
        technologies.length > 0 && (
          <>
            <span className="inline-flex items-center gap-1.5">
              <ProofMark proven />
              {t('technologies.legendProven')}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <ProofMark proven={false} />
              {t('technologies.legendDeclared')}
            </span>
          </>
        )
      }
    >
      {technologies.length === 0 ? (
        <p className="px-4 pb-5 text-muted sm:px-5">{t('technologies.none')}</p>
      ) : (
        <div className="px-4 pb-4 sm:px-5">
          <table className="w-full table-fixed border-collapse text-sm">
            <caption className="sr-only">{t('technologies.caption')}</caption>
            <thead>
              <tr>
                <th scope="col" className={`${HEAD} w-[32%] text-left max-sm:w-[36%]`}>
                  {t('technologies.technology')}
                </th>
                <th scope="col" className={`${HEAD} text-right`}>
                  {t('technologies.people')}
                </th>
                <th scope="col" className={`${HEAD} w-20 pl-3 text-right whitespace-nowrap`}>
                  {t('technologies.proven')}
                </th>
              </tr>
            </thead>
            <tbody>
              {technologies.map(({ skillId, name, people, proven }) => (
                <tr key={skillId}>
                  <th scope="row" className="py-0.5 pr-3 text-left font-medium hyphens-auto wrap-break-word">
                    {name}
                  </th>
                  <td className="py-0.5">
                    <span className="flex items-center gap-2">
                      <ProofBar proven={proven / most} all={people / most} className="h-7 min-w-0 flex-1" />
                      <Link
                        href={casesHref('technology', counted, skillId)}
                        className="tabular inline-flex min-w-9 justify-end rounded-sm font-semibold underline-offset-3 hover:underline pointer-coarse:min-h-11 pointer-coarse:items-center"
                      >
                        {format.number(people)}
                      </Link>
                    </span>
                  </td>
                  <td className="tabular py-0.5 pl-3 text-right text-muted">
                    <span aria-hidden="true">{format.percent(people > 0 ? proven / people : 0)}</span>
                    <span className="sr-only">
                      {t('technologies.provenOf', { count: proven })} (
                      {format.percent(people > 0 ? proven / people : 0)})
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ReportSection>
  );
}
