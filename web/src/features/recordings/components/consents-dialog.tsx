import type { Recording } from '@prova/contract/recordings/recordings';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Dialog } from '../../../ui/dialog.tsx';

/** Who agreed to be recorded, and when. */
export function ConsentsDialog({ recording, onClose }: { recording: Recording; onClose: () => void }) {
  const { t } = useTranslation('recordings');
  const format = useFormat();
  return (
    <Dialog open onClose={onClose} size="sm" title={t('consents.title')} description={t('consents.lead')}>
      <ul className="divide-y divide-border">
        {recording.consents.map(({ name, role, at }) => (
          <li key={`${at} ${name}`} className="flex flex-wrap justify-between gap-x-3 py-2.5">
            <span className="font-semibold wrap-anywhere">{name ?? t('nameless')}</span>
            <span className="text-small text-muted">{[t(`roles.${role}`), format.dateTime(at)].join('\u00a0· ')}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
