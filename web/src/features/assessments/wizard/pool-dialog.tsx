import { POOL_NAME_MAX } from '@prova/contract/assessments/test-fields';
import { savePools, type TestDetails } from '@prova/contract/assessments/tests';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { invalidate, useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByTest } from '../assessments.queries.ts';
import { useTestFacts } from '../components/use-test-facts.ts';
import { wordsOf } from '../components/words-of.ts';
import { type PoolValues, poolForm, poolsOf } from './pool-values.ts';

type Props = {
  test: TestDetails;
  /** Its place among the pools; behind the last one it is a new one. */
  at: number;
  onClose: () => void;
};

/** A pool: which questions are in it, what each is worth, and how many of them everybody gets. */
export function PoolDialog({ test, at, onClose }: Props) {
  const { t } = useTranslation(['authoring', 'tests']);
  const facts = useTestFacts();
  const id = useId();
  const pools = poolsOf(test);
  const pool = pools[at];
  const free = test.questions.filter(({ pool: own }) => !own || own === pool?.name);
  const client = useQueryClient();
  const form = useContractForm(poolForm(pools.filter((_, place) => place !== at).map(({ name }) => name)), {
    name: pool?.name ?? '',
    draws: String(pool?.draws ?? 1),
    points: String(pool?.points ?? free[0]?.points ?? 1),
    questionIds: pool?.questionIds ?? [],
  });
  const save = useCall(savePools, { invalidates: changedByTest, meta: { quiet: true } });
  const values = form.watch();
  const set = <Name extends keyof PoolValues>(name: Name, value: PoolValues[Name]) =>
    form.setValue(name, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const chosen = new Set(values.questionIds);
  const choose = (questionId: string, on: boolean) => {
    if (on) chosen.add(questionId);
    else chosen.delete(questionId);
    set(
      'questionIds',
      free.flatMap((question) => (chosen.has(question.id) ? question.id : [])),
    );
    // How many can be drawn depends on it.
    if (form.errorOf('draws')) void form.trigger('draws');
  };
  const error = form.errorOf('questionIds');
  return (
    <FormDialog
      form={form}
      size="lg"
      title={pool ? t('pool.editing', { name: pool.name }) : t('pool.new')}
      description={t('pool.text')}
      submitLabel={free.length > 0 ? t(pool ? 'pool.save' : 'pool.create') : undefined}
      failureTitle={t('pools.failed')}
      onSubmit={async (body) => {
        // What another window took out is gone.
        const there = new Set(free.map((question) => question.id));
        const own = { ...body, questionIds: body.questionIds.filter((questionId) => there.has(questionId)) };
        const next = pool ? pools.map((each, place) => (place === at ? own : each)) : [...pools, own];
        try {
          await save.mutateAsync({ params: { id: test.id }, body: { version: test.version, pools: next } });
        } catch (error) {
          // Read again, so that the next try is about what is there.
          if (isApiError(error, 'QUESTIONS_CHANGED', 'VERSION_CONFLICT')) void invalidate(client, changedByTest);
          throw error;
        }
        toast.success(t('pool.saved'));
      }}
      onClose={onClose}
    >
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
      <fieldset aria-describedby={error ? `${id}error` : undefined} className="flex flex-col gap-2">
        <legend className="text-sm font-semibold">{t('pool.questions')}</legend>
        <p className="-mt-1 text-small text-muted" aria-live="polite">
          {free.length === 0 ? t('pool.noneFree') : t('pool.chosen', { count: chosen.size })}
        </p>
        <FieldError id={`${id}error`} error={error} />
        <ul className="flex flex-col gap-3">
          {free.map((question) => (
            <li key={question.id}>
              <Checkbox
                label={<span className="line-clamp-2 wrap-anywhere">{wordsOf(question.text)}</span>}
                hint={`${t(`tests:types.${question.type}`)} · ${facts.points(question)}`}
                aria-invalid={error ? true : undefined}
                checked={chosen.has(question.id)}
                onChange={(event) => choose(question.id, event.target.checked)}
              />
            </li>
          ))}
        </ul>
        {free.length > 0 && free.length < test.questions.length && (
          <p className="text-small text-muted">{t('pool.otherPools')}</p>
        )}
      </fieldset>
    </FormDialog>
  );
}
