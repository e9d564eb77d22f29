import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { FormValues, QuestionDraft } from '../step-data.ts';

/** The form as candidates get it. It can be looked at, not filled in. */
export function FormPreview({ fields, questions }: FormValues) {
  const { t } = useTranslation('wizard');
  return (
    <Card className="flex flex-col gap-4" inert>
      {fields
        .filter(({ visible }) => visible)
        .map(({ field, required }) => {
          const name = { label: t(`form.fieldNames.${field}`), required, optional: !required };
          if (field === 'cover_letter') return <TextArea key={field} {...name} rows={3} />;
          return <TextField key={field} {...name} hint={field === 'resume' ? t('form.resumeHint') : undefined} />;
        })}
      {questions.map((question, index) => (
        <PreviewedQuestion
          key={question.key}
          question={question}
          label={question.text.trim() || t('form.untitledQuestion', { number: index + 1 })}
        />
      ))}
      <p className="text-small text-muted">{t('form.previewNote')}</p>
      <Button variant="primary" fullWidth>
        {t('form.send')}
      </Button>
    </Card>
  );
}

function PreviewedQuestion({ question, label }: { question: QuestionDraft; label: string }) {
  const { t } = useTranslation('wizard');
  const { type, options = [], required = false } = question;
  if (type === 'essay') return <TextArea label={label} required={required} optional={!required} rows={3} />;
  return (
    <RadioGroup
      label={label}
      required={required}
      optional={!required}
      value={null}
      onChange={() => undefined}
      options={options.map((option, index) => ({
        value: String(index),
        label: option.text.trim() || t('form.option', { number: index + 1 }),
      }))}
    />
  );
}
