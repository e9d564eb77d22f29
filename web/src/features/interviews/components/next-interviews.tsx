import type { Interview } from '@prova/contract/interviews/interviews';
import { interviewPaths } from '@prova/contract/interviews/paths';
import { to } from '@prova/contract/paths';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { useInterviewTimes } from './use-interview-times.ts';

/** The interviews that come next, in a few words each. */
export function NextInterviews({ interviews }: { interviews: readonly Interview[] }) {
  const { t } = useTranslation('interviews');
  const times = useInterviewTimes();
  return (
    <Card padded={false}>
      <ul className="divide-y divide-border">
        {interviews.map((interview) => {
          const name = interview.candidateName || t('hidden');
          const [point] = interview.open;
          return (
            <li
              key={interview.id}
              className="relative flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-3 hover:bg-sunken"
            >
              <Avatar name={name} src={interview.candidatePhotoUrl} size="sm" />
              <div className="min-w-0 flex-1 basis-48">
                <Link
                  href={to(interviewPaths.interview, { id: interview.id })}
                  className="font-semibold wrap-break-word after:absolute after:inset-0 hover:underline"
                >
                  {name}
                </Link>
                <p className="text-small wrap-break-word first-letter:uppercase">
                  <time dateTime={interview.startsAt}>{times.when(interview)}</time>
                </p>
                <p className="truncate text-small text-muted">
                  {[t(`type.${interview.type}`), interview.jobTitle].join('\u00a0· ')}
                </p>
              </div>
              {point && (
                <Badge tone="amber" className="max-sm:ml-11">
                  {t(`list.open.${point}`)}
                </Badge>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
