import { useFormat } from '../../lib/format.ts';
import { formatBytes } from '../../ui/bytes.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { AttachmentProgress, AttachmentText } from './attachment-text.ts';

/** How much of the files has arrived. */
export function SendingAttachments({ progress, text }: { progress: AttachmentProgress | null; text: AttachmentText }) {
  const { locale } = useFormat();
  if (!progress || progress.totalBytes === 0) return null;
  const { sentBytes, totalBytes } = progress;
  const values = { name: '', sent: formatBytes(sentBytes, locale), total: formatBytes(totalBytes, locale) };
  return (
    <ProgressBar
      label={text('sending', values)}
      value={sentBytes}
      max={totalBytes}
      valueText={text('progress', values)}
    />
  );
}
