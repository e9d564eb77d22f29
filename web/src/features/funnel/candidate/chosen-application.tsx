import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { TeamMessages } from '../../conversations/components/team-messages.tsx';
import { NewNote } from '../../evaluations/components/new-note.tsx';
import { NotesSection } from '../../evaluations/components/notes-section.tsx';
import { TeamFeedback } from '../../evaluations/components/team-feedback.tsx';
import { InterviewsSection } from '../../interviews/components/interviews-section.tsx';
import { applicationQuery } from '../funnel.queries.ts';
import { FormAnswers } from '../panel/form-answers.tsx';
import { ResumeView } from '../panel/resume-view.tsx';
import { TimelineSection } from '../panel/timeline-section.tsx';

/** What was sent with an application, what the team says of it, and what has happened. */
export function ChosenApplication({ id }: { id: string }) {
  const { t } = useTranslation('candidates');
  const application = useQuery(applicationQuery(id));
  return (
    <QueryView
      query={application}
      skeleton={
        <SkeletonGroup>
          <Skeleton className="h-80 w-full" />
        </SkeletonGroup>
      }
      failure={{ level: 2, title: t('profile.applicationError') }}
    >
      {(detail) => (
        <Card as="section" aria-labelledby="chosen">
          <h2 id="chosen" className="text-h4 wrap-break-word">
            {t('profile.chosen', { job: detail.jobTitle })}
          </h2>
          <div className="mt-4 grid gap-x-8 gap-y-7 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="flex min-w-0 flex-col gap-7">
              <InterviewsSection
                applicationId={detail.id}
                {...(detail.can.handleInterviews && {
                  scheduling: {
                    name: detail.candidate.name,
                    refused: detail.actions.schedule_interview.reason ?? undefined,
                  },
                })}
              />
              {detail.can.converse && <TeamMessages applicationId={detail.id} />}
              {detail.can.converse && <TeamFeedback application={detail} />}
              <FormAnswers detail={detail} />
              <ResumeView
                key={detail.resume?.fileId ?? 'none'}
                applicationId={detail.id}
                resume={detail.resume}
                hidden={detail.hidden}
              />
            </div>
            <div className="flex min-w-0 flex-col gap-7">
              <div className="flex flex-col gap-3">
                <NotesSection applicationId={detail.id} />
                {detail.can.writeNotes && <NewNote key={detail.id} applicationId={detail.id} />}
              </div>
              {detail.can.readHistory && <TimelineSection applicationId={detail.id} />}
            </div>
          </div>
        </Card>
      )}
    </QueryView>
  );
}
