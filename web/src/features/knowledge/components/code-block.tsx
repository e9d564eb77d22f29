import { RUN_CODE_MAX } from '@prova/contract/knowledge/knowledge-fields';
import { Copy, Pencil, Play, RotateCw, Square } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { forgetInTab, keepInTab, keptInTab } from '../../../lib/tab-memory.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { BodyBlock } from './draw-body.tsx';
import { RunResult } from './run-result.tsx';
import { useRunOnPage } from './use-run-on-page.ts';

const CodeEditor = lazy(async () => ({ default: (await import('../../code/components/code-editor.tsx')).CodeEditor }));

/** On phones the icon alone, so that running it stands beside its language. */
const WIDE = 'max-sm:sr-only';

/** Code of a page, which can be run and changed. It runs at a press, and nothing of what it takes is fetched before. */
export function CodeBlock({ language, code, number }: BodyBlock) {
  const { t } = useTranslation(['code', 'tests']);
  const own = useOwnCode(code, number);
  const [isEditing, setIsEditing] = useState(false);
  const [isTooLong, setIsTooLong] = useState(false);
  const run = useRunOnPage(language);
  const runButton = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const name = t(`tests:languages.${language}`);
  const label = t('page.label', { language: name, number });
  const fits = code.length <= RUN_CODE_MAX;
  const start = (text: string) => void run.start(text);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(own.code);
      toast.success(t('page.copied'));
    } catch {
      // Forbidden, or the page is not served securely.
      toast.warning(t('page.copyFailed'));
    }
  };
  const stop = () => {
    run.stop();
    // The button that was pressed goes away.
    runButton.current?.focus();
  };
  const shown = <Shown code={own.code} />;
  return (
    <section aria-label={label} className="my-4 flex flex-col gap-2">
      <div className="overflow-hidden rounded-card border border-border bg-sunken">
        <div className="flex flex-wrap items-center gap-1 border-b border-border px-2 py-1 print:hidden">
          <span className="mr-auto flex flex-wrap gap-x-2 px-1 text-small">
            <span className="font-semibold">{name}</span>
            {own.isChanged && <span className="text-muted">{t('page.changed')}</span>}
          </span>
          <Button size="sm" variant="ghost" icon={<Copy className="size-3.5" />} onClick={() => void copy()}>
            <span className={WIDE}>{t('page.copy')}</span>
          </Button>
          {fits && !isEditing && (
            <Button size="sm" variant="ghost" icon={<Pencil className="size-3.5" />} onClick={() => setIsEditing(true)}>
              <span className={WIDE}>{t('page.edit')}</span>
            </Button>
          )}
          {(own.undo ?? own.redo) && (
            // One button, which keeps its focus.
            <Button
              size="sm"
              variant="ghost"
              icon={<RotateCw className="size-3.5" />}
              onClick={own.undo ?? own.redo ?? undefined}
            >
              {t(own.undo ? 'page.undo' : 'page.redo')}
            </Button>
          )}
          {fits && (
            <Button
              ref={runButton}
              size="sm"
              variant="soft"
              icon={<Play className="size-3.5" />}
              busy={run.isRunning}
              onClick={() => start(own.code)}
            >
              {t('page.run')}
            </Button>
          )}
          {run.isSlow && (
            <Button size="sm" icon={<Square className="size-3.5" />} onClick={stop}>
              {t('page.stop')}
            </Button>
          )}
        </div>
        {isEditing ? (
          <Suspense fallback={shown}>
            <CodeEditor
              label={label}
              describedBy={hintId}
              fitted
              language={language}
              value={own.code}
              maxLength={RUN_CODE_MAX}
              onChange={(text) => {
                setIsTooLong(false);
                own.change(text);
              }}
              onTooLong={() => setIsTooLong(true)}
              onRun={start}
              selected={[0, 0]}
            />
            <p id={hintId} className="my-0! px-3 py-1 text-small text-muted">
              {t('editor.keys')}
            </p>
          </Suspense>
        ) : (
          shown
        )}
      </div>
      {isTooLong && (
        <Callout kind="warning" live>
          {t('page.tooLong', { count: RUN_CODE_MAX })}
        </Callout>
      )}
      <RunResult run={run} label={t('page.result', { language: name, number })} />
    </section>
  );
}

function Shown({ code }: { code: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is too wide scrolls, by keyboard, too.
    <pre tabIndex={0} className="my-0! rounded-none! font-mono text-small print:whitespace-pre-wrap">
      <code className="px-0!">{code}</code>
    </pre>
  );
}

type Kept = { readonly original: string; readonly code: string };

/** What somebody made of a block is kept in the tab, under the page, until the author changes the block. */
function useOwnCode(original: string, number: number) {
  const key = `prova.page-code.${useLocation().pathname}.${number}`;
  const [code, setCode] = useState(() => {
    const kept = keptInTab<Kept>(key);
    return kept?.original === original ? kept.code : original;
  });
  const [undone, setUndone] = useState<string | null>(null);
  const change = (next: string, put: string | null = null) => {
    setCode(next);
    setUndone(put);
    if (next === original) forgetInTab(key);
    else keepInTab(key, { original, code: next } satisfies Kept);
  };
  const isChanged = code !== original;
  return {
    code,
    isChanged,
    change: (next: string) => change(next),
    undo: isChanged ? () => change(original, code) : null,
    redo: !isChanged && undone !== null ? () => change(undone) : null,
  };
}
