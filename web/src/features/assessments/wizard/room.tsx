import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout.tsx';

/** How many more questions a test takes, before somebody writes one too many. */
export function Room({ room }: { room: number }) {
  const { t } = useTranslation('authoring');
  return room > 0 ? (
    <Callout kind="info">{t('append.room', { count: room })}</Callout>
  ) : (
    <Callout kind="warning" live title={t('full.title')}>
      {t('full.text')}
    </Callout>
  );
}
