import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { Draft } from '../step-data.ts';
import { JobPreview } from './job-preview.tsx';

/** The job as visitors will see it, from what was saved. */
export function PreviewDialog({ job, open, onClose }: { job: Draft; open: boolean; onClose: () => void }) {
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
      <JobPreview job={job} />
    </Dialog>
  );
}
