import { YES_NO } from '@prova/contract/jobs/job-fields';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { JobQuestion } from '../../components/job-question.tsx';
import { ResumeUpload } from '../../components/resume-upload.tsx';
import { StandardField } from '../../components/standard-field.tsx';
import type { FormValues } from '../step-data.ts';

/** The form as candidates get it, made of the same parts. It can be looked at, not filled in. */
export function FormPreview({ fields, questions }: FormValues) {
  const { t } = useTranslation('wizard');
  return (
    <Card className="flex flex-col gap-4" inert>
      {fields
        .filter(({ visible }) => visible)
        .map(({ field, required }) =>
          field === 'resume' ? (
            <ResumeUpload key={field} required={required} state={{ status: 'empty' }} onSelect={ignore} />
          ) : (
            <StandardField key={field} field={field} required={required} value="" onChange={ignore} />
          ),
        )}
      {questions.map(({ key, type, text, options = [], required = false }, index) => (
        <JobQuestion
          key={key}
          question={{
            type,
            required,
            text: text.trim() || t('form.untitledQuestion', { number: index + 1 }),
            options:
              type === 'yes_no'
                ? YES_NO.map((id) => ({
                    id,
                    text: options.find((option) => option.id === id)?.text ?? t(`form.${id}`),
                  }))
                : options.map((option, place) => ({
                    id: String(place),
                    text: option.text.trim() || t('form.option', { number: place + 1 }),
                  })),
          }}
          value=""
          onChange={ignore}
        />
      ))}
      <p className="text-small text-muted">{t('form.previewNote')}</p>
      <Button variant="primary" fullWidth>
        {t('form.send')}
      </Button>
    </Card>
  );
}

const ignore = () => undefined;
