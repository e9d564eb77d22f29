import type { PublicJob } from '@prova/contract/jobs/public-jobs';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../../ui/callout.tsx';

const FIELDS = [
  'fullName',
  'email',
  'phone',
  'resume',
  'coverLetter',
  'portfolio',
  'linkedin',
  'github',
  'website',
  'notice',
] as const;

/** Says how many fields are wrong and leads to each of them. */
export function ErrorSummary({
  problems,
  job,
  onChoose,
}: {
  problems: Readonly<Record<string, unknown>>;
  job: PublicJob;
  onChoose: (name: string) => void;
}) {
  const { t } = useTranslation('submission');
  const { t: apply } = useTranslation('apply');
  const names = Object.keys(problems);
  const labelOf = (name: string): string => {
    const field = FIELDS.find((each) => each === name);
    if (field) return field === 'notice' ? t('noticeName') : apply(field);
    return job.questions.find((question) => name === `question.${question.id}`)?.text ?? name;
  };
  return (
    <Callout kind="error" title={t('general')}>
      {t('fields', { count: names.length })}{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <a
            href={`#${name}`}
            className="rounded-sm font-semibold underline"
            onClick={(event) => {
              event.preventDefault();
              onChoose(name);
            }}
          >
            {labelOf(name)}
          </a>
        </span>
      ))}
    </Callout>
  );
}
