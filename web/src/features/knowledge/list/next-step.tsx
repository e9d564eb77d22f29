import type { CourseCard } from '@prova/contract/knowledge/courses';
import type { PathCard } from '@prova/contract/knowledge/learning-paths';
import { knowledgePaths } from '@prova/contract/knowledge/paths';
import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EnrolmentProgress } from '../components/enrolment-progress.tsx';
import { courseQuery, learningPathQuery, ownCoursesQuery, ownPathsQuery } from '../knowledge.queries.ts';
import { stepHref } from '../reading/step-href.ts';
import { toGoOnWith } from '../under-way.ts';

/** Of all that is under way, the one thing to go on with: a lesson, or else the next step of a path. */
export function NextStep() {
  const courses = useQuery(ownCoursesQuery());
  const paths = useQuery(ownPathsQuery());
  const known = useIsNextStepKnown();
  const course = courses.data && toGoOnWith(courses.data.data);
  const path = paths.data && toGoOnWith(paths.data.data);
  if (!known) return null;
  return course ? <NextLesson card={course} /> : path ? <NextOfPath card={path} /> : null;
}

/** Whether there is one is known, or will not be soon. */
export function useIsNextStepKnown(): boolean {
  const courses = useQuery(ownCoursesQuery());
  const paths = useQuery(ownPathsQuery());
  // Without a connection, or while a call is repeated, the lists do not wait for it.
  return [courses, paths].every(
    ({ isPending, fetchStatus, failureCount }) => !isPending || fetchStatus !== 'fetching' || failureCount > 0,
  );
}

function NextLesson({ card }: { card: CourseCard }) {
  const { t } = useTranslation('knowledge');
  const { data: course } = useQuery(courseQuery(card.id));
  const at = course?.lessons.findIndex(({ id }) => id === course.nextLessonId) ?? -1;
  const lesson = course?.lessons[at];
  const place = lesson && t('next.lesson', { number: at + 1, total: course.lessons.length, title: lesson.title });
  const href = lesson
    ? to(knowledgePaths.lesson, { id: card.id, lessonId: lesson.id })
    : to(knowledgePaths.course, { id: card.id });
  return <Step card={card} of="lessons" href={href} place={place} />;
}

function NextOfPath({ card }: { card: PathCard }) {
  const { t } = useTranslation('knowledge');
  const { data: path } = useQuery(learningPathQuery(card.id));
  const step = path?.steps.find(({ published, done }) => published && !done);
  return (
    <Step
      card={card}
      of="steps"
      href={step ? stepHref(step) : to(knowledgePaths.learningPath, { id: card.id })}
      place={step && t('next.step', { title: step.title })}
    />
  );
}

type StepProps = { card: CourseCard | PathCard; of: 'lessons' | 'steps'; href: string; place: string | undefined };

function Step({ card: { title, locale, enrolment }, of, href, place }: StepProps) {
  const { t } = useTranslation('knowledge');
  return (
    <Card
      as="section"
      aria-labelledby="next-step"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-brand"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-small text-muted">{t('next.title')}</p>
        <h2 id="next-step" lang={locale} className="text-h5 wrap-break-word">
          {title}
        </h2>
        {/* Keeps its place while it is not known. */}
        <p className="min-h-6 wrap-break-word text-muted">{place}</p>
        {enrolment && (
          <div className="mt-2 max-w-md">
            <EnrolmentProgress enrolment={enrolment} of={of} title={title} />
          </div>
        )}
      </div>
      <LinkButton variant="primary" href={href}>
        {t('next.goOn')}
      </LinkButton>
    </Card>
  );
}
