import type { AnswerFlag } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { InterviewTranscript, Quote } from '@prova/contract/ai-interviews/analysis';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';

/** A line of a transcript, and perhaps words in it. */
export type Place = Pick<Quote, 'line'> & Partial<Quote>;

type Line = InterviewTranscript['lines'][number];

type Props = {
  line: Line;
  /** It is the line that was asked for. */
  at: Place | undefined;
  flags: readonly AnswerFlag[];
};

/** Something that was said, by whom, and what a reader should know of it. */
export function TranscriptLine({ line, at, flags }: Props) {
  const { t } = useTranslation('interview-analysis');
  const locale = useLocale();
  const { speaker, name, text, at: when, kind, isSkipped, isTyped } = line;
  const facts = [
    when && new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(when)),
    kind === 'follow-up' && t('transcript.followUp'),
    isTyped && t('transcript.typed'),
  ].filter((fact) => typeof fact === 'string');
  return (
    <li
      aria-current={at ? 'true' : undefined}
      tabIndex={at ? -1 : undefined}
      className={cx(
        'rounded-card px-4 py-3 outline-none',
        speaker === 'candidate' ? 'bg-brand-soft' : 'bg-sunken',
        at && 'shadow-[inset_3px_0_0_var(--brand)]',
      )}
    >
      <p lang={locale} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
        <span className="font-semibold text-text">{name || t(`speaker.${speaker}`)}</span>
        <span className="tabular-nums">{facts.join('\u00a0· ')}</span>
        {flags.map((flag) => (
          <Badge key={flag} tone="amber">
            {t(`flag.${flag}`)}
          </Badge>
        ))}
      </p>
      {isSkipped ? (
        <p lang={locale} className="mt-1 text-muted italic">
          {t('transcript.skipped')}
        </p>
      ) : (
        <p className="mt-1 whitespace-pre-line wrap-anywhere">
          <Marked text={text} at={at} />
        </p>
      )}
    </li>
  );
}

/** The words that are quoted stand out; where the line has others there by now, none do. */
function Marked({ text, at }: { text: string; at: Place | undefined }) {
  const { start, end, text: quoted } = at ?? {};
  if (start === undefined || end === undefined || text.slice(start, end) !== quoted) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark className="rounded-sm bg-amber-soft px-0.5 text-text">{quoted}</mark>
      {text.slice(end)}
    </>
  );
}
