import type { Locale } from '@prova/contract/common';
import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { loadCode } from '../../../lib/load-code.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** Reads a question out to whoever writes, when they want to hear it. */
export function PromptReader({ prompt, locale }: { prompt: string; locale: Locale }) {
  const { t } = useTranslation('ai-interview-session');
  const [isReading, setIsReading] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      stop.current?.();
    };
  }, []);
  const read = async () => {
    setIsReading(true);
    try {
      const { readAloud } = await loadCode(() => import('../voice/read-aloud.ts'));
      if (!isHere.current) return;
      stop.current = readAloud(prompt, locale, (how) => {
        setIsReading(false);
        if (how === 'unread') toast.info(t('sound.none'));
      });
    } catch (error) {
      setIsReading(false);
      toast.error(messageOf(error));
    }
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
      onClick={() => (isReading ? end() : void read())}
    >
      {t(isReading ? 'sound.stop' : 'sound.again')}
    </Button>
  );
}
