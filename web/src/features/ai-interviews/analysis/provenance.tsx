import type { Analysis, InterviewAnalysis } from '@prova/contract/ai-interviews/analysis';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Part } from './part.tsx';
import { OpenTranscript } from './quotes.tsx';

/** How much can be built on it, and why not more. */
export function Confidence({ analysis: { confidence, confidenceReasons } }: { analysis: Analysis }) {
  const { t } = useTranslation('interview-analysis');
  const { percent } = useFormat();
  const shown = percent(confidence);
  return (
    <Part title={t('confidence.title')} lead={t('confidence.lead')}>
      <ProgressBar
        label={t('confidence.title')}
        hideLabel
        value={confidence}
        max={1}
        valueText={shown}
        aside={shown}
        tone="plain"
      />
      {confidenceReasons.length > 0 && (
        <ul className="list-disc pl-5 text-sm">
          {confidenceReasons.map((reason) => (
            <li key={reason}>{t(`confidence.${reason}`)}</li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** What a reader should know of single answers; none of it counts. */
export function Flags({ flags }: { flags: Analysis['flags'] }) {
  const { t } = useTranslation('interview-analysis');
  const open = use(OpenTranscript);
  if (flags.length === 0) return null;
  return (
    <Part title={t('flags.title')} lead={t('flags.lead')}>
      <ul className="flex flex-col gap-1">
        {flags.map(({ line, flag }) => (
          <li key={`${line} ${flag}`}>
            <button
              type="button"
              onClick={() => open({ line })}
              className="flex w-full flex-wrap items-baseline justify-between gap-x-3 rounded-sm px-1 py-0.5 text-left text-sm hover:bg-sunken pointer-coarse:min-h-11"
            >
              {t(`flag.${flag}`)}
              <span className="text-small font-semibold text-brand">{t('flags.open')}</span>
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}

type ProvenanceProps = { analysis: Analysis; analyses: InterviewAnalysis['analyses'] };

/** By what it was made, when, and by which rules. */
export function Provenance({ analysis, analyses }: ProvenanceProps) {
  const { t } = useTranslation('interview-analysis');
  const format = useFormat();
  const { method, engine, insteadOfModel, createdAt, finishedAt, rulesVersion, droppedQuotes } = analysis;
  const facts: readonly (readonly [string, string])[] = [
    [t('provenance.method'), t(`provenance.${method}`, { engine })],
    [t('provenance.when'), format.dateTime(finishedAt ?? createdAt)],
    [t('provenance.rules'), format.number(rulesVersion)],
    [t('provenance.dropped'), format.number(droppedQuotes)],
    [t('provenance.analyses'), format.number(analyses)],
  ];
  return (
    <Part title={t('provenance.title')} lead={t(`provenance.lead.${method}`)}>
      {insteadOfModel && <p className="mb-3 text-sm">{t(`provenance.insteadOfModel.${insteadOfModel}`)}</p>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
