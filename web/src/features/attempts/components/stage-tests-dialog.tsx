import { listStageTests, type StageTests, saveStageTests } from '@prova/contract/attempts/stage-tests';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf, useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { StageTestsFields } from './stage-tests-fields.tsx';

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
  const { t } = useTranslation('assignments');
  // Those that were put away are not sent: saving leaves them out.
  const chosen = stage.tests.filter(({ status }) => status === 'published').map(({ id }) => id);
  const { dueDays, automatic } = stage;
  const form = useContractForm(saveStageTests.body, { jobId, testIds: chosen, dueDays, automatic });
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
      <StageTestsFields
        tests={form.watch()}
        onChange={(tests) => {
          const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
          for (const part of ['testIds', 'dueDays', 'automatic'] as const) form.setValue(part, tests[part], change);
        }}
        errorOf={form.errorOf}
      />
    </FormDialog>
  );
}
