import { useTranslation } from 'react-i18next';
import { AskButton } from '../../../ui/ask-button.tsx';
import { Button } from '../../../ui/button.tsx';

type Props = {
  required: boolean;
  /** There is an answer that would not be sent. */
  isBegun: boolean;
  onSkip: () => Promise<void>;
  /** Once it asks, and once it no longer does. */
  onAsking: (isAsking: boolean) => void;
};

/** Goes on without an answer. It asks first where something would be missed. */
export function SkipButton({ required, isBegun, onSkip, onAsking }: Props) {
  const { t } = useTranslation('ai-interview-session');
  if (!required && !isBegun)
    return (
      <Button variant="ghost" onClick={() => void onSkip()}>
        {t('answer.skip')}
      </Button>
    );
  return (
    <AskButton
      variant="ghost"
      label={t('answer.skip')}
      onOpenChange={onAsking}
      question={{
        title: t('answer.skipTitle'),
        children: [required && t('answer.skipRequired'), isBegun && t('answer.skipText')].filter(Boolean).join(' '),
        confirmLabel: t('answer.skipYes'),
        cancelLabel: t('answer.back'),
        // What fails is said beside the answer.
        onConfirm: () => void onSkip(),
      }}
    />
  );
}
