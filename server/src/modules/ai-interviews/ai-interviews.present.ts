import { minutesOf } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { aiInterview } from '@prova/contract/ai-interviews/ai-interviews';
import type * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { mayHandleAiInterview, mayReadAiInterview } from './ai-interviews.policy.ts';
import type { AiInterviewRow } from './ai-interviews.queries.ts';
import { isExtendable } from './extend-ai-interview.ts';
import { isOpen } from './find-ai-interview.ts';
import { hiddenNames } from './records/hidden-names.ts';

/** An AI interview as the company sees it. */
export function showAiInterview(ctx: Ctx, row: AiInterviewRow): z.input<typeof aiInterview> {
  const mayHandle = mayHandleAiInterview(ctx.actor, row);
  const open = isOpen(row);
  return {
    ...row,
    candidateName: row.blind ? null : row.candidateName,
    // What somebody wrote who asked for a person may name them.
    reason: row.reason === null ? null : hiddenNames(row, []).text(row.reason),
    questions: row.script.length,
    minutes: minutesOf(row.script.length),
    organiserName: row.organiserName ?? '',
    can: {
      // Who was erased can be written to no more.
      extend: mayHandle && isExtendable(row) && row.candidateEmail !== null,
      cancel: mayHandle && open,
      mail: mayHandle && open && row.candidateEmail !== null,
      read: mayReadAiInterview(ctx.actor, row),
    },
  };
}
