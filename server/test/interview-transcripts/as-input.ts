import type { AnalysedLine, AnalysisInput } from '../../src/modules/ai-interviews/analysis/analysis-input.ts';
import type { JudgedTranscript } from './transcript.ts';

/** A transcript as the interview stores it, with every answer changed by `change`. */
export function asInput(
  { locale, technologies, exchanges }: Pick<JudgedTranscript, 'locale' | 'technologies' | 'exchanges'>,
  change: (answer: string) => string = (answer) => answer,
  more: Partial<AnalysisInput> = {},
): AnalysisInput {
  const script = exchanges.map(([type, text], index) => ({ question: index + 1, text, type, required: true }));
  const lines = exchanges.flatMap(([, question, answer], index): AnalysedLine[] => {
    const said = { question: index + 1, isSkipped: false, isTyped: false, confidence: null };
    return [
      { ...said, line: index * 2 + 1, speaker: 'program', text: question, kind: 'ask', seconds: null },
      {
        ...said,
        line: index * 2 + 2,
        speaker: 'candidate',
        text: change(answer.replace(/\n/g, ' ')),
        kind: null,
        seconds: 60,
      },
    ];
  });
  return { kind: 'ai', locale, lines, script, technologies, names: [], ...more };
}
