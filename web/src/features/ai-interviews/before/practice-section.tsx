import type { AnswerWay } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Locale } from '@prova/contract/common';
import { Keyboard, Mic } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { ErrorBoundary } from '../../../lib/error-boundary.tsx';
import { loadCode } from '../../../lib/load-code.ts';
import { useHearing } from '../../../lib/speech/use-hearing.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useVoiceServices } from '../voice/voice-services-context.ts';

const Practice = lazy(async () => ({ default: (await loadCode(() => import('../session/practice.tsx'))).Practice }));

/** A question that counts for nothing, of which nothing is sent. */
export function PracticeSection({ locale, isAway }: { locale: Locale; isAway: boolean }) {
  const { t } = useTranslation('ai-interview');
  const id = useId();
  const { transcriber } = useVoiceServices();
  const hearing = useHearing(locale, transcriber !== null);
  const expected = hearing ?? (transcriber === null ? 'vendor' : 'service');
  const [way, setWay] = useState<AnswerWay | null>(null);
  return (
    <Card as="section" look="sunken" aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-h4">
          {t('practice.title')}
        </h2>
        <p className="mt-1 max-w-[68ch] text-muted">
          {/* What is said before the browser has told stays as it is with most: nothing below it moves under a finger. */}
          {t('practice.lead')} {expected === 'vendor' && t('practice.vendor')}
          {expected === 'service' && t('practice.service', { service: transcriber ?? '' })}
        </p>
      </div>
      {way ? (
        <ErrorBoundary fallback={(error) => <Callout kind="error">{messageOf(error)}</Callout>}>
          <Suspense fallback={<Spinner className="size-5" />}>
            <Practice locale={locale} initialWay={way} isAway={isAway} onClose={() => setWay(null)} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          {hearing !== 'none' && (
            <Button icon={<Mic className="size-4" aria-hidden="true" />} onClick={() => setWay('voice')}>
              {t('practice.voice')}
            </Button>
          )}
          <Button icon={<Keyboard className="size-4" aria-hidden="true" />} onClick={() => setWay('text')}>
            {t('practice.text')}
          </Button>
        </div>
      )}
    </Card>
  );
}
