import { settledSeconds } from '@prova/contract/applications/status-events';
import { moveCandidate } from '@prova/contract/funnel/funnel';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useFormat } from '../../../lib/format.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Callout } from '../../../ui/callout.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { Stage } from '../use-changes.ts';
import { type Chosen, skipsOf } from './plan.ts';
import type { Settled } from './use-interviews-ahead.tsx';
import type { Many } from './use-many.ts';

const REASON_MAX = 2000;
const form = z.object({ notes: moveCandidate.body.shape.notes.unwrap() });

type Props = {
  people: readonly Chosen[];
  stage: Stage;
  /** What was said before of interviews that are ahead. */
  settled: Settled;
  many: Many;
  words: Parameters<Many['act']>[2];
  onClose: () => void;
};

/** Asks once why people are moved past stages that are required; the answer is in the history of each who is. */
export function SkipManyDialog({ people, stage, settled, many, words, onClose }: Props) {
  const { t } = useTranslation(['selection', 'funnel']);
  const { locale } = useFormat();
  const fields = useContractForm(form, { notes: '' }, { words: { notes: t('funnel:reject.reasonMissing') } });
  const forget = useKeptDraft(`skip.many.${stage.id}.${people[0]?.id}`, fields);
  const skips = skipsOf(people, stage);
  const names = skips.stages.map(({ name }) => name);
  const stages = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  const lead = t('funnel:skip.lead', { stages, count: names.length });
  const whom = skips.people < people.length ? t('skip.some', { count: skips.people, of: people.length }) : '';
  return (
    <FormDialog
      form={fields}
      forget={forget}
      title={t('skip.title', { count: people.length, stage: stage.name })}
      description={[lead, whom].filter(Boolean).join(' ')}
      submitLabel={t('funnel:skip.confirm')}
      failureTitle={words.failed}
      onSubmit={({ notes }) => many.act(people, { action: 'move', targetStageId: stage.id, notes, ...settled }, words)}
      onClose={onClose}
    >
      {stage.mails && (
        <Callout kind="plain">
          {t('skip.mails', { stage: stage.name, count: people.length, seconds: settledSeconds(people.length) })}
        </Callout>
      )}
      <TextArea
        label={t('funnel:skip.reason')}
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
