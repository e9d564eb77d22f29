import type { ApplicationDetail } from '@prova/contract/applications/applications';
import type { Board } from '@prova/contract/funnel/funnel';
import { AiInterviewsSection } from '../../ai-interviews/components/ai-interviews-section.tsx';
import { TestsSection } from '../../attempts/components/tests-section.tsx';
import { TeamMessages } from '../../conversations/components/team-messages.tsx';
import { TeamFeedback } from '../../evaluations/components/team-feedback.tsx';
import { InterviewsSection } from '../../interviews/components/interviews-section.tsx';
import { OfferSection } from '../../offers/components/offer-section.tsx';
import { LockedNotice } from '../components/locked-application.tsx';
import type { DialogKind } from '../dialogs/dialog-kinds.ts';
import { FormAnswers } from './form-answers.tsx';
import { ResumeView } from './resume-view.tsx';

type Props = { detail: ApplicationDetail; board: Board; onAsk: (kind: DialogKind, id: string) => void };

/** What there is to an application, as far as the reader may see it: the same in the panel and on the page of the person. */
export function ApplicationSections({ detail, board, onAsk }: Props) {
  if (detail.locked) return <LockedNotice canDecide={detail.can.decide} />;
  return (
    <>
      {detail.can.readOffers && (
        <OfferSection
          applicationId={detail.id}
          companyName={board.job.companyName}
          published={board.job.facts}
          onCompose={() => onAsk('offer', detail.id)}
        />
      )}
      <InterviewsSection applicationId={detail.id} />
      <AiInterviewsSection
        applicationId={detail.id}
        onSchedulePeople={
          detail.can.handleInterviews && detail.actions.schedule_interview.allowed
            ? () => onAsk('interview', detail.id)
            : undefined
        }
      />
      {detail.can.readTests && <TestsSection applicationId={detail.id} />}
      {detail.can.converse && <TeamMessages applicationId={detail.id} />}
      <FormAnswers detail={detail} />
      {detail.can.converse && <TeamFeedback application={detail} />}
      <ResumeView
        key={detail.resume?.fileId ?? 'none'}
        applicationId={detail.id}
        resume={detail.resume}
        hidden={detail.hidden}
      />
    </>
  );
}
