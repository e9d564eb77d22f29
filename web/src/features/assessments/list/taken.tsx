import { useTranslation } from 'react-i18next';
import { useTestFacts } from '../components/use-test-facts.ts';
import type { ReadFile } from '../components/use-test-file.ts';
import { wordsOf } from '../components/words-of.ts';

/** So many are taken in at a glance; more are shown when they are asked for. */
const OPEN_UNTIL = 5;

/** The questions that a file gives a new test, in their order. */
export function Taken({ questions }: { questions: ReadFile['questions'] }) {
  const { t } = useTranslation('tests');
  const facts = useTestFacts();
  return (
    <details open={questions.length <= OPEN_UNTIL} className="rounded-card bg-sunken px-4 py-3 text-sm">
      <summary className="cursor-pointer rounded-sm font-semibold">
        {t('import.taken', { count: questions.length })}
      </summary>
      <ol className="mt-2 flex max-h-72 flex-col gap-2 overflow-y-auto">
        {questions.map(({ text, type, points, topic }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions of a file have no id, and never change places.
          <li key={index} className="flex gap-2">
            <span className="tabular min-w-5 shrink-0 text-right text-muted">{index + 1}</span>
            <div className="min-w-0">
              <p className="line-clamp-2 wrap-anywhere">{wordsOf(text)}</p>
              <p className="text-small text-muted wrap-anywhere">
                {[t(`types.${type}`), facts.points({ points }), ...(topic ? [topic] : [])].join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}
