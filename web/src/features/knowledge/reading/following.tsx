import type { Enrolment } from '@prova/contract/knowledge/items';
import type { KnowledgeStatus } from '@prova/contract/knowledge/knowledge-fields';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EnrolmentProgress } from '../components/enrolment-progress.tsx';
import { LeaveButton } from '../components/leave-button.tsx';
import { type Followed, useEnroll } from '../components/use-enrolling.ts';

type Props = {
  kind: Followed;
  item: { id: string; title: string; status: KnowledgeStatus; enrolment: Enrolment | null };
  /** Where to go on; null where nothing is open. */
  next: string | null;
};

const PARTS = { course: 'lessons', path: 'steps' } as const;

/** How the reader stands to a course or a path, and the one next step: to enroll, to go on, or nothing more. */
export function Following({ kind, item, next }: Props) {
  const { t } = useTranslation('knowledge');
  const format = useFormat();
  const enroll = useEnroll(kind);
  const place = useRef<HTMLDivElement>(null);
  const { id, title, status, enrolment } = item;
  // The button that was pressed is gone: whoever uses the keyboard goes on from its follower.
  const enrolled = enrolment !== null;
  const was = useRef(enrolled);
  useEffect(() => {
    if (was.current === enrolled) return;
    was.current = enrolled;
    if (document.activeElement === document.body) place.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [enrolled]);
  if (!enrolment)
    return (
      <div ref={place} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="primary" busy={enroll.isPending} onClick={() => enroll.mutate({ params: { id } })}>
          {t(`enroll.${kind}`)}
        </Button>
        <p className="min-w-0 flex-1 basis-64 text-small text-muted">
          {t(kind === 'course' ? 'enroll.look' : 'enroll.lookPath')}
        </p>
      </div>
    );
  const { completedAt, added, done } = enrolment;
  return (
    <div ref={place} className="flex flex-col gap-3">
      {status === 'draft' && (
        <Callout kind="warning" title={t('takenBack.title')}>
          {t('takenBack.text')}
        </Callout>
      )}
      {completedAt === null ? (
        <div className="max-w-md">
          <EnrolmentProgress enrolment={enrolment} of={PARTS[kind]} title={title} />
        </div>
      ) : (
        <Callout kind="success" title={t(`${kind}.completed`)}>
          {t(`${kind}.completedText`, { date: format.date(completedAt) })}
          {added > 0 && <p>{t(`${kind}.added`, { count: added })}</p>}
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {next && (
          <LinkButton variant="primary" href={next}>
            {t(completedAt === null && done === 0 ? 'enroll.start' : 'enroll.goOn')}
          </LinkButton>
        )}
        <LeaveButton kind={kind} id={id} />
      </div>
    </div>
  );
}
