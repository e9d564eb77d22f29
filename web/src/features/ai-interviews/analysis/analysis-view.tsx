import type { Analysis, InterviewAnalysis } from '@prova/contract/ai-interviews/analysis';
import { Coverage } from './coverage.tsx';
import { Criteria } from './criteria.tsx';
import { Confidence, Flags, Provenance } from './provenance.tsx';
import { Remarks } from './remarks.tsx';
import { Review } from './review.tsx';
import { Scores } from './scores.tsx';
import { Skills } from './skills.tsx';
import { Verdict } from './verdict.tsx';

type Props = { interview: InterviewAnalysis; analysis: Analysis; analyses: number };

/** A finished analysis in full: what it says, and beside it what it is worth. */
export function AnalysisView({ interview, analysis, analyses }: Props) {
  return (
    <>
      <Scores analysis={analysis} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Verdict analysis={analysis} />
          <div className="grid gap-5 xl:grid-cols-2">
            <Remarks kind="strengths" remarks={analysis.strengths} />
            <Remarks kind="improvements" remarks={analysis.improvements} />
          </div>
          <Criteria criteria={analysis.criteria} />
          <Coverage coverage={analysis.coverage} />
          <Skills analysis={analysis} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Confidence analysis={analysis} />
          <Review interviewId={interview.id} analysis={analysis} mayReview={interview.can.review} />
          <Flags flags={analysis.flags} />
          <Provenance analysis={analysis} analyses={analyses} />
        </div>
      </div>
    </>
  );
}
