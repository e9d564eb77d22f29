import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout.tsx';
import type { ReadFile } from './use-test-file.ts';

/** Beyond that nobody reads which. */
const NUMBERS_MAX = 12;

/** What of a file does not come along with the questions that are taken over, by their numbers. */
export function NotAlong({ lost }: { lost: ReadFile['lost'] }) {
  const { t } = useTranslation('tests');
  const numbersOf = (questions: readonly number[]) => {
    const rest = questions.length - NUMBERS_MAX;
    if (rest <= 0) return questions.join(', ');
    return t('import.more', { shown: questions.slice(0, NUMBERS_MAX).join(', '), rest });
  };
  return (
    <Callout kind="info" title={t('import.lost.title')}>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
        {lost.map(({ what, questions }) => (
          <li key={what}>
            {t(`import.lost.${what}`)}
            {questions.length > 0 && (
              <span className="block text-small text-muted">
                {t('import.questions', { count: questions.length, numbers: numbersOf(questions) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
