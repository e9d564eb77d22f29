import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';

type Props = {
  what: 'question' | 'test';
  /** What this person and somebody else have both changed, as the form calls it. */
  both: readonly string[];
  onDiscard: () => void;
};

/** What was typed before is in the form, and somebody has changed what it is about since. */
export function OutdatedDraft({ what, both, onDiscard }: Props) {
  const { t } = useTranslation('authoring');
  const locale = useLocale();
  const fields = new Intl.ListFormat(locale, { type: 'conjunction' }).format(new Set(both));
  return (
    <Callout kind="warning" live title={t(`outdated.${what}`)}>
      <p>{t('outdated.text')}</p>
      {both.length > 0 && <p>{t('outdated.both', { fields })}</p>}
      <Button size="sm" className="mt-2" onClick={onDiscard}>
        {t('outdated.discard')}
      </Button>
    </Callout>
  );
}
