import { plain } from '@prova/contract/folded-text';
import { type DateRange, dateRangesIn, withoutDates } from './dates.ts';
import { withoutPlace } from './places.ts';
import { isSentence, type ResumeLine } from './resume-lines.ts';

export const PART_MAX = 120;

/** A job as it stands in a résumé: the lines that head it, and those that tell of it. */
export interface Draft {
  range: DateRange | null;
  /** What heads it, without its dates, in order. */
  readonly parts: Part[];
  readonly body: ResumeLine[];
  company?: string;
  position?: string;
}

export interface Part {
  readonly text: string;
  readonly bold: boolean;
}

const LABELS: readonly (readonly [keyof Labels, RegExp])[] = [
  ['company', /^(?:empresa|empregador|company|employer|institui[cç][aã]o|organiza[cç][aã]o)$/],
  ['position', /^(?:cargo|fun[cç][aã]o|posi[cç][aã]o|position|role|job title|title|ocupa[cç][aã]o)$/],
  ['period', /^(?:per[ií]odo|period|data|datas|date|dates|dura[cç][aã]o|admiss[aã]o|in[ií]cio|entrada|start|from)$/],
];
interface Labels {
  company?: string;
  position?: string;
  period?: string;
}

function labelIn(line: ResumeLine): [keyof Labels, string] | null {
  const cut = line.text.indexOf(':');
  if (cut < 2 || cut > 24) return null;
  const label = plain(line.text.slice(0, cut).trim());
  const found = LABELS.find(([, pattern]) => pattern.test(label));
  return found
    ? [
        found[0],
        line.text
          .slice(cut + 1)
          .replaceAll('\t', ' ')
          .trim(),
      ]
    : null;
}

/** "Empresa: …", "Cargo: …", "Período: …" */
export function labelledJobs(lines: readonly ResumeLine[]): Draft[] {
  const drafts: (Draft & { seen: Set<keyof Labels> })[] = [];
  for (const [index, line] of lines.entries()) {
    const label = labelIn(line);
    let draft = drafts.at(-1);
    if (!label) {
      draft?.body.push(line);
      continue;
    }
    const [kind, value] = label;
    if (!draft || draft.seen.has(kind)) {
      draft = { range: null, parts: [], body: [], seen: new Set() };
      const above = lines[index - 1];
      // "Mercado Sol" above "Cargo: Caixa".
      if (kind !== 'company' && above && !labelIn(above) && !isSentence(above) && above.text.length < PART_MAX) {
        drafts.at(-1)?.body.pop();
        draft.company = withoutPlace(withoutDates(above.text, dateRangesIn(above.text)).replaceAll('\t', ' '));
        [draft.range = null] = dateRangesIn(above.text);
      }
      drafts.push(draft);
    }
    draft.seen.add(kind);
    const [range] = dateRangesIn(kind === 'period' ? line.text : value);
    if (range) draft.range ??= range;
    if (kind === 'company') draft.company = withoutDates(value, dateRangesIn(value)).replaceAll('\t', ' ');
    if (kind === 'position') draft.position = withoutDates(value, dateRangesIn(value)).replaceAll('\t', ' ');
  }
  return drafts.filter(({ seen, company, range }) => seen.size > 1 || (company !== undefined && range));
}
