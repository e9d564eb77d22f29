import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { QueryView } from '../ui/query-view.tsx';

type Props<T> = ComponentProps<typeof QueryView<T>> & {
  /** What this part may look like, for whoever asks to see it while their own does not come. */
  example: T;
  /** Of the example, where it differs: what it shows leads nowhere. */
  drawExample?: (example: T) => ReactNode;
};

/** A part that loads and fails by itself; its example is shown on request alone, and never without saying what it is. */
export function WithExample<T>({ example, drawExample, failure, children, ...view }: Props<T>): ReactNode {
  const { t } = useTranslation('parts');
  const [asked, setAsked] = useState(false);
  const { query } = view;
  if (asked && query.data === undefined)
    return (
      <div className="flex flex-col gap-3">
        <Callout
          kind="warning"
          live
          title={t('example.title')}
          action={
            <Button
              onClick={() => {
                setAsked(false);
                void query.refetch();
              }}
            >
              {t('example.retry')}
            </Button>
          }
        >
          {t('example.text')}
        </Callout>
        {(drawExample ?? children)(example)}
      </div>
    );
  const action = (
    <Button variant="ghost" onClick={() => setAsked(true)}>
      {t('example.show')}
    </Button>
  );
  return (
    <QueryView {...view} failure={{ ...failure, action }}>
      {children}
    </QueryView>
  );
}
