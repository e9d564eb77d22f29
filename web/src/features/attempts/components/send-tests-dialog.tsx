import { assessmentPaths } from '@prova/contract/assessments/paths';
import { LONGEST_DUE_DAYS } from '@prova/contract/attempts/assignment-fields';
import { sendTestsBody } from '@prova/contract/attempts/assignments';
import type { ValidationCode } from '@prova/contract/validation';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayAhead } from '../../../lib/calendar-day.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Callout } from '../../../ui/callout.tsx';
import { DatePicker } from '../../../ui/date-field.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MultiSelect } from '../../../ui/multi-select.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { SendingState } from '../../../widgets/sending-state.tsx';
import { publishedTestsQuery } from '../../assessments/assessments.queries.ts';
import { useTestFacts } from '../../assessments/components/use-test-facts.ts';
import { SeenTests } from './seen-tests.tsx';
import { type SentTests, useSendTests } from './use-send-tests.ts';

type Person = { readonly id: string; readonly name: string };
type Props = {
  people: readonly Person[];
  /** Beside tests that wait. */
  adds?: boolean;
  /** Hears to whom they went, and whom not and why. */
  onSent?: (outcome: SentTests) => void;
  onClose: () => void;
};

const DUE_DAYS = 7;
const code = (value: ValidationCode) => value;

/** By the calendar of whoever sends; the server judges by the company's, which has the last word. */
const form = sendTestsBody.omit({ applicationIds: true, adds: true }).extend({
  dueDate: sendTestsBody.shape.dueDate
    .refine((day) => day >= dayAhead(0), { error: code('DATE_PAST'), abort: true })
    .refine((day) => day <= dayAhead(LONGEST_DUE_DAYS), {
      error: code('DATE_TOO_FAR'),
      params: { maximum: LONGEST_DUE_DAYS },
    }),
});

/** Sends one or more published tests to one candidate or several, with a last day and words of one's own. */
export function SendTestsDialog({ people, adds = false, onSent, onClose }: Props) {
  const { t } = useTranslation(['assignments', 'tests']);
  const facts = useTestFacts();
  const [send, sending] = useSendTests();
  const tests = useQuery(publishedTestsQuery());
  const [first] = people;
  const own = useContractForm(form, { testIds: [], dueDate: dayAhead(DUE_DAYS), notes: '' });
  const forget = useKeptDraft(`send-tests.${people.length}.${first?.id}`, own);
  const { testIds = [], dueDate, notes } = own.watch();
  const change = { shouldDirty: true, shouldValidate: own.formState.isSubmitted };
  const none = tests.data?.length === 0;
  return (
    <FormDialog
      form={own}
      forget={forget}
      title={
        adds
          ? t('add.title')
          : people.length === 1
            ? t('title', { name: first?.name })
            : t('titleMany', { count: people.length })
      }
      description={adds ? t('add.lead') : t('lead', { count: people.length })}
      submitLabel={none ? undefined : t('submit', { count: people.length })}
      failureTitle={t('failed')}
      waiting={!tests.data}
      leavable={sending.isWaiting}
      {...(sending.isWaiting && { cancelLabel: t('stopTrying'), onCancel: sending.stop })}
      actions={<SendingState sending={sending} />}
      onSubmit={async ({ notes, ...values }) => {
        const outcome = await send({
          applicationIds: people.map(({ id }) => id),
          ...values,
          ...(notes && { notes }),
          ...(adds && { adds }),
        });
        const [refused] = outcome.failed;
        // Of one alone the dialog itself says why not.
        if (people.length === 1 && refused) {
          own.fail(refused.message);
          return false;
        }
        onSent?.(outcome);
        return true;
      }}
      onClose={() => {
        if (sending.isWaiting) sending.stop();
        onClose();
      }}
    >
      <QueryView
        query={tests}
        skeleton={<Skeleton className="h-16 w-full" />}
        failure={{ level: 3, title: t('loadError') }}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            level={3}
            title={t('none')}
            action={
              <LinkButton variant="primary" href={assessmentPaths.newTest}>
                {t('tests:create')}
              </LinkButton>
            }
          >
            {t('noneText')}
          </EmptyState>
        }
      >
        {(list) => (
          <>
            <MultiSelect
              label={t('tests')}
              required
              placeholder={t('choose')}
              options={list.map((test) => ({
                value: test.id,
                label: [test.title, t(`tests:difficulty.${test.difficulty}`), facts.minutes(test)].join(' · '),
              }))}
              value={testIds}
              onChange={(ids) => own.setValue('testIds', ids, change)}
              error={own.errorOf('testIds')}
            />
            <SeenTests tests={list} chosen={testIds} />
            <DatePicker
              label={t('dueDate')}
              hint={t('dueDateHint')}
              required
              min={dayAhead(0)}
              max={dayAhead(LONGEST_DUE_DAYS)}
              value={dueDate || null}
              onChange={(day) => own.setValue('dueDate', day ?? '', change)}
              error={own.errorOf('dueDate')}
            />
            <TextArea
              label={t('notes')}
              hint={t('notesHint', { count: people.length })}
              optional
              rows={3}
              maxLength={2000}
              counted
              {...own.register('notes')}
              value={notes}
              error={own.errorOf('notes')}
            />
            <Callout kind="plain">{t('frozen')}</Callout>
          </>
        )}
      </QueryView>
    </FormDialog>
  );
}
