import type { ApplicationDetail } from '@prova/contract/applications/applications';
import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

/** The form as it was filled in: plain text, whatever was written. What was left out is left out here, too. */
export function FormAnswers({ detail: { answers, coverLetter } }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('funnel');
  return (
    <>
      {(answers.length > 0 || !coverLetter) && (
        <section>
          <h3 className="text-h5">
            {t('panel.answers')}{' '}
            {answers.length > 0 && <span className="tabular text-small font-normal text-muted">{answers.length}</span>}
          </h3>
          {answers.length === 0 ? (
            <p className="mt-1 text-muted">{t('panel.noAnswers')}</p>
          ) : (
            <dl className="mt-2 flex flex-col gap-4">
              {answers.map(({ questionId, question, answer, unwanted }) => (
                <div key={questionId}>
                  <dt className="font-semibold wrap-break-word">{question}</dt>
                  <dd className="measure mt-1 whitespace-pre-line text-muted wrap-break-word">
                    {answer}{' '}
                    {unwanted && (
                      <Badge tone="amber" icon={<Flag />} className="ml-1">
                        {t('panel.unwanted')}
                      </Badge>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      )}
      {coverLetter && (
        <section>
          <h3 className="text-h5">{t('panel.letter')}</h3>
          <p className="measure mt-2 whitespace-pre-line wrap-break-word">{coverLetter}</p>
        </section>
      )}
    </>
  );
}
