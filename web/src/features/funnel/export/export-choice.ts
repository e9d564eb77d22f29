import { EXPORT_COLUMNS, type ExportColumn } from '@prova/contract/funnel/export-columns';

const KEY = 'prova.export';
/** Whoever has chosen nothing yet gets what a list is mostly read for. */
const FIRST: readonly ExportColumn[] = [
  'name',
  'email',
  'phone',
  'job',
  'stage',
  'status',
  'match',
  'appliedAt',
  'link',
];

/** The columns that were exported last on this device. */
export const exportChoice = {
  read(): ExportColumn[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
      const columns = Array.isArray(kept) ? EXPORT_COLUMNS.filter((column) => kept.includes(column)) : [];
      return columns.length > 0 ? columns : [...FIRST];
    } catch {
      // Storage may be forbidden, or hold what nobody can read.
      return [...FIRST];
    }
  },
  keep(columns: readonly ExportColumn[]): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(columns));
    } catch {
      // As above: the next time one chooses again.
    }
  },
};
