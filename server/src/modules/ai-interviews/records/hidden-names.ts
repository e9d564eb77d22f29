import type { Analysis, Quote } from '@prova/contract/ai-interviews/analysis';
import type { Locale } from '@prova/contract/common';
import { nameSpans, PLACEHOLDER } from '../analysis/sent-lines.ts';
import type { Subject } from './find-subject.ts';
import type { SaidLine } from './said-lines.ts';

/** Keeps the name of a hidden candidate out of what is read of their interview, in their own words and in what is made of them. */
export interface HiddenNames {
  readonly text: (text: string) => string;
  readonly line: <L extends Pick<SaidLine, 'text'>>(line: L) => L;
  readonly analysis: (analysis: Analysis) => Analysis;
}

const NOTHING_HIDDEN: HiddenNames = {
  text: (text) => text,
  line: (line) => line,
  analysis: (analysis) => analysis,
};

/** @param lines as they were said: quotes name places in them */
export function hiddenNames(
  { blind, candidateName, heardName, locale }: Pick<Subject, 'blind' | 'candidateName' | 'heardName' | 'locale'>,
  lines: readonly SaidLine[],
): HiddenNames {
  if (!blind) return NOTHING_HIDDEN;
  const names = [candidateName, heardName].filter((name) => name !== null);
  const text = (given: string) => hide(locale, names, given).text;
  const said = new Map(lines.map((line) => [line.line, hide(locale, names, line.text)]));
  const quote = (given: Quote): Quote => {
    const line = said.get(given.line);
    // Words that are not there any more are nowhere to be found.
    if (!line) return { ...given, text: text(given.text) };
    const [start, end] = [line.start(given.start), line.end(given.end)];
    return { ...given, start, end, text: line.text.slice(start, end) };
  };
  return {
    text,
    line: (line) => ({ ...line, text: text(line.text) }),
    analysis: (analysis) => inAnalysis(analysis, { text, quote }),
  };
}

interface Hidden {
  readonly text: string;
  /** Where a place of the words as they were said is now; of a name its first and its last character. */
  readonly start: (place: number) => number;
  readonly end: (place: number) => number;
}

function hide(locale: Locale, names: readonly string[], said: string): Hidden {
  const placeholder = PLACEHOLDER[locale];
  const spans = nameSpans(names, said);
  let text = '';
  let from = 0;
  for (const { start, end } of spans) {
    text += said.slice(from, start) + placeholder;
    from = end;
  }
  text += said.slice(from);
  const moved = (place: number, within: 'start' | 'end') => {
    let by = 0;
    for (const { start, end } of spans) {
      if (end <= place) by += placeholder.length - (end - start);
      else if (start < place) return start + by + (within === 'end' ? placeholder.length : 0);
    }
    return place + by;
  };
  return { text, start: (place) => moved(place, 'start'), end: (place) => moved(place, 'end') };
}

interface Replacing {
  readonly text: (text: string) => string;
  readonly quote: (quote: Quote) => Quote;
}

function inAnalysis(analysis: Analysis, { text, quote }: Replacing): Analysis {
  const remark = <R extends { text: string; quotes: Quote[] }>(of: R): R => ({
    ...of,
    text: text(of.text),
    quotes: of.quotes.map(quote),
  });
  const backed = <B extends { quotes: Quote[] }>(of: B): B => ({ ...of, quotes: of.quotes.map(quote) });
  return {
    ...analysis,
    coverage: analysis.coverage.map((question) => ({ ...question, text: text(question.text) })),
    criteria: analysis.criteria.map((criterion) => ({
      ...criterion,
      rationale: text(criterion.rationale),
      evidence: criterion.evidence.map(quote),
      counterEvidence: criterion.counterEvidence.map(quote),
    })),
    technicalSkills: analysis.technicalSkills.map(backed),
    softSkills: analysis.softSkills.map(backed),
    keywords: analysis.keywords.map(text),
    strengths: analysis.strengths.map(remark),
    improvements: analysis.improvements.map(remark),
    summary: text(analysis.summary),
    recommendation: { ...analysis.recommendation, reason: text(analysis.recommendation.reason) },
    review: analysis.review && {
      ...analysis.review,
      note: analysis.review.note === null ? null : text(analysis.review.note),
    },
  };
}
