import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import { getCompanyMails } from '@prova/contract/companies/companies';
import { scheduleAiInterviews } from '@prova/contract/funnel/schedule-ai-interviews';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { changedByAiInterview } from '../../ai-interviews/ai-interviews.queries.ts';
import { AiInterviewFields } from '../../ai-interviews/components/ai-interview-fields.tsx';
import { detailsOf, emptyAiForm, scheduleManyAiForm } from '../../ai-interviews/components/ai-interview-form.ts';
import { ownTimeZone } from '../../interviews/interviews.queries.ts';
import { MANY_TIMEOUT_MS } from '../board-source.ts';
import type { Chosen, Plan } from './plan.ts';
import { RefusedLines } from './refused-lines.tsx';
import type { Many } from './use-many.ts';

const changed = [...changedByAiInterview, getCompanyMails];

type Props = { people: readonly Chosen[]; plan: Plan; many: Many; onClose: () => void };

/** Asks several people for an AI interview, all to be begun until the same moment. */
export function ScheduleManyAiDialog({ people, plan, many, onClose }: Props) {
  const { t } = useTranslation('ai-interviews');
  const client = useQueryClient();
  const form = useContractForm(scheduleManyAiForm, emptyAiForm(ownTimeZone()));
  const [key] = useState(`schedule-ai.many.${people.length}.${people[0]?.id}`);
  const forget = useKeptDraft(key, form);
  const count = plan.able.length;
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={t('many.title', { count })}
      description={t('many.lead')}
      submitLabel={t('many.submit', { count })}
      failureTitle={t('many.failed')}
      // Of the others it is said here why not.
      onSubmit={async (values) => {
        const outcome = await many.run(
          plan.able,
          {
            send: (applications, job) =>
              call(
                scheduleAiInterviews,
                { body: { ...detailsOf(values), ...job, applications } },
                { timeoutMs: MANY_TIMEOUT_MS },
              ),
            seconds: { undo: UNDO_SECONDS, mails: UNDO_SECONDS },
            onChange: () => void invalidate(client, changed),
          },
          {
            done: ({ length: count }) => t('many.done', { count }),
            mails: ({ length }) => length,
            running: t('many.running', { count }),
            failed: t('many.failed'),
          },
        );
        return outcome !== undefined;
      }}
      onClose={onClose}
      size="lg"
    >
      <div className="flex flex-col gap-0.5 text-small text-muted empty:hidden">
        <RefusedLines plan={plan} phrase="cannotInvite" />
      </div>
      <AiInterviewFields form={form} values={form.watch()} people={count} />
    </FormDialog>
  );
}
