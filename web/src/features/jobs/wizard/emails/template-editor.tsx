import { sendTestTemplate } from '@prova/contract/jobs/job-email-templates';
import { findUnknownVariables, TEMPLATE_VARIABLES, type TemplateVariable } from '@prova/contract/jobs/template-text';
import { Send } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../lib/query.ts';
import { useUser } from '../../../../lib/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { toast } from '../../../../ui/toast-store.ts';
import { LegalWarnings } from '../legal-warnings.tsx';
import type { TemplateDraft } from '../step-data.ts';
import type { Wizard } from '../use-wizard.ts';
import { TemplatePreview } from './template-preview.tsx';

type Props = {
  wizard: Wizard;
  template: TemplateDraft;
  stageName: string;
  errorOf: (part: 'subject' | 'body') => string | undefined;
  onChange: (change: Partial<TemplateDraft>) => void;
};

type Part = 'subject' | 'body';

/** Subject and message, the variables to put into them, and what comes out. */
export function TemplateEditor({ wizard, template, stageName, errorOf, onChange }: Props) {
  const { t } = useTranslation('wizard');
  const { email } = useUser();
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const last = useRef<Part>('body');
  const sendTest = useCall(sendTestTemplate, { onSuccess: ({ to }) => toast.success(t('emails.sent', { to })) });

  const insert = (variable: TemplateVariable) => {
    const part = last.current;
    const field = part === 'subject' ? subject.current : body.current;
    const text = template[part];
    const start = field?.selectionStart ?? text.length;
    const word = `{{${variable}}}`;
    onChange({ [part]: text.slice(0, start) + word + text.slice(field?.selectionEnd ?? start) });
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(start + word.length, start + word.length);
    });
  };
  const problemOf = (part: Part) => {
    const unknown = findUnknownVariables(template[part]);
    return unknown.length > 0
      ? t('emails.unknown', { names: unknown.map((name) => `{{${name}}}`).join(', ') })
      : errorOf(part);
  };
  // What is sent is what is stored: the step is saved first, as far as it can be.
  const send = async () => {
    if (problemOf('subject') || problemOf('body') || !template.id) return;
    const saved = await wizard.saveNow();
    if (saved) sendTest.mutate({ params: { id: template.id } });
  };

  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <TextField
          ref={subject}
          label={t('emails.subject')}
          required
          maxLength={200}
          value={template.subject}
          error={problemOf('subject')}
          onFocus={() => {
            last.current = 'subject';
          }}
          onChange={(event) => onChange({ subject: event.target.value })}
        />
        <TextArea
          ref={body}
          label={t('emails.body')}
          required
          rows={9}
          maxLength={10_000}
          value={template.body}
          error={problemOf('body')}
          onFocus={() => {
            last.current = 'body';
          }}
          onChange={(event) => onChange({ body: event.target.value })}
        />
        <LegalWarnings text={template.body} />
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="mb-1.5 text-sm font-semibold">{t('emails.variables')}</legend>
          {TEMPLATE_VARIABLES.map((variable) => (
            <Button
              key={variable}
              size="sm"
              aria-label={t('emails.insertInto', { name: t(`emails.variableNames.${variable}`) })}
              title={`{{${variable}}}`}
              onClick={() => insert(variable)}
            >
              {t(`emails.variableNames.${variable}`)}
            </Button>
          ))}
        </fieldset>
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <TemplatePreview template={template} draft={wizard.draft} stageName={stageName} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            icon={<Send className="size-4" />}
            busy={sendTest.isPending || wizard.busy}
            onClick={() => void send()}
          >
            {t('emails.sendTest')}
          </Button>
          <p className="text-small text-muted">{t('emails.sendTestHint', { email })}</p>
        </div>
      </div>
    </div>
  );
}
