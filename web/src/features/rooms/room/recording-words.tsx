import { useTranslation } from 'react-i18next';

/**
 * To what one agrees: what is recorded, who may see it, for how long, and that a no costs nothing. When the meaning of these words
 * changes, `RECORDING_CONSENT_VERSION` is raised.
 */
export function RecordingWords({ picture }: { picture: boolean | null }) {
  const { t } = useTranslation('rooms-recording');
  const what = picture === null ? 'words.either' : picture ? 'words.picture' : 'words.sound';
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5">
      <li>{t(what)}</li>
      <li>{t('words.who')}</li>
      <li>{t('words.howLong')}</li>
      <li>{t('words.free')}</li>
      <li>{t('words.withdraw')}</li>
    </ul>
  );
}
