import { CloudAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { FormHeading } from './form-heading.tsx';
import { Outcome } from './outcome.tsx';

type Props = {
  title: string;
  /** Said while the answer is on its way. */
  waiting: string;
  attempt: { readonly isError: boolean; readonly error: unknown; readonly isFetching: boolean; refetch: () => unknown };
};

/** What the link of a mail does by itself: still under way, or failed in a way that another try may heal. */
export function AttemptState({ title, waiting, attempt }: Props) {
  const { t } = useTranslation('accounts');
  if (attempt.isError) {
    return (
      <Outcome icon={<CloudAlert />} tone="red" title={title} text={messageOf(attempt.error)}>
        <Button variant="primary" busy={attempt.isFetching} onClick={() => void attempt.refetch()}>
          {t('tryAgain')}
        </Button>
      </Outcome>
    );
  }
  return (
    <div role="status">
      <FormHeading title={title}>
        <span className="inline-flex items-center gap-2">
          <Spinner /> {waiting}
        </span>
      </FormHeading>
    </div>
  );
}
