import type { Analysis } from '@prova/contract/ai-interviews/analysis';
import { useTranslation } from 'react-i18next';
import { Part } from './part.tsx';
import { Quotes } from './quotes.tsx';

type Props = { kind: 'strengths' | 'improvements'; remarks: Analysis['strengths'] };

/** What speaks for the candidate, or what could be better, each with the words that it rests on. */
export function Remarks({ kind, remarks }: Props) {
  const { t } = useTranslation('interview-analysis');
  return (
    <Part title={t(`${kind}.title`)}>
      {remarks.length === 0 ? (
        <p className="text-muted">{t(`${kind}.none`)}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {remarks.map(({ text, quotes }) => (
            <li key={text} className="flex flex-col gap-1.5">
              <p className="wrap-anywhere">{text}</p>
              <Quotes quotes={quotes} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
