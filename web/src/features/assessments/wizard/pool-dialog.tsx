import { POOL_NAME_MAX } from '@prova/contract/assessments/test-fields';
import { savePools, type TestDetails } from '@prova/contract/assessments/tests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByTest } from '../assessments.queries.ts';
import { OutdatedDraft } from './outdated-draft.tsx';
import { type PoolValues, poolForm, poolsOf } from './pool-values.ts';
import { QuestionPicker } from './question-picker.tsx';
import { ReloadTest } from './reload-test.tsx';
import { useDraftLeave } from './use-draft-leave.tsx';
import { useDraftVersion } from './use-draft-version.ts';

type Props = {
  test: TestDetails;
  /** Its place among the pools; behind the last one it is a new one. */
  at: number;
  onClose: () => void;
};

type FormProps = Props & {
  /** Under which name its draft is kept; '' for a new one. */
  name: string;
  onReloaded: (test: TestDetails) => void;
};

/** A pool: which questions are in it, what each is worth, and how many of them everybody gets. */
export function PoolDialog({ test, at, onClose }: Props) {
  // Saved over what was read when it was opened: what somebody changed since is not overwritten.
  const [read, setRead] = useState(test);
  const [name] = useState(() => poolsOf(test)[at]?.name ?? '');
  const pools = poolsOf(read);
  const place = pools.findIndex((pool) => pool.name === name);
  return (
    <PoolForm
      key={read.version}
      test={read}
      at={place === -1 ? pools.length : place}
      name={name}
      onReloaded={setRead}
      onClose={onClose}
    />
  );
}

function PoolForm({ test, at, name, onReloaded, onClose }: FormProps) {
  const { t } = useTranslation('authoring');
  const pools = poolsOf(test);
  const pool = pools[at];
  const free = test.questions.filter(({ pool: own }) => !own || own === pool?.name);
  const stored = {
    name: pool?.name ?? '',
    draws: String(pool?.draws ?? 1),
    points: String(pool?.points ?? free[0]?.points ?? 1),
    questionIds: pool?.questionIds ?? [],
  };
  const form = useContractForm(poolForm(pools.filter((_, place) => place !== at).map(({ name }) => name)), stored);
  const draft = `pool.${test.id}.${name}`;
  const [outdated, accept] = useDraftVersion(draft, test.version);
  const forget = useKeptDraft(draft, form);
  const [sending, watched] = useSending();
  const leave = useDraftLeave({ what: 'pool', isDirty: form.formState.isDirty, sending, forget, onClose });
  const save = useCall(savePools, { invalidates: changedByTest, meta: { quiet: true }, ...watched });
  const values = form.watch();
  const set = <Name extends keyof PoolValues>(name: Name, value: PoolValues[Name]) =>
    form.setValue(name, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <FormDialog
      form={form}
      size="lg"
      title={pool ? t('pool.editing', { name: pool.name }) : t('pool.new')}
      description={t('pool.text')}
      submitLabel={free.length > 0 ? t(pool ? 'pool.save' : 'pool.create') : undefined}
      failureTitle={t('pools.failed')}
      failureAction={<ReloadTest testId={test.id} failure={save.error} onLoaded={onReloaded} />}
      onSubmit={async (body) => {
        // What another window took out is gone.
        const there = new Set(free.map((question) => question.id));
        const own = { ...body, questionIds: body.questionIds.filter((questionId) => there.has(questionId)) };
        const next = pool ? pools.map((each, place) => (place === at ? own : each)) : [...pools, own];
        await save.mutateAsync({ params: { id: test.id }, body: { version: test.version, pools: next } });
        toast.success(t('pool.saved'));
      }}
      {...leave.dialog}
    >
      {leave.question}
      {outdated && (
        <OutdatedDraft
          what="test"
          onDiscard={() => {
            form.reset(stored);
            forget();
            accept();
          }}
        />
      )}
      <TextField
        label={t('pool.name')}
        hint={t('pool.nameHint')}
        required
        placeholder={t('pool.namePlaceholder')}
        maxLength={POOL_NAME_MAX}
        {...form.register('name')}
        error={form.errorOf('name')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          label={t('pool.draws')}
          required
          name="draws"
          maxLength={3}
          value={values.draws}
          onChange={(draws) => set('draws', draws)}
          error={form.errorOf('draws')}
        />
        <NumberField
          label={t('pool.points')}
          required
          name="points"
          maxLength={3}
          value={values.points}
          onChange={(points) => set('points', points)}
          error={form.errorOf('points')}
        />
      </div>
      {free.length === 0 ? (
        <p className="text-muted">{t('pool.noneFree')}</p>
      ) : (
        <QuestionPicker
          legend={t('pool.questions')}
          questions={free.map((question) => ({ ...question, key: question.id }))}
          chosen={new Set(values.questionIds)}
          onChange={(ids) => {
            set('questionIds', ids);
            // How many can be drawn depends on it.
            if (form.errorOf('draws')) void form.trigger('draws');
          }}
          error={form.errorOf('questionIds')}
          note={free.length < test.questions.length && t('pool.otherPools')}
        />
      )}
    </FormDialog>
  );
}
