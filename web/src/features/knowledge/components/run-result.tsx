import { RUN_MILLISECONDS, RUN_OUTPUT_MAX, RUN_ROWS_MAX } from '@prova/contract/knowledge/knowledge-fields';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout.tsx';
import { cx } from '../../../ui/cx.ts';
import { Table } from '../../../ui/table.tsx';
import { ShownCode } from '../../code/components/shown-code.tsx';
import type { Ran } from './run-on-page.ts';
import type { PageRun } from './use-run-on-page.ts';

/** What became of a run, beneath its code. */
export function RunResult({ run, label }: { run: PageRun; label: string }) {
  const { t } = useTranslation('code');
  const { ran, isRunning, isStopped, failure } = run;
  return (
    // Of the run before, until this one has ended.
    <div
      aria-busy={isRunning}
      className={cx('flex flex-col gap-2 transition-opacity print:hidden', isRunning && 'opacity-60')}
    >
      <p role="status" className="my-0! text-small text-muted empty:hidden">
        {isStopped && t('page.stopped')}
        {ran && <Ending ran={ran} />}
      </p>
      {failure && (
        <Callout kind="error" live title={t('page.failed')}>
          {failure}
        </Callout>
      )}
      {ran && hasOutput(ran) && (
        <section aria-label={label} className="flex flex-col gap-2">
          {ran.printed && <ShownCode code={ran.printed} className="my-0! border border-border bg-surface!" />}
          {ran.rows && <Rows rows={ran.rows} label={label} />}
          {ran.message && <ShownCode code={ran.message} className="my-0! bg-red-soft! text-red" />}
        </section>
      )}
    </div>
  );
}

const hasOutput = ({ printed, rows, message }: Ran) => printed !== '' || rows !== null || message !== '';

function Ending({ ran }: { ran: Ran }) {
  const { t } = useTranslation('code');
  const where = ` ${t(ran.here ? 'page.ranHere' : 'page.ranOnServer')}`;
  if (ran.outcome === 'error') return t('page.error') + where;
  if (ran.cause)
    return t(`page.causes.${ran.cause}`, { seconds: RUN_MILLISECONDS / 1000, letters: RUN_OUTPUT_MAX }) + where;
  return (hasOutput(ran) ? t('page.done') : t('page.doneInSilence')) + where;
}

function Rows({ rows: { columns, values, cut }, label }: { rows: NonNullable<Ran['rows']>; label: string }) {
  const { t } = useTranslation('code');
  if (values.length === 0) return <p className="my-0! text-small text-muted">{t('page.noRows')}</p>;
  return (
    <>
      <Table
        caption={label}
        className="max-h-96 overflow-y-auto"
        columns={columns.map((header, index) => ({
          // Two columns may be called alike.
          id: `${index}`,
          header,
          align: areNumbers(values.map((row) => row[index])) ? 'end' : 'start',
          cell: (row: Row) => <Cell value={row.cells[index]} />,
        }))}
        rows={values.map((cells, index) => ({ id: `${index}`, cells }))}
        rowKey={({ id }) => id}
      />
      {cut && (
        <p className="my-0! text-small text-muted">
          {t('page.moreRows', { shown: values.length, count: RUN_ROWS_MAX })}
        </p>
      )}
    </>
  );
}

/** Exact ones come as they are written. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

function areNumbers(column: readonly unknown[]): boolean {
  const given = column.filter((value) => value !== null);
  return given.length > 0 && given.every((value) => NUMBER.test(String(value)));
}

interface Row {
  readonly id: string;
  readonly cells: readonly unknown[];
}

function Cell({ value }: { value: unknown }) {
  if (value === null || value === undefined) return <span className="text-muted italic">null</span>;
  return <span className="font-mono text-small whitespace-pre-wrap">{String(value)}</span>;
}
