import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/toast-store.ts';

/** The public page of a job on this site. */
export const publicJobLink = (slug: string) => `${location.origin}/jobs/${slug}`;

/** Copies a link and says so; where the browser forbids it, shows the link to be copied by hand. */
export function useCopyLink(): (link: string) => Promise<void> {
  const { t } = useTranslation('jobs');
  return async (link) => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(t('done.linkCopied'), { description: link });
    } catch {
      // Forbidden, or the page is not served securely.
      toast.warning(t('done.copyFailed', { link }), { duration: 15_000 });
    }
  };
}
