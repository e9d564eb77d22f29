import { interviewPaths } from '@prova/contract/interviews/paths';
import { to } from '@prova/contract/paths';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../jobs/components/copy-link.ts';

/** The address of a room, to be sent to others. It leads to its door, and is no secret. */
export function CopyRoomLink({ code }: { code: string }) {
  const { t } = useTranslation('rooms-entry');
  const copy = () => {
    const link = `${location.origin}${to(interviewPaths.room, { code })}`;
    return copyText(link, { done: t('linkCopied'), failed: t('copyFailed', { link }) });
  };
  return (
    <Button size="sm" icon={<Link2 className="size-4" aria-hidden="true" />} onClick={() => void copy()}>
      {t('copyLink')}
    </Button>
  );
}
