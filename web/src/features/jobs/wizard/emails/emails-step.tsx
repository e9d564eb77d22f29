import { emailsStep } from '@prova/contract/jobs/job-steps';
import { findUnknownVariables } from '@prova/contract/jobs/template-text';
import type { ValidationCode } from '@prova/contract/validation';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../../ui/callout.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { focusWrong } from '../focus-wrong.ts';
import { keepEnter } from '../keep-enter.ts';
import { emailsValues, type TemplateDraft } from '../step-data.ts';
import { StepHeading } from '../step-heading.tsx';
import { useStepForm } from '../use-step-form.ts';
import type { Wizard } from '../use-wizard.ts';
import { TemplateCard } from './template-card.tsx';
import { UnverifiedNote } from './unverified-note.tsx';

/** Step 5: the mails of the job, kind by kind and stage by stage. */
export function EmailsStep({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('wizard');
  const { form, set, formProps } = useStepForm(wizard, 5, checkedEmails, emailsValues);
  const { templates } = form.watch();
  const [open, setOpen] = useState<number | null>(null);
  const { submitCount } = form.formState;
  const wrong = templates.findIndex((_, index) => form.getFieldState(`templates.${index}` as never).error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each try, not while it is being fixed.
  useEffect(() => {
    if (submitCount === 0 || wrong < 0) return;
    setOpen(wrong);
    focusWrong();
  }, [submitCount]);
  const change = (index: number, next: Partial<TemplateDraft>) =>
    set({ templates: templates.map((one, place) => (place === index ? { ...one, ...next } : one)) });

  return (
    <form {...formProps} onKeyDown={keepEnter} className="flex flex-col gap-4">
      <StepHeading title={t('emails.title')}>{t('emails.intro')}</StepHeading>
      {form.failure && (
        <Callout kind="error" live>
          {form.failure}
        </Callout>
      )}
      {wizard.draft && !wizard.draft.companyVerified && <UnverifiedNote />}
      {templates.length === 0 && <EmptyState title={t('emails.none')} level={3} />}
      <ul aria-label={t('emails.list')} className="flex flex-col gap-2">
        {templates.map((template, index) => (
          <TemplateCard
            key={template.id ?? index}
            wizard={wizard}
            template={template}
            open={open === index}
            errorOf={(part) => form.errorOf(`templates.${index}.${part}` as never)}
            onToggle={() => setOpen(open === index ? null : index)}
            onChange={(next) => change(index, next)}
          />
        ))}
      </ul>
    </form>
  );
}

/** The server's schema, and the variables it knows. */
const checkedEmails = emailsStep.superRefine(({ templates }, context) => {
  for (const [index, template] of templates.entries()) {
    for (const part of ['subject', 'body'] as const) {
      const [variable] = findUnknownVariables(template[part]);
      if (variable === undefined) continue;
      const message: ValidationCode = 'VARIABLE_UNKNOWN';
      context.addIssue({ code: 'custom', path: ['templates', index, part], message, params: { variable } });
    }
  }
});
