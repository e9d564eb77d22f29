import { FEEDBACK_MESSAGE_MAX, FEEDBACK_PART_MAX } from '@prova/contract/evaluations/feedback-limits';
import {
  createFeedback,
  FEEDBACK_PARTS,
  type Feedback,
  type FeedbackPart,
  feedbackForm,
  getFeedback,
  updateFeedback,
} from '@prova/contract/evaluations/feedbacks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { invalidate, useCall } from '../../../lib/query.ts';
import { keptInTab } from '../../../lib/tab-memory.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Callout } from '../../../ui/callout.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { LegalConcerns } from '../../jobs/components/legal-concerns.tsx';
import { changedByFeedback } from '../feedbacks.queries.ts';
import { FeedbackText } from './feedback-text.tsx';

const LIMITS: Record<FeedbackPart, number> = {
  strengths: FEEDBACK_PART_MAX,
  growth: FEEDBACK_PART_MAX,
  message: FEEDBACK_MESSAGE_MAX,
};

const draftKey = (applicationId: string) => `feedback.${applicationId}`;

/** Whether a new one was begun in this tab and not saved. */
export const isFeedbackKept = (applicationId: string): boolean =>
  keptInTab(`prova.draft.${draftKey(applicationId)}`) !== null;

type Props = {
  applicationId: string;
  /** Null for a new one. */
  feedback: Feedback | null;
  name: string;
  onClose: () => void;
};

/** Writes a feedback, or changes its words. A draft stays inside until it is shared. */
export function FeedbackDialog({ applicationId, feedback, name, onClose }: Props) {
  const { t } = useTranslation('feedback');
  const client = useQueryClient();
  const form = useContractForm(feedbackForm, {
    strengths: feedback?.strengths ?? '',
    growth: feedback?.growth ?? '',
    message: feedback?.message ?? '',
    // Of what is being changed: what a colleague has saved since is a conflict, also after a reload.
    version: feedback?.team?.version ?? 0,
  });
  const forget = useKeptDraft(feedback ? `feedback.edit.${feedback.id}` : draftKey(applicationId), form);
  /** A colleague's words, saved while one wrote; 'gone' once they deleted it. */
  const [theirs, setTheirs] = useState<Feedback | 'gone' | null>(null);
  const options = { invalidates: changedByFeedback, meta: { quiet: true } };
  const create = useCall(createFeedback, options);
  const update = useCall(updateFeedback, options);
  const { version: _, ...words } = form.watch();

  const change = async (id: string, body: Parameters<typeof update.mutateAsync>[0]['body']) => {
    try {
      await update.mutateAsync({ params: { id }, body });
      return true;
    } catch (error) {
      if (!isApiError(error, 'VERSION_CONFLICT', 'NOT_FOUND')) throw error;
      const found = await call(getFeedback, { params: { id } }).catch((error: unknown) => {
        if (isApiError(error, 'NOT_FOUND')) return 'gone' as const;
        throw error;
      });
      // Whoever saves now has seen what they save over.
      if (found !== 'gone' && found.team) form.setValue('version', found.team.version, { shouldDirty: true });
      setTheirs(found);
      void invalidate(client, changedByFeedback);
      return false;
    }
  };
  const shared = feedback?.sharedAt != null;
  return (
    <FormDialog
      form={form}
      forget={forget}
      size="lg"
      title={t(feedback ? 'editTitle' : 'newTitle', { name })}
      description={t(shared ? 'editSharedText' : 'draftText', { name })}
      submitLabel={t(shared ? 'saveShared' : 'saveDraft')}
      onSubmit={async ({ version, ...said }) => {
        if (feedback && theirs !== 'gone') {
          if (!(await change(feedback.id, { ...said, version }))) return false;
        } else await create.mutateAsync({ body: { ...said, applicationId } });
        toast.success(t(shared ? 'changed' : 'saved'));
      }}
      onClose={onClose}
    >
      {theirs && (
        <Callout kind="warning" live title={t(theirs === 'gone' ? 'goneTitle' : 'conflictTitle')}>
          {theirs === 'gone' ? t('goneText') : t('conflictText')}
          {theirs !== 'gone' && (
            <div className="mt-3">
              <FeedbackText feedback={theirs} />
            </div>
          )}
        </Callout>
      )}
      {FEEDBACK_PARTS.map((part) => (
        <TextArea
          key={part}
          label={t(`parts.${part}`)}
          hint={t(`hints.${part}`)}
          rows={3}
          counted
          maxLength={LIMITS[part]}
          {...form.register(part)}
          value={words[part]}
          error={form.errorOf(part)}
        />
      ))}
      <LegalConcerns
        text={FEEDBACK_PARTS.map((part) => words[part]).join('\n\n')}
        title={t('legal.title')}
        reasonOf={(kind) => t(kind === 'experience' ? 'legal.experience' : 'legal.discrimination')}
        note={t('legal.note')}
      />
    </FormDialog>
  );
}
