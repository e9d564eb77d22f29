import { reviewAnalysis } from '@prova/contract/ai-interviews/analysis';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByAnalysis } from '../ai-interviews.queries.ts';

const NOTE_MAX = 2000;
const noteOnly = reviewAnalysis.body.pick({ note: true });

type Props = { interviewId: string; analysisId: string; agrees: boolean; note: string | null; onClose: () => void };

/** Asks why, before somebody says as a person whether they agree with an analysis. */
export function ReviewDialog({ interviewId, analysisId, agrees, note, onClose }: Props) {
  const { t } = useTranslation('interview-analysis');
  const form = useContractForm(noteOnly, { note: note ?? '' });
  const forget = useKeptDraft(`review-analysis.${analysisId}.${agrees}`, form);
  const review = useCall(reviewAnalysis, { invalidates: changedByAnalysis, meta: { quiet: true } });
  const words = agrees ? 'review.agree' : 'review.disagree';
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={t(`${words}.title`)}
      description={t('review.text')}
      size="sm"
      submitLabel={t('review.submit')}
      failureTitle={t('review.failed')}
      onSubmit={async ({ note }) => {
        await review.mutateAsync({ params: { id: interviewId }, body: { analysisId, agrees, ...(note && { note }) } });
        toast.success(t('review.done'));
      }}
      onClose={onClose}
    >
      <TextArea
        label={t(`${words}.note`)}
        hint={t('review.noteHint')}
        optional
        rows={3}
        maxLength={NOTE_MAX}
        {...form.register('note')}
        value={form.watch('note') ?? ''}
        error={form.errorOf('note')}
      />
    </FormDialog>
  );
}
