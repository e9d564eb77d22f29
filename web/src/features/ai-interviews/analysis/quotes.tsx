import type { Quote } from '@prova/contract/ai-interviews/analysis';
import { Quote as QuoteIcon } from 'lucide-react';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../components/transcript-line.tsx';

/** Opens the transcript at a place in it. */
export const OpenTranscript = createContext<(place: Place) => void>(() => undefined);

/** Words of the candidate; each leads to where they were said. */
export function Quotes({ quotes, label }: { quotes: readonly Quote[]; label?: string }) {
  const { t } = useTranslation('interview-analysis');
  const open = use(OpenTranscript);
  if (quotes.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      {label && <p className="text-small font-semibold text-muted">{label}</p>}
      <ul className="flex flex-col gap-1">
        {quotes.map((quote) => (
          <li key={`${quote.line} ${quote.start} ${quote.end}`}>
            <button
              type="button"
              onClick={() => open(quote)}
              title={t('openQuote')}
              className="flex w-full items-start gap-2 rounded-sm border-l-2 border-border-strong px-2.5 py-1 text-left text-sm hover:border-brand hover:bg-brand-soft pointer-coarse:min-h-11"
            >
              <QuoteIcon className="mt-1 size-3 shrink-0 text-muted" aria-hidden="true" />
              <span className="min-w-0 wrap-anywhere">“{quote.text}”</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
