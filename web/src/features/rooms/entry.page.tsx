import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/page-title.ts';
import { BrowserNotice } from './entry/browser-notice.tsx';
import { FindRoom } from './entry/find-room.tsx';

/** Where somebody comes in with nothing but a code, or in search of a room. */
export function RoomEntryPage() {
  const { t } = useTranslation('rooms-entry');
  usePageTitle(t('title'));
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 pt-6 pb-10 sm:px-6 sm:pt-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-h2">{t('find.heading')}</h1>
        <p className="text-muted">{t('find.lead')}</p>
      </header>
      <BrowserNotice />
      <FindRoom />
    </div>
  );
}
