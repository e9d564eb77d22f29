import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';

type Props = { what: 'question' | 'test'; onDiscard: () => void };

/** What was typed before is in the form, and somebody has changed what it is about since. */
export function OutdatedDraft({ what, onDiscard }: Props) {
  const { t } = useTranslation('authoring');
  return (
    <Callout kind="warning" live title={t(`outdated.${what}`)}>
      <p>{t('outdated.text')}</p>
      <Button size="sm" className="mt-2" onClick={onDiscard}>
        {t('outdated.discard')}
      </Button>
    </Callout>
  );
}
