import { hiddenName } from '@prova/contract/applications/hidden-name';
import { applicationPaths } from '@prova/contract/applications/paths';
import type { Locale } from '@prova/contract/common';
import { DIRECT_SOURCE } from '@prova/contract/funnel/board-groups';
import type { ExportColumn } from '@prova/contract/funnel/export-columns';
import { exportWordsEnUS } from '@prova/contract/funnel/export-words.en-US';
import { exportWordsPtBR } from '@prova/contract/funnel/export-words.pt-BR';
import type { StandingWords } from '@prova/contract/funnel/standing-words';
import { standingWordsEnUS } from '@prova/contract/funnel/standing-words.en-US';
import { standingWordsPtBR } from '@prova/contract/funnel/standing-words.pt-BR';
import { to } from '@prova/contract/paths';
import { national } from '@prova/contract/phone-mask';
import type { Ctx } from '../../platform/context.ts';
import { BYTE_ORDER_MARK, type Cell, csvLine } from '../../platform/csv.ts';
import { selectApplicationScores } from '../applications/applications.service.ts';
import { stageName } from '../jobs/jobs.service.ts';
import { type ExportedRow, type ExportRow, selectExportedRows } from './export.queries.ts';

/** Lines that are in memory at once. */
const BATCH = 500;

const HEADS: Readonly<Record<Locale, Readonly<Record<ExportColumn, string>>>> = {
  'pt-BR': exportWordsPtBR,
  'en-US': exportWordsEnUS,
};
const STANDING: Readonly<Record<Locale, StandingWords>> = { 'pt-BR': standingWordsPtBR, 'en-US': standingWordsEnUS };

/** Those that tell when: their head says by which clock. */
const TIMES: readonly ExportColumn[] = ['appliedAt', 'stageSince', 'replyDueAt'];

/** Those that tell who it is. */
const PERSONAL: readonly ExportColumn[] = ['name', 'email', 'phone', 'city', 'state', 'title', 'link'];

/** The file of an export, in the language in which it was asked for and by the clock of the company: its head, and then some lines at a time. */
export async function* exportLines(ctx: Ctx, file: ExportRow): AsyncGenerator<string> {
  const { columns, locale, timeZone, rows: count } = file;
  const clock = clockName(locale, timeZone, file.createdAt);
  const head = columns.map((column) => HEADS[locale][column] + (TIMES.includes(column) ? ` (${clock})` : ''));
  yield BYTE_ORDER_MARK + csvLine(head, file);
  for (let from = 1; from <= count; from += BATCH) {
    const rows = await selectExportedRows(ctx, file, { from, to: from + BATCH - 1 });
    const matches = columns.includes('match') ? await matchesOf(ctx, file, rows) : null;
    yield rows.map((row) => csvLine(cellsOf(ctx, file, row, matches?.get(row.id) ?? null), file)).join('');
  }
}

const matchesOf = (ctx: Ctx, { companyId }: ExportRow, rows: readonly ExportedRow[]) =>
  selectApplicationScores(ctx, { companyId, ids: rows.map(({ id }) => id) });

function cellsOf(ctx: Ctx, { columns, locale }: ExportRow, row: ExportedRow, match: number | null): Cell[] {
  return columns.map((column) => {
    if (row.hidden && PERSONAL.includes(column)) return column === 'name' ? hiddenName(locale, row.id) : null;
    if (row.locked && column === 'source') return null;
    switch (column) {
      case 'job':
        return row.jobTitle;
      case 'phone':
        return dialled(row.phone);
      case 'stage':
        return stageName(locale, { type: row.stageType, name: row.stageName });
      case 'status':
        return statusOf(row, STANDING[locale]);
      case 'match':
        return match;
      case 'source':
        return sourceOf(row, STANDING[locale]);
      case 'link':
        return ctx.platform.config.publicUrl + to(applicationPaths.candidate, { id: row.candidateId });
      default:
        return row[column];
    }
  });
}

/** A plus would look like a formula, and be shown with an apostrophe: at home nobody dials it. */
const dialled = (phone: string | null) =>
  phone !== null && /^\+55\d{10,11}$/.test(phone) ? national(phone.slice('+55'.length)) : phone;

/** As the chip of an application says it. */
function statusOf({ status, withdrawn, closed }: ExportedRow, words: StandingWords): string {
  if (withdrawn) return words.withdrawn;
  return closed && status !== 'hired' ? words.closed : words.status[status];
}

function sourceOf({ source }: ExportedRow, { sources }: StandingWords): string {
  const platform = source ?? DIRECT_SOURCE;
  return sources[platform] ?? platform.replaceAll('_', ' ');
}

/** What a zone is called the whole year round. */
function clockName(locale: Locale, timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
