import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';

export type Mark = { id: string; answered: boolean; flagged: boolean };

type Props = { marks: readonly Mark[]; current: number | null; onGo: (index: number) => void };

/** All questions by their number: which are answered, which are to be looked at again. */
export function QuestionNavigator({ marks, current, onGo }: Props) {
  const { t } = useTranslation('tests');
  const state = ({ answered, flagged }: Mark) =>
    t(`player.states.${answered ? (flagged ? 'answeredFlagged' : 'answered') : flagged ? 'openFlagged' : 'open'}`);
  return (
    <nav aria-labelledby="question-navigator">
      <h2 id="question-navigator" className="mb-2 text-sm font-semibold">
        {t('player.navigator')}
      </h2>
      <ol className="grid max-h-60 grid-cols-5 gap-2 overflow-y-auto p-1">
        {marks.map((mark, index) => (
          <li key={mark.id}>
            <button
              type="button"
              aria-current={index === current ? 'step' : undefined}
              aria-label={t('player.goTo', { number: index + 1, state: state(mark) })}
              onClick={() => onGo(index)}
              className={cx(
                'tabular relative grid min-h-11 w-full place-items-center rounded-control border text-sm font-semibold',
                mark.answered ? 'border-brand bg-brand-soft text-brand' : 'border-border-strong bg-surface',
                index === current && 'shadow-[inset_0_0_0_2px_var(--brand)]',
              )}
            >
              {index + 1}
              {mark.flagged && (
                <Flag className="absolute top-1 right-1 size-3.5 fill-current text-amber" aria-hidden="true" />
              )}
            </button>
          </li>
        ))}
      </ol>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
        <li className="flex items-center gap-1.5">
          <span className="size-3.5 rounded-sm border border-brand bg-brand-soft" />
          {t('player.legend.answered')}
        </li>
        <li className="flex items-center gap-1.5">
          <span className="size-3.5 rounded-sm border border-border-strong" />
          {t('player.legend.open')}
        </li>
        <li className="flex items-center gap-1.5">
          <Flag className="size-3.5 fill-current text-amber" />
          {t('player.legend.flagged')}
        </li>
      </ul>
    </nav>
  );
}
