import {
  TEST_CATEGORIES,
  TEST_DESCRIPTION_MAX,
  TEST_DIFFICULTIES,
  TEST_INSTRUCTIONS_MAX,
  TEST_SKILLS_MAX,
  TEST_STATUSES,
  TEST_TITLE_MAX,
} from '@prova/contract/assessments/test-fields';
import { createTest, type TestDetails, updateTest } from '@prova/contract/assessments/tests';
import { levelFrom, PROVES_FROM } from '@prova/contract/matching/proven-level';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useDraftVersion } from '../../../lib/use-draft-version.ts';
import { useFocusOnStep } from '../../../lib/use-focus-on-step.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SendingState } from '../../../widgets/sending-state.tsx';
import { TechnologyTagInput } from '../../../widgets/technology-tag-input.tsx';
import { changedByTest } from '../assessments.queries.ts';
import { type ConfigurationValues, configurationForm, configurationValues } from './configuration-values.ts';
import { useDraftNote } from './draft-note.ts';
import { OutdatedDraft } from './outdated-draft.tsx';
import { ReloadTest } from './reload-test.tsx';
import { reveal } from './reveal.ts';
import { StepHeading } from './step-heading.tsx';
import { CONFIGURATION_FORM } from './test-steps.ts';

type Props = { test: TestDetails | null; onSaved: (id: string) => void };
type FormProps = Omit<Props, 'test'> & { start: TestDetails | null; onReloaded: (test: TestDetails) => void };

/** Step 1: what the test is, and how it works. */
export function ConfigurationStep({ test, onSaved }: Props) {
  // Saved over what was read when the step was opened: what somebody changed since is not overwritten.
  const [start, setStart] = useState(test);
  useFocusOnStep(start?.version ?? 0);
  return <ConfigurationForm key={start?.version} start={start} onSaved={onSaved} onReloaded={setStart} />;
}

function ConfigurationForm({ start, onSaved, onReloaded }: FormProps) {
  const { t } = useTranslation(['tests', 'authoring']);
  const stored = configurationValues(start);
  const form = useContractForm(configurationForm, stored);
  const draft = `test.${start?.id ?? 'new'}`;
  const [both, accept] = useDraftVersion(draft, start?.version ?? null, stored);
  const forget = useKeptDraft(draft, form);
  const settle = useDraftNote(
    form.formState.isDirty,
    t(start ? 'authoring:draft.kept.test' : 'authoring:draft.kept.newTest'),
  );
  const [sending, watched] = useSending();
  const options = { invalidates: changedByTest, meta: { quiet: true }, ...watched };
  const create = useCall(createTest, options);
  const update = useCall(updateTest, options);
  const { register, errorOf } = form;
  const values = form.watch();
  const set = <Name extends keyof ConfigurationValues>(name: Name, value: ConfigurationValues[Name]) =>
    form.setValue(name, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const isDirty = form.formState.isDirty || start === null;

  return (
    <form
      id={CONFIGURATION_FORM}
      data-dirty={isDirty ? '' : undefined}
      {...form.formProps(async ({ status, ...body }) => {
        if (!isDirty && start) return onSaved(start.id);
        const { id } = start
          ? await update.mutateAsync({ params: { id: start.id }, body: { ...body, status, version: start.version } })
          : await create.mutateAsync({ body });
        forget();
        settle();
        onSaved(id);
      })}
      className="flex max-w-3xl flex-col gap-5"
    >
      <StepHeading title={t('configuration.title')}>{t('configuration.intro')}</StepHeading>
      {both && (
        <OutdatedDraft
          what="test"
          both={both.map((field) => t(`configuration.${field === 'title' ? 'name' : field}`))}
          onDiscard={() => {
            form.reset(stored);
            forget();
            accept();
          }}
        />
      )}
      {form.failure && (
        <div ref={reveal}>
          <Callout
            kind="error"
            live
            title={form.refusal ? t('wizard.failed') : undefined}
            action={
              start && (
                <ReloadTest
                  testId={start.id}
                  failure={update.error}
                  onLoaded={(now) => {
                    settle();
                    onReloaded(now);
                  }}
                />
              )
            }
          >
            {form.failure}
          </Callout>
        </div>
      )}
      <Card className="flex flex-col gap-5">
        <TextField
          label={t('configuration.name')}
          required
          placeholder={t('configuration.namePlaceholder')}
          maxLength={TEST_TITLE_MAX}
          {...register('title')}
          error={errorOf('title')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            label={t('configuration.category')}
            required
            placeholder={t('configuration.choose')}
            options={TEST_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
            {...register('category')}
            error={errorOf('category')}
          />
          <Select
            label={t('configuration.difficulty')}
            required
            placeholder={t('configuration.choose')}
            options={TEST_DIFFICULTIES.map((value) => ({ value, label: t(`difficulty.${value}`) }))}
            {...register('difficulty')}
            error={errorOf('difficulty')}
          />
          {start && (
            <Select
              label={t('configuration.status')}
              options={TEST_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
              {...register('status')}
              error={errorOf('status')}
            />
          )}
        </div>
        <TechnologyTagInput
          label={t('configuration.skills')}
          optional
          hint={t('configuration.skillsHint')}
          max={TEST_SKILLS_MAX}
          value={values.skills}
          onChange={(skills) => set('skills', skills)}
        />
        {values.skills.length > 0 && (
          <NumberField
            label={t('configuration.provesFrom')}
            hint={t('configuration.provesFromHint', {
              min: PROVES_FROM,
              beginning: levelFrom('BEGINNING'),
              intermediate: levelFrom('INTERMEDIATE'),
              advanced: levelFrom('ADVANCED'),
            })}
            required
            name="provesFrom"
            className="sm:max-w-md"
            maxLength={3}
            value={values.provesFrom}
            onChange={(provesFrom) => set('provesFrom', provesFrom)}
            error={errorOf('provesFrom')}
          />
        )}
        <TextArea
          label={t('configuration.description')}
          optional
          hint={t('configuration.descriptionHint')}
          rows={3}
          counted
          maxLength={TEST_DESCRIPTION_MAX}
          {...register('description')}
          value={values.description}
          error={errorOf('description')}
        />
        <TextArea
          label={t('configuration.instructions')}
          optional
          hint={t('configuration.instructionsHint')}
          rows={4}
          counted
          maxLength={TEST_INSTRUCTIONS_MAX}
          {...register('instructions')}
          value={values.instructions}
          error={errorOf('instructions')}
        />
      </Card>
      <Card as="section" aria-labelledby="test-rules" className="flex flex-col gap-4">
        <h3 id="test-rules" className="text-h5">
          {t('configuration.rules')}
        </h3>
        <Switch
          label={t('configuration.limited')}
          hint={t('configuration.limitedHint')}
          checked={values.limited}
          onChange={(on) => set('limited', on)}
        />
        {values.limited && (
          <NumberField
            label={t('configuration.minutes')}
            required
            name="minutes"
            className="sm:max-w-56"
            maxLength={4}
            value={values.minutes}
            onChange={(minutes) => set('minutes', minutes)}
            error={errorOf('minutes')}
          />
        )}
        <Switch
          label={t('configuration.shuffles')}
          hint={t('configuration.shufflesHint')}
          checked={values.shuffles}
          onChange={(on) => set('shuffles', on)}
        />
        <Switch
          label={t('configuration.showsAnswers')}
          hint={t('configuration.showsAnswersHint')}
          checked={values.showsAnswers}
          onChange={(on) => set('showsAnswers', on)}
        />
        <RadioGroup
          label={t('configuration.graders')}
          look="segments"
          hint={t('configuration.gradersHint')}
          options={[
            { value: '1', label: t('configuration.gradersOf.one') },
            { value: '2', label: t('configuration.gradersOf.two') },
          ]}
          value={values.graders}
          onChange={(graders) => set('graders', graders)}
        />
        <Switch
          label={t('configuration.openToTalents')}
          hint={t('configuration.openToTalentsHint')}
          checked={values.openToTalents}
          onChange={(on) => set('openToTalents', on)}
        />
        {values.openToTalents && values.showsAnswers && (
          <Callout kind="warning" live title={t('configuration.openWithAnswersTitle')}>
            {t('configuration.openWithAnswers')}
          </Callout>
        )}
      </Card>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <SendingState sending={sending} />
        {sending.isWaiting && <Button onClick={sending.stop}>{t('authoring:stopTrying')}</Button>}
        <Button
          type="submit"
          variant="primary"
          busy={form.formState.isSubmitting}
          iconEnd={<ArrowRight className="size-4" />}
        >
          {t('wizard.continue')}
        </Button>
      </div>
    </form>
  );
}
