import type { ShownVerdict } from '@prova/contract/code/code-check';
import { LETTERS_MAX, PRINTED_MAX } from '@prova/contract/code/returned-value';
import { type Piece, shownDifference } from '@prova/contract/code/shown-difference';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { ShownPieces } from './shown-pieces.tsx';
import { useMilliseconds } from './use-milliseconds.ts';

type Props = {
  cases: readonly ShownVerdict[];
  /** What is given to a case, if not arguments. */
  inputName?: string | undefined;
  /** What each was given and should have returned, where it may be shown. */
  details?: readonly ({ input: string; expected: string } | undefined)[];
};

/** What became of each case: a word, why, and what came instead. */
export function CaseResults({ cases, inputName, details = [] }: Props) {
  const { t } = useTranslation('code');
  const passed = cases.filter(({ outcome }) => outcome === 'passed').length;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold">{t('passedOf', { passed, count: cases.length })}</p>
      <ul className="flex flex-col gap-2">
        {cases.map((verdict, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cases never change places.
          <li key={index}>
            <CaseResult verdict={verdict} number={index + 1} inputName={inputName} detail={details[index]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ResultProps = {
  verdict: ShownVerdict;
  number: number;
  inputName: string | undefined;
  detail: { input: string; expected: string } | undefined;
};

function CaseResult({ verdict, number, inputName, detail }: ResultProps) {
  const { t } = useTranslation('code');
  const inMilliseconds = useMilliseconds();
  const format = useFormat();
  const { name, visible, outcome, cause, message, got, printed, milliseconds } = verdict;
  const isRight = outcome === 'passed';
  const Icon = isRight ? Check : X;
  const compares = !isRight && detail && got !== null ? shownDifference(detail.expected, got) : null;
  const lines = [
    ...(detail?.input ? [[inputName ?? t('arguments'), detail.input] as const] : []),
    ...(detail && !compares ? [[t('expected'), detail.expected] as const] : []),
    ...(got !== null && !compares ? [[t('got'), got] as const] : []),
    ...(printed ? [[t('printed'), printed] as const] : []),
  ];
  const why = cause === null ? '' : message || t(`causes.${cause}`, { printed: PRINTED_MAX, returned: LETTERS_MAX });
  return (
    <div className={cx('rounded-control border px-3 py-2', isRight ? 'border-border' : 'border-red')}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Icon className={cx('size-4 shrink-0', isRight ? 'text-brand' : 'text-red')} aria-hidden="true" />
        <span className="font-semibold wrap-anywhere">{name || t('caseNumber', { number })}</span>
        <span className={cx('text-small', isRight ? 'text-brand' : 'text-red')}>{t(`outcomes.${outcome}`)}</span>
        {!visible && <Badge>{t('hidden')}</Badge>}
        <span className="tabular ml-auto text-small text-muted">{inMilliseconds(milliseconds)}</span>
      </p>
      {!isRight && <p className="mt-1 text-small whitespace-pre-line wrap-anywhere">{why}</p>}
      {lines.length > 0 && (
        <dl className="mt-1 grid gap-x-3 gap-y-0.5 text-small sm:grid-cols-[auto_minmax(0,1fr)]">
          {lines.map(([name, text]) => (
            <Line key={name} name={name} text={text} />
          ))}
        </dl>
      )}
      {compares && (
        <>
          {compares.alike.length > 0 && (
            <p className="mt-1 text-small font-semibold">
              {t('alike', {
                differences: new Intl.ListFormat(format.locale, { type: 'conjunction' }).format(
                  compares.alike.map((kind) => t(`differences.${kind}`)),
                ),
              })}
            </p>
          )}
          <dl className="mt-2 grid gap-2 text-small sm:grid-cols-2">
            <Side name={t('expected')} pieces={compares.expected} look="bg-brand-soft text-brand" />
            <Side name={t('got')} pieces={compares.got} look="bg-red-soft text-red" />
          </dl>
        </>
      )}
    </div>
  );
}

/** What was expected, beside what came. */
function Side({ name, pieces, look }: { name: string; pieces: readonly Piece[]; look: string }) {
  return (
    <div className={cx('min-w-0 rounded-control px-3 py-1.5', look)}>
      <dt className="font-semibold">{name}</dt>
      <Value text={pieces.map(({ text }) => text).join('')}>
        <ShownPieces pieces={pieces} />
      </Value>
    </div>
  );
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <Value text={text} />
    </>
  );
}

/** Shorter ones are seen whole, at 360 px too. */
const LONG = 240;

function Value({ text, children = text }: { text: string; children?: ReactNode }) {
  return (
    // It scrolls, by keyboard, too.
    <dd tabIndex={text.length > LONG || text.split('\n').length > 5 ? 0 : undefined} className={VALUE}>
      {children}
    </dd>
  );
}

const VALUE = 'max-h-40 overflow-y-auto font-mono text-text whitespace-pre-wrap wrap-anywhere';
