import type { Locale } from '@prova/contract/common';
import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { readAloud } from './read-aloud.ts';

export type PromptReaderProps = { prompt: string; locale: Locale };

/** Reads a question out to whoever writes, when they want to hear it. */
export function PromptReader({ prompt, locale }: PromptReaderProps) {
  const { t } = useTranslation('ai-interview-session');
  const [isReading, setIsReading] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const read = () => {
    setIsReading(true);
    stop.current = readAloud(prompt, locale, (how) => {
      setIsReading(false);
      if (how === 'unread') toast.info(t('sound.none'));
    });
  };
  const end = () => {
    stop.current?.();
    setIsReading(false);
  };
  const Icon = isReading ? Square : Volume2;
  return (
    <Button
      size="sm"
      variant="quiet"
      className="-ml-3 self-start"
      icon={<Icon className="size-4" aria-hidden="true" />}
      onClick={isReading ? end : read}
    >
      {t(isReading ? 'sound.stop' : 'sound.again')}
    </Button>
  );
}
