import { skillKey } from '@prova/contract/skills/skill-key';
import { trimmed } from '@prova/contract/visible-text';
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { onRelease } from '../lib/when-released.ts';
import { splitTags } from './split-tags.ts';

export type TagProblem =
  | { why: 'empty' }
  | { why: 'duplicate'; name: string }
  | { why: 'tooMany'; max: number }
  | { why: 'tooLong'; max: number };

interface Options {
  /** The names that are in the list. */
  known: readonly string[];
  /** At most so many. */
  max: number;
  /** How long each may be, in characters. */
  maxLength: number;
  onAdd: (names: string[]) => void;
}

/** Spellings of one name are one; what consists of signs alone is compared as it is. */
const keyOf = (name: string) => skillKey(name) || name.toLowerCase();

/**
 * A field in which names of a list are typed. Enter, a comma, a semicolon, a paste of several lines and leaving the field
 * add what stands there; what cannot be added stays, with the reason.
 */
export function useTagTyping({ known, max, maxLength, onAdd }: Options) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<TagProblem>();
  const [added, setAdded] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);

  /** @returns what is wrong with the names that could not be added, and those names */
  const take = (typed: readonly string[]) => {
    const names: string[] = [];
    const left: string[] = [];
    let wrong: TagProblem | undefined;
    for (const name of typed.map(trimmed).filter(Boolean)) {
      const same = [...known, ...names].find((one) => keyOf(one) === keyOf(name));
      if (same !== undefined) wrong ??= { why: 'duplicate', name: same };
      else if (name.length > maxLength) {
        wrong = { why: 'tooLong', max: maxLength };
        left.push(name);
      } else if (known.length + names.length >= max) {
        wrong = { why: 'tooMany', max };
        left.push(name);
      } else names.push(name);
    }
    if (names.length > 0) onAdd(names);
    setAdded(names);
    return { wrong, left, names };
  };

  /** Adds all that stands in the field. One that is in the list already is left there for whoever pressed Enter. */
  const add = () => {
    const { whole, rest } = splitTags(text);
    const typed = [...whole, rest];
    if (!typed.some((name) => trimmed(name))) {
      setProblem({ why: 'empty' });
      return;
    }
    const { wrong, left, names } = take(typed);
    const refused = wrong?.why === 'duplicate' && names.length === 0;
    setProblem(wrong?.why === 'duplicate' && !refused ? undefined : wrong);
    setText(refused ? text : left.join('; '));
  };
  /** Adds a name in the place of the one that is being typed. */
  const choose = (name: string) => {
    const { whole } = splitTags(text);
    const { wrong, left } = take([...whole, name]);
    setProblem(wrong);
    setText(left.join('; '));
  };
  const type = (next: string) => {
    const { whole, rest } = splitTags(next);
    if (whole.length === 0) {
      setProblem(undefined);
      setText(next);
      return;
    }
    const { wrong, left } = take(whole);
    setProblem(wrong?.why === 'duplicate' ? undefined : wrong);
    setText([...left, rest.trimStart()].filter(Boolean).join('; '));
  };

  return {
    input,
    text,
    problem,
    /** The names that came in last, for screen readers. */
    added,
    add,
    choose,
    /** Spread over the field. */
    field: {
      ref: input,
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        // Enter belongs to the tag, never to the form around it.
        event.preventDefault();
        add();
      },
      onBlur: () => {
        if (!trimmed(text)) {
          setText('');
          setProblem(undefined);
          return;
        }
        onRelease(() => {
          const { whole, rest } = splitTags(text);
          const { wrong, left } = take([...whole, rest]);
          // What is in the list already is not lost by going away.
          setProblem(left.length > 0 ? wrong : undefined);
          setText(left.join('; '));
        });
      },
      // A field of one line would join the lines that are pasted.
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const pasted = event.clipboardData.getData('text').replace(/\r\n?/g, '\n').trim();
        if (!pasted.includes('\n')) return;
        event.preventDefault();
        const { selectionStart, selectionEnd } = event.currentTarget;
        type(text.slice(0, selectionStart ?? text.length) + pasted + text.slice(selectionEnd ?? text.length));
      },
    },
    /** Spread over the button beside it: the field keeps the focus, so that nothing is added twice. */
    button: { onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(), onClick: add },
  };
}
