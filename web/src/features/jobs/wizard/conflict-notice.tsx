import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { Wizard } from './use-wizard.ts';

/** Two versions of one step: the person chooses, and neither is lost before. */
export function ConflictNotice({ wizard, onTheirs }: { wizard: Wizard; onTheirs: () => void }) {
  const { t } = useTranslation('wizard');
  const { saver, state } = wizard;
  if (state.status !== 'conflict') return null;
  const takeTheirs = async () => {
    await saver.resolve('theirs');
    onTheirs();
    toast.info(t('conflict.kept'));
  };
  return (
    <Callout
      kind="warning"
      live
      title={t('conflict.title')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => void takeTheirs()}>
            {t('conflict.theirs')}
          </Button>
          <Button size="sm" variant="primary" onClick={() => void saver.resolve('mine')}>
            {t('conflict.mine')}
          </Button>
        </div>
      }
    >
      {t('conflict.text')}
    </Callout>
  );
}
