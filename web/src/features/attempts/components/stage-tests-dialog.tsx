import { listStageTests, type StageTests, saveStageTests } from '@prova/contract/attempts/stage-tests';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf, useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { MultiSelect } from '../../../ui/multi-select.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { publishedTestsQuery } from '../../assessments/assessments.queries.ts';
import { typedNumber } from '../../assessments/components/typed-number.ts';
import { SeenTests } from './seen-tests.tsx';

type Props = { jobId: string; stageId: string; stageName: string; onClose: () => void };

/** What a stage of tests asks, and whether it is sent by itself. */
export function StageTestsDialog({ jobId, stageId, stageName, onClose }: Props) {
  const { t } = useTranslation('assignments');
  const stages = useQuery(queryOf(listStageTests, { query: { jobId } }));
  const stage = stages.data?.find((each) => each.stageId === stageId);
  if (stage) return <StageForm jobId={jobId} stage={stage} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('stage.title', { stage: stageName })}>
      <QueryView
        query={{ ...stages, data: undefined }}
        skeleton={<Skeleton className="h-32 w-full" />}
        failure={{ level: 3, title: t('stage.loadError') }}
      >
        {() => null}
      </QueryView>
    </Dialog>
  );
}

function StageForm({ jobId, stage, onClose }: { jobId: string; stage: StageTests; onClose: () => void }) {
  const { t } = useTranslation(['assignments', 'tests']);
  const tests = useQuery(publishedTestsQuery());
  // Those that were put away are not sent: saving leaves them out.
  const chosen = stage.tests.filter(({ status }) => status === 'published').map(({ id }) => id);
  const { dueDays, automatic } = stage;
  const form = useContractForm(saveStageTests.body, { jobId, testIds: chosen, dueDays, automatic });
  const [typed, setTyped] = useState(String(dueDays));
  const values = form.watch();
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const save = useCall(saveStageTests, {
    invalidates: [listStageTests],
    meta: { quiet: true },
    onSuccess: () => toast.success(t('stage.saved')),
  });
  return (
    <FormDialog
      form={form}
      title={t('stage.title', { stage: stage.stageName })}
      description={t('stage.lead')}
      submitLabel={t('stage.save')}
      onSubmit={async (body) => {
        await save.mutateAsync({ params: { id: stage.stageId }, body });
      }}
      onClose={onClose}
    >
      <MultiSelect
        label={t('tests')}
        placeholder={t('choose')}
        options={(tests.data ?? []).map(({ id, title, difficulty }) => ({
          value: id,
          label: `${title} · ${t(`tests:difficulty.${difficulty}`)}`,
        }))}
        value={values.testIds ?? []}
        onChange={(ids) => form.setValue('testIds', ids, change)}
        error={form.errorOf('testIds')}
      />
      <SeenTests tests={tests.data ?? []} chosen={values.testIds ?? []} />
      <NumberField
        label={t('stage.days')}
        hint={t('stage.daysHint')}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          form.setValue('dueDays', typedNumber(text), change);
        }}
        error={form.errorOf('dueDays')}
      />
      <Switch
        label={t('stage.automatic')}
        hint={t('stage.automaticHint')}
        checked={values.automatic ?? false}
        onChange={(next) => form.setValue('automatic', next, change)}
      />
    </FormDialog>
  );
}
