import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** Copies where an interview takes place. It stands beside the button, for where the browser forbids that. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('interviews-invitation');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('copied'));
    } catch {
      toast.warning(t('copyFailed'));
    }
  };
  return (
    <Button size="sm" aria-label={label} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  );
}
