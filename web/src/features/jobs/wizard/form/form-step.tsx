import { formStep } from '@prova/contract/jobs/job-steps';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../../ui/callout.tsx';
import { keepEnter } from '../keep-enter.ts';
import { type FormValues, formValues, keyless } from '../step-data.ts';
import { StepHeading } from '../step-heading.tsx';
import { useStepForm } from '../use-step-form.ts';
import type { Wizard } from '../use-wizard.ts';
import { FieldChoices } from './field-choices.tsx';
import { FormPreview } from './form-preview.tsx';
import { QuestionsEditor } from './questions-editor.tsx';

/** Step 3: what is asked of people who apply. */
export function FormStep({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('wizard');
  const schema = useMemo(() => keyless<FormValues, object>(formStep), []);
  const { form, set, formProps } = useStepForm(wizard, 3, schema, formValues);
  const { fields, questions } = form.watch();
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <form {...formProps} onKeyDown={keepEnter} className="flex min-w-0 flex-col gap-5">
        <StepHeading title={t('form.title')}>{t('form.intro')}</StepHeading>
        {form.failure && (
          <Callout kind="error" live>
            {form.failure}
          </Callout>
        )}
        <FieldChoices fields={fields} onChange={(next) => set({ fields: next })} />
        <QuestionsEditor
          questions={questions}
          onChange={(next) => set({ questions: next })}
          errorOf={(index, part) => {
            const at = (path: string) => form.errorOf(`questions.${index}.${path}` as never);
            const options = questions[index]?.options ?? [];
            return (
              at(part) ??
              (part === 'options' ? options.map((_, place) => at(`options.${place}.text`)).find(Boolean) : undefined)
            );
          }}
          tries={form.formState.submitCount}
        />
      </form>
      <aside aria-labelledby="form-preview-title" className="lg:sticky lg:top-20">
        <h3 id="form-preview-title" className="mb-2 text-sm font-semibold text-muted">
          {t('form.preview')}
        </h3>
        <FormPreview fields={fields} questions={questions} />
      </aside>
    </div>
  );
}
