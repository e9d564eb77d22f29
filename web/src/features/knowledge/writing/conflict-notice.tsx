import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import type { Writing, Written } from './use-writing.ts';

type Props<Doc extends Written, Values extends FieldValues> = {
  writing: Writing<Doc, Values>;
  /** Before what is on screen gives way. */
  onGiveWay: () => void;
  /** Once it is to stay, over what is there. */
  onStay: (theirs: Doc) => void;
};

/** It was changed elsewhere, too: the author chooses, and neither is lost before. */
export function ConflictNotice<Doc extends Written, Values extends FieldValues>({
  writing: { autosave, state },
  onGiveWay,
  onStay,
}: Props<Doc, Values>) {
  const { t } = useTranslation('knowledge-writing');
  if (state.status !== 'conflict') return null;
  const { theirs } = state;
  return (
    <Callout
      kind="warning"
      live
      // Wherever on the page one is writing.
      className="sticky top-27 z-10 shadow-float md:top-17"
      title={t('conflict.title')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            onClick={() => {
              onGiveWay();
              autosave.resolve('theirs');
            }}
          >
            {t('conflict.theirs')}
          </Button>
          <Button
            size="sm"
            variant="primary"
            onClick={() => {
              autosave.resolve('mine');
              onStay(theirs);
            }}
          >
            {t('conflict.mine')}
          </Button>
        </div>
      }
    >
      {t('conflict.text')}
    </Callout>
  );
}
