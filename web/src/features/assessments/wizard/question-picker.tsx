import type { TestQuestionType } from '@prova/contract/assessments/test-fields';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holds } from '../../../lib/matches.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useTestFacts } from '../components/use-test-facts.ts';
import { wordsOf } from '../components/words-of.ts';

type Question<Key> = { key: Key; text: string; topic: string; type: TestQuestionType; points: number };

type Props<Key> = {
  legend: string;
  questions: readonly Question<Key>[];
  chosen: ReadonlySet<Key>;
  /** In the order of the questions. */
  onChange: (chosen: Key[]) => void;
  error?: string | undefined;
  /** Stands below the list. */
  note?: ReactNode;
};

/** As many as are found at a glance. */
const SEARCHED_FROM = 8;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** Some of many questions: found by their words, chosen by themselves or all that were found. One stop of Tab, and arrows. */
export function QuestionPicker<Key extends string | number>({
  legend,
  questions,
  chosen,
  onChange,
  error,
  note,
}: Props<Key>) {
  const { t } = useTranslation(['authoring', 'tests']);
  const facts = useTestFacts();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [search, setSearch] = useState('');
  /** The one that Tab leads to. */
  const [stop, setStop] = useState<Key | null>(null);
  const worded = useMemo(() => questions.map((each) => ({ ...each, words: wordsOf(each.text) })), [questions]);
  const searched = search.trim();
  const found = worded.filter(({ words, topic }) => searched === '' || holds(`${words} ${topic}`, searched));
  const allChosen = questions.filter(({ key }) => chosen.has(key)).length;
  const foundChosen = found.filter(({ key }) => chosen.has(key)).length;
  const choose = (keys: readonly Key[], on: boolean) => {
    const changed = new Set(keys);
    onChange(questions.flatMap(({ key }) => ((changed.has(key) ? on : chosen.has(key)) ? key : [])));
  };
  const reached = found.some(({ key }) => key === stop) ? stop : found[0]?.key;
  const keys = (event: KeyboardEvent) => {
    // Looking for words is not sending the form around it.
    if (event.key === 'Enter' && (event.target as HTMLElement).matches('[type=search]')) return event.preventDefault();
    const boxes = [...(list.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    const at = boxes.indexOf(event.target as HTMLInputElement);
    const step = STEPS[event.key];
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? boxes.length - 1 : step && at + step;
    if (at === -1 || target === undefined) return;
    event.preventDefault();
    boxes[Math.max(0, Math.min(target, boxes.length - 1))]?.focus();
  };
  return (
    <fieldset onKeyDown={keys} aria-describedby={error ? `${id}error` : undefined} className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="sticky top-0 z-10 -mx-1 flex flex-col gap-3 border-b bg-surface px-1 pb-3">
        {questions.length >= SEARCHED_FROM && (
          <SearchField
            label={t('picker.search')}
            hideLabel
            placeholder={t('tests:bank.searchPlaceholder')}
            value={search}
            onChange={setSearch}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Checkbox
            label={searched === '' ? t('picker.all') : t('picker.allFound', { count: found.length })}
            checked={found.length > 0 && foundChosen === found.length}
            indeterminate={foundChosen > 0 && foundChosen < found.length}
            disabled={found.length === 0}
            onChange={(event) =>
              choose(
                found.map(({ key }) => key),
                event.target.checked,
              )
            }
          />
          <div className="flex min-h-8 items-center gap-2">
            <p className="tabular text-small text-muted" aria-live="polite">
              {t('picker.chosen', { count: allChosen, total: questions.length })}
            </p>
            {allChosen > 0 && (
              <Button size="sm" variant="ghost" onClick={() => onChange([])}>
                {t('picker.clear')}
              </Button>
            )}
          </div>
        </div>
        <FieldError id={`${id}error`} error={error} />
      </div>
      {found.length === 0 ? (
        <p role="status" className="py-4 text-muted">
          {t('picker.none')}
        </p>
      ) : (
        <ul ref={list} className="flex flex-col gap-3">
          {found.map(({ key, words, type, points }) => (
            <li key={key}>
              <Checkbox
                label={<span className="line-clamp-2 wrap-anywhere">{words}</span>}
                hint={`${t(`tests:types.${type}`)} · ${facts.points({ points })}`}
                aria-invalid={error ? true : undefined}
                // Not under what stays above them.
                className="[&_input]:scroll-mt-40"
                tabIndex={key === reached ? 0 : -1}
                checked={chosen.has(key)}
                onFocus={() => setStop(key)}
                onChange={(event) => choose([key], event.target.checked)}
              />
            </li>
          ))}
        </ul>
      )}
      {note && <p className="text-small text-muted">{note}</p>}
    </fieldset>
  );
}
