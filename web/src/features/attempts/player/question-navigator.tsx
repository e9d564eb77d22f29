import { Check, Flag } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { cx } from '../../../ui/cx.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';

export type Mark = { id: string; answered: boolean; flagged: boolean };

type Props = { marks: readonly Mark[]; current: number | null; onGo: (index: number) => void };

const NARROWING = {
  all: () => true,
  open: ({ answered }: Mark) => !answered,
  flagged: ({ flagged }: Mark) => flagged,
} as const;
type Narrowing = keyof typeof NARROWING;
const NARROWINGS = ['all', 'open', 'flagged'] as const satisfies readonly Narrowing[];

/** Fewer are seen at one glance. */
const MANY = 20;

/** All questions by their number: which are answered, which are to be looked at again. */
export function QuestionNavigator({ marks, current, onGo }: Props) {
  const { t } = useTranslation('tests');
  const format = useFormat();
  const [chosen, setChosen] = useState<Narrowing>('all');
  const numbered = marks.map((mark, index) => ({ mark, index }));
  const of = (narrowing: Narrowing) => numbered.filter(({ mark }) => NARROWING[narrowing](mark));
  const count = (is: (mark: Mark) => boolean) => format.number(marks.filter(is).length);
  // Nothing is left of what was asked for: all are there again.
  const narrowing = of(chosen).length > 0 ? chosen : 'all';
  const shown = of(narrowing);
  const list = useCurrentInView(current, narrowing);
  const state = ({ answered, flagged }: Mark) =>
    t(`player.states.${answered ? (flagged ? 'answeredFlagged' : 'answered') : flagged ? 'openFlagged' : 'open'}`);
  // One of them is reached by Tab, the others by the arrows.
  const stop = shown.some(({ index }) => index === current) ? current : shown[0]?.index;
  return (
    <nav aria-labelledby="question-navigator" className="flex min-h-0 flex-col">
      <h2 id="question-navigator" className="mb-2 text-sm font-semibold">
        {t('player.navigator')}
      </h2>
      {marks.length > MANY && (
        <RadioGroup
          className="mb-2 [&_label]:px-2"
          label={t('player.show')}
          hideLabel
          look="segments"
          value={narrowing}
          onChange={setChosen}
          options={NARROWINGS.map((value) => ({
            value,
            label: (
              <span className="text-small">
                {`${t(`player.shown.${value}`)} `}
                <span className="sr-only">{format.number(of(value).length)}</span>
              </span>
            ),
            disabled: of(value).length === 0,
          }))}
        />
      )}
      <ol
        ref={list}
        onKeyDown={goByArrows}
        className="relative grid max-h-60 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2 overflow-y-auto p-1 @4xl:-mx-1 @4xl:max-h-[62dvh]"
      >
        {shown.map(({ mark, index }) => (
          <li key={mark.id}>
            <button
              type="button"
              tabIndex={index === stop ? 0 : -1}
              aria-current={index === current ? 'step' : undefined}
              aria-label={t('player.goTo', { number: index + 1, state: state(mark) })}
              onClick={() => onGo(index)}
              className={cx(
                'tabular relative grid min-h-11 w-full place-items-center rounded-control border text-sm font-semibold',
                index === current
                  ? 'border-brand bg-brand text-on-brand'
                  : mark.answered
                    ? 'border-transparent bg-brand-soft text-brand'
                    : 'border-border-strong bg-surface',
              )}
            >
              {index + 1}
              {mark.answered && <Check className="absolute right-1 bottom-1 size-3" aria-hidden="true" />}
              {mark.flagged && <Flagged className="absolute -top-1 -right-1" />}
            </button>
          </li>
        ))}
      </ol>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-small @4xl:flex-col">
        <Legend name={t('player.legend.answered')} count={count(({ answered }) => answered)}>
          <span className="grid size-4 place-items-center rounded-sm bg-brand-soft text-brand">
            <Check className="size-3" />
          </span>
        </Legend>
        <Legend name={t('player.legend.current')}>
          <span className="block size-4 rounded-sm bg-brand" />
        </Legend>
        <Legend name={t('player.legend.open')} count={count(NARROWING.open)}>
          <span className="block size-4 rounded-sm border border-border-strong bg-surface" />
        </Legend>
        <Legend name={t('player.legend.flagged')} count={count(NARROWING.flagged)}>
          <Flagged />
        </Legend>
      </ul>
    </nav>
  );
}

type LegendProps = { name: string; count?: string; children: ReactNode };

function Legend({ name, count, children }: LegendProps) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true">{children}</span>
      {name}
      {count !== undefined && <span className="tabular ml-auto font-semibold">{count}</span>}
    </li>
  );
}

const Flagged = ({ className }: { className?: string }) => (
  <span className={cx('grid size-4 place-items-center rounded-sm bg-amber text-surface', className)} aria-hidden="true">
    <Flag className="size-2.5 fill-current" />
  </span>
);

/** The list goes along with the question, and the page stays where it is. */
function useCurrentInView(current: number | null, narrowing: Narrowing) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question, and each choice of them.
  useEffect(() => {
    const at = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !at) return;
    const above = at.offsetTop - list.current.scrollTop;
    const isSeen = above >= 0 && above + at.offsetHeight <= list.current.clientHeight;
    if (!isSeen) list.current.scrollTop = at.offsetTop - (list.current.clientHeight - at.offsetHeight) / 2;
  }, [current, narrowing]);
  return list;
}

function goByArrows(event: KeyboardEvent<HTMLOListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length;
  const to: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: buttons.length - 1,
  };
  const next = buttons[to[event.key] ?? -1];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
