import { listInterviewResults } from '@prova/contract/attempts/assignments';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { queryOf } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { QueryView } from '../../../ui/query-view.tsx';

/** How the candidate of an interview did in tests; nothing where none was asked of them. */
export function InterviewResults({ interviewId }: { interviewId: string }) {
  const { t } = useTranslation(['interview-results', 'tests']);
  const format = useFormat();
  const tests = useQuery(queryOf(listInterviewResults, { params: { id: interviewId } }));
  return (
    <QueryView
      query={tests}
      skeleton={null}
      failure={{ title: t('loadError') }}
      isEmpty={(rows) => rows.length === 0}
      empty={null}
    >
      {(rows) => (
        <Card as="section" aria-labelledby="interview-results" className="flex flex-col gap-3">
          <h2 id="interview-results" className="text-h5">
            {t('title')}
          </h2>
          <ul className="divide-y divide-border">
            {rows.map(({ id, title, difficulty, status, result }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
                <span className="min-w-0">
                  <span className="font-semibold wrap-anywhere">{title}</span>
                  <span className="text-small text-muted"> · {t(`tests:difficulty.${difficulty}`)}</span>
                </span>
                {result?.score == null ? (
                  <Badge tone="plain">{t(`status.${status}`)}</Badge>
                ) : (
                  <span className="tabular font-semibold">{format.percent(result.score / 100)}</span>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </QueryView>
  );
}
