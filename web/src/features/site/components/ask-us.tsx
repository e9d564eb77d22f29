import type { ContactTopic } from '@prova/contract/messaging/contact-fields';
import { useTranslation } from 'react-i18next';
import { Fill } from '../../../lib/slots.tsx';
import { contactSlot } from './contact-slot.ts';

/** At the end of what explains something: a person to ask. */
export function AskUs({ topic }: { topic: ContactTopic }) {
  const { t } = useTranslation('site');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>{t('askUs.text')}</p>
      <Fill slot={contactSlot} label={t('askUs.press')} topic={topic} />
    </div>
  );
}
