import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useDeliberatePress } from '../../../ui/use-deliberate-press.ts';
import type { Call } from '../call/call.ts';
import { useCallState } from './use-call.ts';

type Props = {
  yes: string;
  no: string;
  given: boolean | null;
  onAnswer: (accepted: boolean) => void;
};

/** Two buttons of the same weight. Neither takes a press that began before they were there. */
export function ConsentButtons({ yes, no, given, onAnswer }: Props) {
  const { props: noPress } = useDeliberatePress();
  const { props: yesPress } = useDeliberatePress();
  return (
    <div className="grid w-full grid-cols-1 gap-2 sm:grid-cols-2">
      <Button
        {...noPress}
        fullWidth
        className="min-h-11"
        busy={given === false}
        onClick={(event) => {
          if (noPress.onClick(event)) onAnswer(false);
        }}
      >
        {no}
      </Button>
      <Button
        {...yesPress}
        fullWidth
        className="min-h-11"
        busy={given === true}
        onClick={(event) => {
          if (yesPress.onClick(event)) onAnswer(true);
        }}
      >
        {yes}
      </Button>
    </div>
  );
}

/** The answer could not be sent, or the server does not take it. */
export function ConsentProblem({ call, isOffline }: { call: Call; isOffline: boolean }) {
  const { t } = useTranslation('rooms-recording');
  const { hasOldWords } = useCallState(call);
  if (!isOffline && !hasOldWords) return null;
  return (
    <p role="alert" className="mt-3 text-amber">
      {t(isOffline ? 'offline' : 'oldWords')}
    </p>
  );
}
