import { actOnCandidate } from '@prova/contract/funnel/funnel';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Callout } from '../../../ui/callout.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { ApplicationDialogProps } from './dialog-kinds.ts';

const REASON_MAX = 2000;

/**
 * Hires without an offer of the product: asks why, since it cannot be undone.
 * @param props.mails whether the person is told by mail
 */
export function HireDialog({
  id,
  name,
  mails,
  openings,
  hired,
  changes,
  onClose,
}: ApplicationDialogProps & {
  mails: boolean;
  /** How many people the job is to hire, where it says, and how many it has. */
  openings: number | null;
  hired: number;
}) {
  const { t } = useTranslation('funnel');
  const form = useContractForm(
    actOnCandidate.body,
    { action: 'hire', reason: '' },
    { words: { reason: t('reject.reasonMissing') } },
  );
  const forget = useKeptDraft(`hire.${id}`, form);
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={t('hire.title', { name })}
      description={t('hire.lead')}
      submitLabel={t('hire.confirm')}
      failureTitle={t('failed.hire', { name })}
      onSubmit={(action) => changes.act(id, action, { done: () => t('hire.done', { name }) })}
      onClose={onClose}
    >
      <TextArea
        label={t('hire.reason')}
        hint={t('hire.reasonHint')}
        required
        rows={3}
        maxLength={REASON_MAX}
        counted
        {...form.register('reason')}
        error={form.errorOf('reason')}
      />
      <Callout kind="plain">
        <p>{t(mails ? 'hire.mails' : 'hire.silent')}</p>
        {openings !== null && hired + 1 >= openings && (
          <p>{t('hire.fills', { filled: t('filled', { count: openings, hired: hired + 1 }) })}</p>
        )}
      </Callout>
    </FormDialog>
  );
}
