import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/toast-store.ts';

/** The public page of a job on this site. */
export const publicJobLink = (slug: string) => `${location.origin}/jobs/${slug}`;

/** Copies a link and says so; where the browser forbids it, shows the link to be copied by hand. */
export function useCopyLink(): (link: string) => Promise<void> {
  const { t } = useTranslation('jobs');
  return (link) => copyText(link, { done: t('done.linkCopied'), failed: t('done.copyFailed', { link }) });
}

/** The same with whatever else one takes elsewhere. */
export async function copyText(text: string, words: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(words.done, { description: text });
  } catch {
    // Forbidden, or the page is not served securely.
    toast.warning(words.failed, { duration: 15_000 });
  }
}
