import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { DetailedDraft } from '../step-data.ts';
import { JobPreview } from './job-preview.tsx';

type Props = { draft: DetailedDraft; open: boolean; onClose: () => void };

/** The job as visitors will see it, from what was saved. */
export function PreviewDialog({ draft, open, onClose }: Props) {
  const { t } = useTranslation('wizard');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t('previewDialog.title')}
      description={t('previewDialog.note')}
      footer={<Button onClick={onClose}>{t('close', { ns: 'ui' })}</Button>}
    >
      <JobPreview draft={draft} title="h3" />
    </Dialog>
  );
}
