import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { Wizard } from './use-wizard.ts';

/** Two versions of one step: the person chooses, and neither is lost before. */
export function ConflictNotice({ wizard: { autosave, step, state } }: { wizard: Wizard }) {
  const { t } = useTranslation('wizard');
  if (state.status !== 'conflict' || state.part !== step) return null;
  const takeTheirs = () => {
    autosave.resolve('theirs');
    toast.info(t('conflict.kept'));
  };
  const keepMine = () => {
    autosave.resolve('mine');
    void autosave.flush();
  };
  return (
    <Callout
      kind="warning"
      live
      // Wherever on the page one is writing.
      className="sticky top-27 z-10 shadow-float md:top-17"
      title={t('conflict.title')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={takeTheirs}>
            {t('conflict.theirs')}
          </Button>
          <Button size="sm" variant="primary" onClick={keepMine}>
            {t('conflict.mine')}
          </Button>
        </div>
      }
    >
      {t('conflict.text')}
    </Callout>
  );
}
