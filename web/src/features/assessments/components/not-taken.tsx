import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout.tsx';
import type { ReadFile } from './use-test-file.ts';

/** What of a file was not taken over, where it stands, and why. */
export function NotTaken({ refused }: { refused: ReadFile['refused'] }) {
  const { t } = useTranslation('tests');
  const placeOf = (line: number | null, question: number | null) => {
    if (line === null) return t('import.question', { number: question });
    return question === null
      ? t('import.line', { number: line })
      : t('import.questionLine', { number: question, line });
  };
  return (
    <Callout kind="warning" title={t('import.refused', { count: refused.length })}>
      <ul className="mt-1 flex max-h-60 flex-col gap-2 overflow-y-auto">
        {refused.map(({ line, question, reason, found, excerpt }) => (
          <li key={`${line}.${question}.${excerpt}`} className="wrap-anywhere">
            <strong>{placeOf(line, question)}</strong> {t(`import.reasons.${reason}`, { found: `“${found}”.` })}
            {excerpt && <span className="block text-small text-muted">{excerpt}</span>}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
