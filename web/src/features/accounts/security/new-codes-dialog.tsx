import { Copy, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** Recovery codes, this once: to be kept where the phone is not. */
export function NewCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('security');
  const text = codes.join('\n');
  const download = () => {
    saveFile(t('recovery.fileName'), `${t('recovery.fileTitle')}\n\n${text}\n`, 'text/plain');
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('recovery.copied'));
    } catch {
      // Not every browser lets a page write there.
      toast.error(t('recovery.notCopied'));
    }
  };
  return (
    <Dialog
      open
      title={t('recovery.newTitle')}
      description={t('recovery.newText')}
      dismissable={false}
      onClose={onClose}
      footer={
        <>
          <Button icon={<Copy className="size-4" />} onClick={copy}>
            {t('recovery.copy')}
          </Button>
          <Button icon={<Download className="size-4" />} onClick={download}>
            {t('recovery.download')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('recovery.kept')}
          </Button>
        </>
      }
    >
      <ul className="grid gap-x-6 gap-y-1.5 font-mono text-sm select-all sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
