import { moveCandidate } from '@prova/contract/funnel/funnel';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useFormat } from '../../../lib/format.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Callout } from '../../../ui/callout.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { Changes, Moved, Stage } from '../use-changes.ts';

const REASON_MAX = 2000;
const form = z.object({ notes: moveCandidate.body.shape.notes.unwrap() });

export type Skip = { card: Moved; stage: Stage; skipped: readonly Stage[] };

type Props = Skip & { changes: Changes; onClose: () => void };

/** Asks why somebody is moved past stages that are required; the answer is in the history. */
export function SkipDialog({ card, stage, skipped, changes, onClose }: Props) {
  const { t } = useTranslation('funnel');
  const { locale } = useFormat();
  const fields = useContractForm(form, { notes: '' }, { words: { notes: t('reject.reasonMissing') } });
  const forget = useKeptDraft(`skip.${card.id}`, fields);
  const stages = new Intl.ListFormat(locale, { type: 'conjunction' }).format(skipped.map(({ name }) => name));
  return (
    <FormDialog
      form={fields}
      forget={forget}
      title={t('skip.title', { name: card.name, stage: stage.name })}
      description={t('skip.lead', { stages, count: skipped.length })}
      submitLabel={t('skip.confirm')}
      failureTitle={t('failed.move', { name: card.name })}
      onSubmit={({ notes }) => changes.moveFor(card, stage, notes)}
      onClose={onClose}
    >
      {stage.mails && <Callout kind="plain">{t('actions.approveMails', { stage: stage.name })}</Callout>}
      <TextArea
        label={t('skip.reason')}
        hint={t('skip.reasonHint')}
        required
        rows={3}
        maxLength={REASON_MAX}
        counted
        {...fields.register('notes')}
        error={fields.errorOf('notes')}
      />
    </FormDialog>
  );
}
