import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';

export type MadeLink = { readonly name: string; readonly url: string };

/** The address of a link, this once. */
export function MadeLinkDialog({ made, onClose }: { made: MadeLink; onClose: () => void }) {
  const { t } = useTranslation('board-links');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made.url);
      toast.success(t('made.copied'));
    } catch {
      // Forbidden, or the page is not served securely. The address stands there.
      toast.warning(t('made.copyFailed'));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      // A press beside it would lose what is shown once.
      dismissable={false}
      title={t('made.title', { name: made.name })}
      description={t('made.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('made.done')}</Button>
          <Button variant="primary" icon={<Copy className="size-4" />} onClick={() => void copy()}>
            {t('made.copy')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('made.address')}
        value={made.url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
