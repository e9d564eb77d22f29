import type { RecordKind } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Locale } from '@prova/contract/common';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { mayHandleInterviews, requireInterview } from '../../interviews/interviews.service.ts';
import { languageOf } from '../../jobs/jobs.service.ts';
import { mayHandleAiInterview, mayOpenApplication, mayReadAiInterview } from '../ai-interviews.policy.ts';
import type { AiInterviewRow } from '../ai-interviews.queries.ts';
import { findReadable, isOpen } from '../find-ai-interview.ts';
import { selectJobText } from '../script.queries.ts';

/** An interview of either kind, for whoever may read it. */
export interface Subject {
  readonly kind: RecordKind;
  readonly id: string;
  readonly companyId: string;
  readonly applicationId: string;
  readonly jobId: string;
  readonly locale: Locale;
  /** The job hides who applied. */
  readonly blind: boolean;
  readonly candidateName: string | null;
  /** As the candidate said it to a program. */
  readonly heardName: string | null;
  readonly script: AiInterviewRow['script'];
  /** The candidate asked for a person instead, who is told that nothing comes of it: the team reads, and no program judges. */
  readonly isDeclined: boolean;
  /** Held by a program, and not over. */
  readonly goesOn: boolean;
  /** `judgements`: whoever is only invited to interview judges on their own. */
  readonly can: { readonly handle: boolean; readonly openApplication: boolean; readonly judgements: boolean };
}

/** @throws AppError INTERVIEW_NOT_FOUND */
export async function requireSubject(ctx: Ctx, id: string): Promise<Subject> {
  const ai = await findReadable(ctx, id);
  if (ai)
    return {
      ...ai,
      kind: 'ai',
      isDeclined: ai.cause === 'asked_for_person',
      goesOn: isOpen(ai),
      can: {
        handle: mayHandleAiInterview(ctx.actor, ai),
        openApplication: mayOpenApplication(ctx.actor, ai),
        judgements: true,
      },
    };
  const live = await requireInterview(ctx, id, 'read');
  return {
    ...live,
    kind: 'live',
    heardName: null,
    isDeclined: false,
    goesOn: false,
    locale: languageOf(await selectJobText(ctx, live.jobId), ctx.locale),
    script: [],
    can: {
      handle: mayHandleInterviews(ctx.actor, live),
      openApplication: mayOpenApplication(ctx.actor, live),
      judgements: mayReadAiInterview(ctx.actor, live),
    },
  };
}

/** The same for who has it analysed. @throws AppError INTERVIEW_NOT_FOUND, FORBIDDEN */
export async function requireHandledSubject(ctx: Ctx, id: string): Promise<Subject> {
  const subject = await requireSubject(ctx, id);
  if (!subject.can.handle) throw new AppError('FORBIDDEN');
  return subject;
}
