import { POOL_NAME_MAX } from '@prova/contract/assessments/test-fields';
import { savePools, type TestDetails } from '@prova/contract/assessments/tests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useDraftVersion } from '../../../lib/use-draft-version.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Callout } from '../../../ui/callout.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByTest } from '../assessments.queries.ts';
import { OutdatedDraft } from './outdated-draft.tsx';
import { type PoolValues, placeOfPool, poolForm, poolsOf } from './pool-values.ts';
import { QuestionPicker } from './question-picker.tsx';
import { ReloadTest } from './reload-test.tsx';
import { useDraftLeave } from './use-draft-leave.tsx';

type Props = {
  test: TestDetails;
  /** Its place among the pools; behind the last one it is a new one. */
  at: number;
  onClose: () => void;
};

/** A test as it was read, the place of the pool in it, and the name of the pool where it was read before. */
type Read = { test: TestDetails; at: number; former?: string };

type FormProps = Read & Pick<Props, 'onClose'> & { onReloaded: (read: Read) => void };

/** A pool: which questions are in it, what each is worth, and how many of them everybody gets. */
export function PoolDialog({ test, at, onClose }: Props) {
  // Saved over what was read when it was opened: what somebody changed since is not overwritten.
  const [read, setRead] = useState<Read>({ test, at });
  return <PoolForm key={read.test.version} {...read} onReloaded={setRead} onClose={onClose} />;
}

/** Under which its draft is kept; '' names a new one. */
const draftKey = (test: TestDetails, name = '') => `pool.${test.id}.${name}`;

function PoolForm({ test, at, former, onReloaded, onClose }: FormProps) {
  const { t } = useTranslation('authoring');
  const pools = poolsOf(test);
  const pool = pools[at];
  const free = test.questions.filter(({ pool: own }) => !own || own === pool?.name);
  const there = new Set(free.map(({ id }) => id));
  const stored = {
    name: pool?.name ?? '',
    draws: String(pool?.draws ?? 1),
    points: String(pool?.points ?? free[0]?.points ?? 1),
    questionIds: pool?.questionIds ?? [],
  };
  const others = pools.filter((_, place) => place !== at).map(({ name }) => name);
  const form = useContractForm(poolForm(others, there), stored);
  const draft = draftKey(test, pool?.name);
  const [both, accept] = useDraftVersion(draft, test.version, stored, draftKey(test, former ?? pool?.name));
  const forget = useKeptDraft(draft, form);
  const [sending, watched] = useSending();
  const leave = useDraftLeave({ what: 'pool', isDirty: form.formState.isDirty, sending, forget, onClose });
  const save = useCall(savePools, { invalidates: changedByTest, meta: { quiet: true }, ...watched });
  const values = form.watch();
  /** Chosen in another state of the test. */
  const lost = values.questionIds.filter((id) => !there.has(id)).length;
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
      failureAction={
        <ReloadTest
          testId={test.id}
          failure={save.error}
          onLoaded={(now) => {
            const next = poolsOf(now);
            const place = pool ? placeOfPool(pool, pools, next) : next.length;
            if (place !== -1) return onReloaded({ test: now, at: place, former: pool?.name ?? '' });
            forget();
            toast.error(t('pool.gone'));
            onClose();
          }}
        />
      }
      onSubmit={async (body) => {
        const next = pool ? pools.map((each, place) => (place === at ? body : each)) : [...pools, body];
        await save.mutateAsync({ params: { id: test.id }, body: { version: test.version, pools: next } });
        toast.success(t('pool.saved'));
      }}
      {...leave.dialog}
    >
      {leave.question}
      {both && (
        <OutdatedDraft
          what="test"
          both={both.map((field) => t(`pool.${field === 'questionIds' ? 'questions' : field}`))}
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
      {lost > 0 && (
        <Callout kind="warning" live>
          {t('pool.lost', { count: lost })}
        </Callout>
      )}
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
