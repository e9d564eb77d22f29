import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout.tsx';

/** How many more questions a test takes, before somebody writes one too many. */
export function RemainingQuestions({ remaining }: { remaining: number }) {
  const { t } = useTranslation('authoring');
  return remaining > 0 ? (
    <Callout kind="info">{t('append.remaining', { count: remaining })}</Callout>
  ) : (
    <Callout kind="warning" live title={t('full.title')}>
      {t('full.text')}
    </Callout>
  );
}
