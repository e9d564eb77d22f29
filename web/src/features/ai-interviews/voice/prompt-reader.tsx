import type { Locale } from '@prova/contract/common';
import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { readAloud } from './read-aloud.ts';
import { speakerOf } from './voice-services.ts';
import { type AskedAloud, useVoiceServices } from './voice-services-context.ts';

export type PromptReaderProps = {
  prompt: string;
  asked: AskedAloud;
  locale: Locale;
};

/** Reads a question out to whoever writes, when they want to hear it. */
export function PromptReader({ prompt, asked, locale }: PromptReaderProps) {
  const { t } = useTranslation('ai-interview-session');
  const [isReading, setIsReading] = useState(false);
  const services = useVoiceServices();
  const [speak] = useState(() => speakerOf(services, asked));
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const read = () => {
    setIsReading(true);
    const done = (how: 'read' | 'unread') => {
      setIsReading(false);
      if (how === 'unread') toast.info(t('sound.none'));
    };
    stop.current = readAloud(prompt, locale, done, speak);
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
