import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';

const STEPS = ['test', 'proof', 'match', 'answer'] as const;

/** Four steps, the last one done. */
export function HowItWorks() {
  const { t } = useTranslation('landing');
  return (
    <section id="como-funciona" aria-labelledby="how-title" className="scroll-mt-6">
      <h2 id="how-title" className="text-h3 sm:text-h2">
        {t('how.title')}
      </h2>
      <ol className="mt-5 grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map((step, index) => {
          const last = index === STEPS.length - 1;
          return (
            <li key={step}>
              <span className="flex items-center" aria-hidden="true">
                <span
                  className={cx(
                    'grid size-8 shrink-0 place-items-center rounded-full border-2 border-brand text-sm font-bold',
                    last ? 'bg-brand text-on-brand' : 'text-brand',
                  )}
                >
                  {last ? <Check className="size-4" strokeWidth={3} /> : index + 1}
                </span>
                {!last && <span className="-mr-6 hidden h-0.5 flex-1 bg-border lg:block" />}
              </span>
              <h3 className="mt-3 text-h4">{t(`how.${step}.title`)}</h3>
              <p className="mt-1 text-muted">{t(`how.${step}.text`)}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
