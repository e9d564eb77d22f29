import type { Lesson } from '@prova/contract/knowledge/lessons';
import { knowledgePaths } from '@prova/contract/knowledge/paths';
import { to } from '@prova/contract/paths';
import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useDeliberatePress } from '../../../ui/use-deliberate-press.ts';
import { useCompleteLesson } from './use-complete-lesson.ts';

/** The foot of a lesson: complete it and go on, or only go on. */
export function CompleteLesson({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation('knowledge');
  // It stands where that of the lesson before was pressed: no second press of a double click completes another one.
  const { props: press } = useDeliberatePress();
  const complete = useCompleteLesson(lesson);
  const { courseId: id, done, enrolled, previousId, nextId } = lesson;
  const lessonHref = (lessonId: string) => to(knowledgePaths.lesson, { id, lessonId });
  const next = (
    <LinkButton
      variant={done ? 'primary' : 'ghost'}
      href={nextId ? lessonHref(nextId) : to(knowledgePaths.course, { id })}
      iconEnd={<ArrowRight aria-hidden="true" className="size-4" />}
    >
      {t(nextId ? 'lesson.following' : 'lesson.toCourse')}
    </LinkButton>
  );
  return (
    <div className="flex flex-col gap-3 border-t pt-5 print:hidden">
      {done && (
        <p>
          <Badge tone="green" icon={<CircleCheck />}>
            {t('lesson.done')}
          </Badge>
        </p>
      )}
      {!enrolled && !done && <p className="text-small text-muted">{t('lesson.enrollText')}</p>}
      <nav aria-label={t('lesson.around')} className="flex flex-wrap items-center gap-2">
        {!done && (
          <Button
            {...press}
            variant="primary"
            className="max-sm:w-full"
            busy={complete.isPending}
            onClick={(event) => {
              if (press.onClick(event)) complete.run();
            }}
          >
            {t(enrolled ? (nextId ? 'lesson.mark' : 'lesson.markLast') : 'lesson.enrollAndMark')}
          </Button>
        )}
        {done && next}
        {previousId && (
          <LinkButton
            variant="ghost"
            href={lessonHref(previousId)}
            icon={<ArrowLeft aria-hidden="true" className="size-4" />}
          >
            {t('lesson.previous')}
          </LinkButton>
        )}
        {!done && next}
      </nav>
    </div>
  );
}
