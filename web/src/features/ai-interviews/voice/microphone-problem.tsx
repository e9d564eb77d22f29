import { useTranslation } from 'react-i18next';
import { browserFamilyOf } from '../../../lib/browser.ts';
import type { ListenFailure } from '../../../lib/speech/listening.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';

/** Trying again would not help. */
const FINAL: ReadonlySet<ListenFailure> = new Set(['unsupported', 'language', 'service']);

/** Why nobody listens any more, how to mend it, and that writing goes on. */
export function MicrophoneProblem({ why, onRetry }: { why: ListenFailure; onRetry: () => void }) {
  const { t } = useTranslation('ai-interview-voice');
  const steps =
    why === 'denied'
      ? [...t(`microphone.steps.${browserFamilyOf(navigator.userAgent)}`).split('\n'), t('microphone.system')]
      : [];
  return (
    <Callout kind="error" live title={t(`microphone.title.${why}`)}>
      {steps.length > 0 && (
        <ol className="mt-1 flex list-decimal flex-col gap-1 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <p className="mt-1">{t('microphone.writeOn')}</p>
      {!FINAL.has(why) && (
        <Button size="sm" className="mt-3" onClick={onRetry}>
          {t('microphone.retry')}
        </Button>
      )}
    </Callout>
  );
}
