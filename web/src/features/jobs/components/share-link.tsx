import { jobPaths } from '@prova/contract/jobs/paths';
import { to } from '@prova/contract/paths';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** Hands the public page of a job on: where fingers point, to what the device shares with, elsewhere as a copied link. */
export function ShareLink({ slug, size = 'sm' }: { slug: string; size?: 'sm' | 'md' }) {
  const { t } = useTranslation('public-jobs');
  const share = async () => {
    const url = location.origin + to(jobPaths.publicJob, { slug });
    try {
      if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ url });
        return;
      }
      await navigator.clipboard.writeText(url);
      toast.success(t('shared'));
    } catch (error) {
      // Closed without choosing where to.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast.warning(t('shareFailed', { link: url }), { duration: 15_000 });
    }
  };
  return (
    <Button variant="ghost" size={size} icon={<Link2 className="size-4" />} onClick={() => void share()}>
      {t('share')}
    </Button>
  );
}
