import { applicationTimeline } from '@prova/contract/applications/applications';
import type { BodyInput } from '@prova/contract/endpoint';
import { exportCandidates } from '@prova/contract/funnel/export';
import { EXPORT_COLUMNS } from '@prova/contract/funnel/export-columns';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { downloadFrom } from '../../../lib/save-file.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { exportChoice } from './export-choice.ts';
import { exportForm } from './export-form.ts';

type Body = BodyInput<typeof exportCandidates>;
/** Which applications, in the words of the call. */
export type Exported = Body extends infer B ? (B extends Body ? Omit<B, 'columns'> : never) : never;

type Props = {
  what: Exported;
  /** How many there are, as the screen counts them. */
  count: number;
  onClose: () => void;
};

/** Takes applications out as a file for spreadsheets, with the columns that one chooses. */
export function ExportDialog({ what, count, onClose }: Props) {
  const { t } = useTranslation('candidate-export');
  const form = useContractForm(
    exportForm,
    { columns: exportChoice.read() },
    { words: { columns: t('columnsMissing') } },
  );
  const send = useCall(exportCandidates, { invalidates: [applicationTimeline], meta: { quiet: true } });
  const error = form.errorOf('columns');
  const errorId = useId();
  return (
    <FormDialog
      form={form}
      title={t('title')}
      description={t(`rows.${what.of}`, { count })}
      submitLabel={t('download')}
      submitIcon={<Download className="size-4" />}
      failureTitle={t('failed')}
      onSubmit={async (values) => {
        const columns = EXPORT_COLUMNS.filter((column) => values.columns.includes(column));
        const { rows, hidden, url } = await send.mutateAsync({ body: { ...what, columns } as Body });
        exportChoice.keep(columns);
        downloadFrom(url);
        toast.success(t('done', { count: rows }), hidden > 0 ? { description: t('hidden', { count: hidden }) } : {});
      }}
      onClose={onClose}
    >
      <fieldset className="flex flex-col gap-3" aria-describedby={error ? errorId : undefined}>
        <legend className="mb-3 font-semibold">{t('columns')}</legend>
        <div className="grid grid-cols-1 gap-x-6 gap-y-2.5 min-[24rem]:grid-cols-2 sm:grid-cols-3">
          {EXPORT_COLUMNS.map((column) => (
            <Checkbox key={column} value={column} label={t(`names.${column}`)} {...form.register('columns')} />
          ))}
        </div>
        <FieldError id={errorId} error={error} />
      </fieldset>
      <p className="text-small text-muted">{t('note')}</p>
    </FormDialog>
  );
}
