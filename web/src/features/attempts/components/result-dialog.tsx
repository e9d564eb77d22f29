import { choicePoints } from '@prova/contract/assessments/choice-points';
import { assessmentPaths } from '@prova/contract/assessments/paths';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { resultQuery } from '../attempts.queries.ts';
import { GivenGrades } from '../grading/given-grades.tsx';
import { Regrade } from '../grading/regrade.tsx';
import { ResultView } from './result-view.tsx';

type Props = { id: string; onClose: () => void };

/** What a candidate answered, beside what was right. */
export function ResultDialog({ id, onClose }: Props) {
  const { t } = useTranslation('taking');
  const company = useWorkingCompany();
  const result = useQuery(resultQuery(id));
  return (
    <Dialog open onClose={onClose} title={t('result.dialog')} size="lg">
      <QueryView
        query={result}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-4">
            <Skeleton className="h-32 w-full" />
            <Skeleton className="h-48 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 3, title: t('result.loadError') }}
      >
        {(data) => (
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it is longer than its dialog, and may hold nothing to focus.
            tabIndex={0}
            aria-label={data.title}
          >
            <ResultView
              result={data}
              level={2}
              renew={result.refetch}
              after={({ question, value, points, criteria, grades, concealed }) => (
                <>
                  {concealed && (
                    <LinkButton
                      size="sm"
                      className="self-start"
                      href={`${assessmentPaths.grading}?testId=${question.testId}`}
                    >
                      {t('result.toQueue')}
                    </LinkButton>
                  )}
                  {grades.length > 0 && (
                    <GivenGrades
                      level={4}
                      grades={grades}
                      machine={choicePoints(question, value)}
                      rubric={question.rubric ?? []}
                      pointsMax={question.points}
                    />
                  )}
                  {points !== null && company?.runsJobs && (
                    <Regrade
                      resultId={id}
                      questionId={question.id}
                      number={question.position}
                      points={points}
                      criteria={criteria}
                      pointsMax={question.points}
                      rubric={question.rubric ?? []}
                    />
                  )}
                </>
              )}
            />
          </section>
        )}
      </QueryView>
    </Dialog>
  );
}
