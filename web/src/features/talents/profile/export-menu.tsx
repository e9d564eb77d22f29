import { exportProfile, type ProfileExportFormat } from '@prova/contract/talents/profile-export';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { SLOW_TIMEOUT_MS } from '../../../lib/request.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Menu } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** The profile as a file to take along. */
export function ExportMenu() {
  const { t } = useTranslation('talent-profile');
  const ask = useCall(exportProfile, {
    call: { timeoutMs: SLOW_TIMEOUT_MS },
    meta: { quiet: true },
    onSuccess: ({ name, mime, content }) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      saveFile(name, bytes, mime);
    },
    onError: () => toast.error(t('export.failed')),
  });
  const item = (format: ProfileExportFormat, label: string, hint: string) => ({
    id: format,
    label,
    hint,
    disabled: ask.isPending,
    onAction: () => ask.mutate({ query: { format } }),
  });
  return (
    <Menu
      label={t('export.label')}
      variant="secondary"
      placement="bottom start"
      trigger={
        <>
          <Download className="size-4" aria-hidden="true" />
          {t('export.label')}
        </>
      }
      groups={[
        {
          id: 'formats',
          items: [
            item('pdf', t('export.pdf'), t('export.pdfHint')),
            item('json-resume', 'JSON Resume', t('export.jsonHint')),
          ],
        },
      ]}
    />
  );
}
