import { ANSWER_MAX } from '@prova/contract/assessments/test-fields';
import type { ShownVerdict } from '@prova/contract/code/code-check';
import { RotateCw } from 'lucide-react';
import { lazy, Suspense, use, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { forgetInTab, keepInTab, keptInTab } from '../../../lib/tab-memory.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { cx } from '../../../ui/cx.ts';
import { useTestFacts } from '../../assessments/components/use-test-facts.ts';
import { CaseResults } from '../../code/components/case-results.tsx';
import { CodeArea } from '../../code/components/code-area.tsx';
import type { AskedQuestion } from './answers.ts';
import { KeptAs } from './kept-as.ts';

const editor = () => import('../../code/components/code-editor.tsx');
const CodeEditor = lazy(async () => ({ default: (await editor()).CodeEditor }));

/** Fetches the editor before its question is there. */
export const fetchEditor = (): void => void editor().catch(() => undefined);

/** Where a run stands: 0 once it has begun. Seconds until then. */
export type RunLine = { readonly place: number; readonly seconds: number };

export type RunOptions = { readonly signal: AbortSignal; readonly onLine: (line: RunLine) => void };

/** `here`: in this browser. */
export type Ran = { readonly cases: readonly ShownVerdict[]; readonly here: boolean };

export type RunCode = (question: AskedQuestion, code: string, options: RunOptions) => Promise<Ran>;

type Props = {
  question: AskedQuestion;
  value: string;
  onChange: (code: string) => void;
  run: RunCode | undefined;
};

/** Code as it is written, and what it does on the cases that are shown. */
export function CodeAnswer({ question, value, onChange, run }: Props) {
  const { t } = useTranslation(['tests', 'code']);
  const hintId = useId();
  const area = useRef<HTMLDivElement>(null);
  /** So long the code would be with what was pasted and did not fit. */
  const [tooLong, setTooLong] = useState<number | null>(null);
  const { check } = question;
  const language = question.language ?? 'javascript';
  const runner = useRunner(question, value, run);
  const runnable = run !== undefined && check !== null && check.cases.length > 0;
  const label = t('player.code', { language: t(`languages.${language}`) });
  return (
    <div className="flex flex-col gap-4">
      <div ref={area} className="flex flex-col gap-1.5">
        <Suspense
          fallback={
            <CodeArea
              label={label}
              hint={t('player.codeKeys')}
              rows={14}
              maxLength={ANSWER_MAX}
              value={value}
              onChange={onChange}
            />
          }
        >
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3">
            <span className="text-sm font-semibold">{label}</span>
            <StarterCode question={question} value={value} onChange={onChange} />
          </div>
          <CodeEditor
            label={label}
            describedBy={hintId}
            language={language}
            value={value}
            maxLength={ANSWER_MAX}
            onChange={(code) => {
              setTooLong(null);
              onChange(code);
            }}
            onTooLong={setTooLong}
            onRun={runnable ? runner.start : undefined}
            selected={selectedIn(area.current)}
          />
          <p id={hintId} className="text-small text-muted">
            {t('code:editor.keys')}
          </p>
        </Suspense>
      </div>
      {(tooLong !== null || value.length >= ANSWER_MAX) && (
        <Callout kind="warning" live>
          {tooLong === null
            ? t('code:editor.tooLong', { count: ANSWER_MAX })
            : t('code:editor.doesNotFit', { count: tooLong, max: ANSWER_MAX })}
        </Callout>
      )}
      {runnable && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            ref={runner.button}
            variant="soft"
            aria-keyshortcuts="Control+Enter"
            busy={runner.running}
            onClick={() => runner.start(value)}
            iconEnd={<RunKeys />}
          >
            {t('code:run')}
          </Button>
          {(runner.line || runner.slow) && <Button onClick={runner.giveUp}>{t('code:giveUp')}</Button>}
          <p role="status" className="text-small text-muted">
            {runner.running && <Waiting line={runner.line} />}
            {runner.again && ` ${t('code:again')}`}
            {!runner.running && t(runner.gaveUp ? 'code:gaveUp' : 'code:runHint')}
          </p>
        </div>
      )}
      <p role="status" className="sr-only">
        {runner.ran && !runner.running && <Passed ran={runner.ran} />}
      </p>
      <section ref={runner.results} aria-label={t('code:results')} className="scroll-mb-4 empty:hidden">
        {runner.failure && (
          <Callout kind="error" live title={t('code:runFailed')}>
            {runner.failure}
          </Callout>
        )}
        {runner.ran && (
          <>
            {runner.ran.code !== value && <p className="mb-1 text-small text-muted">{t('code:changedSince')}</p>}
            {/* Of the run before, until the next one is there. */}
            <div aria-busy={runner.running} className={cx('transition-opacity', runner.running && 'opacity-60')}>
              <CaseResults
                cases={runner.ran.cases}
                inputName={language === 'sql' ? t('code:rows') : undefined}
                details={check?.cases ?? []}
              />
            </div>
            <p className="mt-1 text-small text-muted">{t(runner.ran.here ? 'code:ranHere' : 'code:ranOnServer')}</p>
          </>
        )}
      </section>
    </div>
  );
}

/** All of what came of it would be read aloud after each run. */
function Passed({ ran: { cases } }: { ran: Ran }) {
  const { t } = useTranslation('code');
  const passed = cases.filter(({ outcome }) => outcome === 'passed').length;
  return t('passedOf', { passed, count: cases.length });
}

/** What is selected in the field inside that is being written in. */
function selectedIn(area: HTMLElement | null): readonly [number, number] | null {
  const field = document.activeElement;
  return field instanceof HTMLTextAreaElement && area?.contains(field)
    ? [field.selectionStart, field.selectionEnd]
    : null;
}

/** What starts a run, where there are keys. */
function RunKeys() {
  return (
    <span className="flex gap-1 pointer-coarse:hidden" aria-hidden="true">
      {[isMac() ? '⌘' : 'Ctrl', 'Enter'].map((key) => (
        <kbd key={key} className="rounded-sm border border-current px-1 font-sans text-xs font-medium">
          {key}
        </kbd>
      ))}
    </span>
  );
}

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

type StarterProps = { question: AskedQuestion; value: string; onChange: (code: string) => void };

/** The code that the question begins with, and from it back to one's own, which the tab keeps meanwhile. */
function StarterCode({ question: { id, starterCode }, value, onChange }: StarterProps) {
  const { t } = useTranslation('code');
  const key = `prova.code.${use(KeptAs)}.${id}`;
  const [own, setOwn] = useState(() => keptInTab<string>(key));
  const isStarter = value.trim() === starterCode.trim();
  const change = (code: string, put: string | null) => {
    setOwn(put);
    if (put === null) forgetInTab(key);
    else keepInTab(key, put);
    onChange(code);
  };
  if (starterCode === '') return null;
  return (
    <span className="flex flex-wrap gap-1">
      {!isStarter && (
        <Button size="sm" variant="ghost" icon={RESTART} onClick={() => change(starterCode, value)}>
          {t('editor.starter')}
        </Button>
      )}
      {isStarter && own !== null && (
        <Button size="sm" variant="ghost" icon={RESTART} onClick={() => change(own, null)}>
          {t('editor.own')}
        </Button>
      )}
    </span>
  );
}

const RESTART = <RotateCw className="size-3.5" />;

/** The clock is looked at in steps, so that what is said changes when there is something to say. */
const STEP_SECONDS = 5;

function Waiting({ line }: { line: RunLine | null }) {
  const { t } = useTranslation('code');
  const facts = useTestFacts();
  if (!line || line.place === 0) return t('running');
  const seconds = Math.max(STEP_SECONDS, Math.ceil(line.seconds / STEP_SECONDS) * STEP_SECONDS);
  return t('line', { count: line.place, time: facts.duration(seconds) });
}

/** One run at a time; what came of the last one stays while the code goes on. */
function useRunner(question: AskedQuestion, code: string, run: RunCode | undefined) {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [ran, setRan] = useState(() => lastRuns.get(question) ?? null);
  const results = useRef<HTMLElement>(null);
  const slow = useSlow(running);
  const [line, setLine] = useState<RunLine | null>(null);
  const [gaveUp, setGaveUp] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const current = useRef<{ code: string; controller: AbortController } | null>(null);
  const [again, setAgain] = useState(false);
  const now = useRef({ code, again });
  useEffect(() => {
    now.current = { code, again };
  });
  // Whoever has gone on to another question no longer waits.
  useEffect(() => () => current.current?.controller.abort(), []);
  const start = async (code: string) => {
    if (!run) return;
    if (current.current) {
      setAgain(code !== current.current.code);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    current.current = { code, controller };
    setRunning(true);
    setAgain(false);
    setFailure(null);
    setGaveUp(false);
    try {
      const latest = { code, ...(await run(question, code, { signal, onLine: setLine })) };
      lastRuns.set(question, latest);
      setRan(latest);
      // Of longer code they stand below what is seen.
      setTimeout(() => results.current?.scrollIntoView?.({ block: 'nearest' }));
    } catch (error) {
      if (signal.aborted) setGaveUp(true);
      else setFailure(messageOf(error));
    } finally {
      current.current = null;
      setRunning(false);
      setLine(null);
    }
    if (now.current.again && !signal.aborted) await start(now.current.code);
  };
  const giveUp = () => {
    setAgain(false);
    current.current?.controller.abort();
    button.current?.focus();
  };
  return {
    running,
    slow,
    again,
    failure,
    ran,
    results,
    line,
    gaveUp,
    button,
    start: (code: string) => void start(code),
    giveUp,
  };
}

/** What came of the last run of each question stays while the test is on the page. */
const lastRuns = new WeakMap<AskedQuestion, { code: string } & Ran>();

/** What takes longer can be given up. */
const SLOW_MS = 1500;

function useSlow(running: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!running) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [running]);
  return slow;
}
