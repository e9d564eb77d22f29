import type { AnswerWay } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Locale } from '@prova/contract/common';
import { Keyboard, Mic } from 'lucide-react';
import { type ComponentType, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { needPhrases } from '../../../lib/i18n.ts';
import { loadCode } from '../../../lib/load-code.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { PracticeProps } from '../session/practice.tsx';
import { useHearing } from './use-hearing.ts';

const loadPractice = () =>
  loadCode(async () => {
    const [{ Practice }] = await Promise.all([
      import('../session/practice.tsx'),
      needPhrases(['ai-interview-session']),
    ]);
    return Practice;
  });

/** A question that counts for nothing, of which nothing is sent. */
export function PracticeSection({ locale }: { locale: Locale }) {
  const { t } = useTranslation('ai-interview');
  const id = useId();
  const hearing = useHearing(locale);
  const [loading, setLoading] = useState<AnswerWay | null>(null);
  const [open, setOpen] = useState<{ Practice: ComponentType<PracticeProps>; way: AnswerWay } | null>(null);
  const begin = async (way: AnswerWay) => {
    setLoading(way);
    try {
      const Practice = await loadPractice();
      setOpen({ Practice, way });
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setLoading(null);
    }
  };
  return (
    <Card as="section" look="sunken" aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-h4">
          {t('practice.title')}
        </h2>
        <p className="mt-1 max-w-[68ch] text-muted">
          {t('practice.lead')} {hearing === 'vendor' && t('practice.vendor')}
        </p>
      </div>
      {open ? (
        <open.Practice locale={locale} initialWay={open.way} onClose={() => setOpen(null)} />
      ) : (
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          {hearing !== 'none' && (
            <Button
              icon={<Mic className="size-4" aria-hidden="true" />}
              busy={loading === 'voice'}
              onClick={() => void begin('voice')}
            >
              {t('practice.voice')}
            </Button>
          )}
          <Button
            icon={<Keyboard className="size-4" aria-hidden="true" />}
            busy={loading === 'text'}
            onClick={() => void begin('text')}
          >
            {t('practice.text')}
          </Button>
        </div>
      )}
    </Card>
  );
}
