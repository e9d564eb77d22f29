import { changeInterview, type Interview } from '@prova/contract/interviews/interviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useDraftVersion } from '../../../lib/use-draft-version.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { SendingState } from '../../../widgets/sending-state.tsx';
import { changedByInterview, interviewQuery } from '../interviews.queries.ts';
import { InterviewFields } from './interview-fields.tsx';
import { changeOf, formSchema, valuesOf } from './interview-form.ts';
import { useOverlap } from './use-overlap.ts';

type Props = { interview: Interview; onClose: () => void };

/** Moves an interview, or changes who comes, where it is and what was said of it. */
export function ChangeInterviewDialog({ interview, onClose }: Props) {
  const [stored, setStored] = useState(interview);
  return <Change key={stored.version} interview={stored} onNewer={setStored} onClose={onClose} />;
}

function Change({ interview, onNewer, onClose }: Props & { onNewer: (interview: Interview) => void }) {
  const { t } = useTranslation('interviews');
  const client = useQueryClient();
  const { id, version } = interview;
  const [before] = useState(() => valuesOf(interview));
  const [schema] = useState(() => formSchema(before));
  const key = `change-interview.${id}`;
  const [changedToo] = useDraftVersion(key, version, before);
  const form = useContractForm(schema, before);
  const forget = useKeptDraft(key, form);
  const overlap = useOverlap();
  const [sending, watched] = useSending();
  const change = useCall(changeInterview, { invalidates: changedByInterview, meta: { quiet: true }, ...watched });
  const [outdated, setOutdated] = useState(false);
  const load = useMutation({
    mutationFn: () => client.fetchQuery({ ...interviewQuery(id), staleTime: 0 }),
    onSuccess: onNewer,
  });
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={t('form.titleChange', { name: interview.candidateName || t('hidden') })}
      description={t('form.leadChange')}
      size="lg"
      submitLabel={t('form.submitChange')}
      failureTitle={t('form.failedChange')}
      failureAction={
        overlap.refused ? (
          <Button type="submit" size="sm" onClick={() => overlap.agree(form.getValues())}>
            {t('form.overlap')}
          </Button>
        ) : (
          outdated && (
            <Button size="sm" busy={load.isPending} onClick={() => load.mutate()}>
              {t('form.reload')}
            </Button>
          )
        )
      }
      leavable={sending.isWaiting}
      {...(sending.isWaiting && { cancelLabel: t('form.stopTrying'), onCancel: sending.stop })}
      actions={<SendingState sending={sending} />}
      onSubmit={async (values) => {
        setOutdated(false);
        const changes = changeOf(before, values);
        if (Object.keys(changes).length === 0) {
          toast.info(t('unchanged'));
          return;
        }
        try {
          await overlap.attempt(values, (allow) =>
            change.mutateAsync({ params: { id }, body: { version, ...changes, ...allow } }),
          );
        } catch (error) {
          setOutdated(isApiError(error, 'VERSION_CONFLICT'));
          throw error;
        }
        toast.success(t('changed'));
      }}
      onClose={() => {
        if (sending.isWaiting) sending.stop();
        onClose();
      }}
    >
      {changedToo && changedToo.length > 0 && <Callout kind="warning">{t('form.changedToo')}</Callout>}
      <InterviewFields form={form} invited={interview.participants} />
    </FormDialog>
  );
}
