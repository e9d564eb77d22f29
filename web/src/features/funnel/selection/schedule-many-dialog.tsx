import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import { getCompanyMails } from '@prova/contract/companies/companies';
import { scheduleInterviews } from '@prova/contract/funnel/schedule-interviews';
import { listBusyTimes } from '@prova/contract/interviews/interviews';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { invalidate, queryOf } from '../../../lib/query.ts';
import { useUser } from '../../../lib/session.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { Callout } from '../../../ui/callout.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { MeetingFields } from '../../interviews/components/meeting-fields.tsx';
import { changedByInterview, ownTimeZone } from '../../interviews/interviews.queries.ts';
import { HoursFields } from './hours-fields.tsx';
import type { Chosen } from './plan.ts';
import { emptyMany, type ScheduleManyValues, scheduleManyForm, sharedOf } from './schedule-many-form.ts';
import { ScheduleManyList } from './schedule-many-list.tsx';
import { type PersonTime, timesOf } from './schedule-many-times.ts';
import type { Many } from './use-many.ts';
import { useLeftOut, useTimeProblems } from './use-time-problems.ts';

const changed = [...changedByInterview, listBusyTimes, getCompanyMails];
/** What another time may mend. */
const MENDABLE = ['INTERVIEWER_BUSY', 'VALIDATION_FAILED'];

type Props = { people: readonly Chosen[]; many: Many; onClose: () => void };

/** Proposes a time for each of several people, one after the other, lets each be changed, and invites them all. */
export function ScheduleManyDialog({ people, many, onClose }: Props) {
  const { t } = useTranslation(['schedule-many', 'interviews']);
  const client = useQueryClient();
  const user = useUser();
  const company = useWorkingCompany();
  const [now] = useState(() => new Date());
  const words = { until: t('hoursTooShort'), weekdays: t('weekdaysMissing') };
  const form = useContractForm(scheduleManyForm, emptyMany(user.id, ownTimeZone(), now), { words });
  const [key] = useState(`schedule.many.${people.length}.${people[0]?.id}`);
  const forget = useKeptDraft(key, form);
  const values = form.watch() as ScheduleManyValues;
  const { interviewerIds = [] } = values;
  const busy = useQuery({
    ...queryOf(listBusyTimes, { query: { interviewerIds: interviewerIds.join(',') } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const mails = useQuery({
    ...queryOf(getCompanyMails, { params: { id: company?.id ?? '' } }),
    enabled: company !== undefined,
    staleTime: 0,
  });
  const known = useMemo(
    () => ({
      busy: (busy.data ?? []).map(({ userId, startsAt, endsAt }) => ({
        userId,
        start: new Date(startsAt),
        end: new Date(endsAt),
      })),
      mailsLeft: mails.data?.left,
      now,
    }),
    [busy.data, mails.data, now],
  );
  const plan = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form answers a new object each time, whatever it holds.
  const rows = useMemo(() => timesOf(people, values, known), [people, plan, known]);
  const invited = rows.filter(({ leftOut, slot }) => leftOut === null && slot !== null);
  const isWaiting = rows.some(({ leftOut, slot, problem }) => leftOut === null && slot === null && problem === null);
  const problems = useTimeProblems();
  const leftOut = useLeftOut();
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const set = <Name extends keyof ScheduleManyValues>(name: Name, value: ScheduleManyValues[Name]) =>
    form.setValue(name, value as never, change);
  const overlaps = rows.some(({ problem }) => problem?.kind === 'busy' || problem?.kind === 'together');

  const send = async (values: ScheduleManyValues) => {
    if (rows.some(({ problem }) => problem !== null)) {
      form.fail(t('fixTimes'));
      return false;
    }
    if (invited.length === 0) {
      form.fail(t('nobody'));
      return false;
    }
    const slots = new Map(invited.map(({ person, slot }) => [person.id, slot]));
    const outcome = await many.run(
      invited.map(({ person }) => person),
      {
        send: (applications, job) =>
          call(scheduleInterviews, {
            body: {
              ...sharedOf(values),
              ...job,
              applications: applications.map((each) => {
                const { date = '', time = '', offset } = slots.get(each.id) ?? {};
                return { ...each, date, time, ...(offset && { offset }) };
              }),
            },
          }),
        seconds: { undo: UNDO_SECONDS, mails: UNDO_SECONDS },
        leftOut: rows.flatMap((row) => leftOut(row)),
        onChange: () => void invalidate(client, changed),
      },
      {
        done: ({ length: count }) => t('done', { count }),
        mails: ({ length }) => length,
        running: t('running', { count: invited.length }),
        failed: t('failed'),
      },
    );
    if (!outcome) return false;
    problems.note(outcome.failed, slots);
    return !outcome.failed.some(({ error }) => MENDABLE.includes(error));
  };

  return (
    <FormDialog
      form={form}
      forget={forget}
      title={t('title', { count: people.length })}
      description={t('lead')}
      submitLabel={t('submit', { count: invited.length })}
      failureTitle={t('failed')}
      // Nobody sends without having seen what is left of today.
      waiting={busy.isLoading || mails.isLoading}
      onSubmit={(values) => send(values as ScheduleManyValues)}
      onClose={onClose}
      size="xl"
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <section className="flex flex-col gap-5">
            <h3 className="text-h5">{t('when')}</h3>
            <HoursFields form={form} values={values} set={set} />
          </section>
          <section className="flex flex-col gap-5">
            <h3 className="text-h5">{t('meeting')}</h3>
            <MeetingFields
              values={values}
              set={(field, value) => form.setValue(field, value as never, change)}
              onPlace={() => form.clearErrors('location')}
              location={() => form.register('location')}
              notes={form.register('notes')}
              errorOf={(field) => form.errorOf(field)}
            />
          </section>
        </div>
        <section className="flex min-w-0 flex-col gap-3">
          <div>
            <h3 className="text-h5">{t('times')}</h3>
            <p className="text-small text-muted">{isWaiting ? t('waiting') : t('timesHint')}</p>
          </div>
          <MailsLeft rows={rows} mails={mails.data} />
          {busy.error && <Callout kind="warning">{t('busyError')}</Callout>}
          {(overlaps || values.allowOverlap) && (
            <Switch
              label={t('overlap')}
              hint={t('overlapHint')}
              checked={values.allowOverlap}
              onChange={(next) => set('allowOverlap', next)}
            />
          )}
          <ScheduleManyList
            rows={rows}
            timeZone={values.timeZone}
            problemOf={problems.of}
            onChange={(id, time) => {
              const { [id]: _, ...others } = values.own;
              set('own', time === null ? others : { ...others, [id]: time });
            }}
          />
        </section>
      </div>
    </FormDialog>
  );
}

type MailsProps = { rows: readonly PersonTime[]; mails: { left: number; suspended: boolean } | undefined };

/** How many invitations can leave today, and for how many that is too few. */
function MailsLeft({ rows, mails }: MailsProps) {
  const { t } = useTranslation('schedule-many');
  if (!mails) return null;
  if (mails.suspended) return <Callout kind="warning">{t('suspended')}</Callout>;
  const count = rows.filter(({ leftOut }) => leftOut === 'NO_MAILS').length;
  const left = t('mails', { count: mails.left });
  if (count === 0) return <p className="text-small text-muted">{left}</p>;
  return (
    <Callout kind="warning" title={left}>
      {t('tooMany', { count })}
    </Callout>
  );
}
