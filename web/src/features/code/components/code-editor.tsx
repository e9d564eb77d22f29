import { autocompletion, closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { python } from '@codemirror/lang-python';
import { PostgreSQL, sql } from '@codemirror/lang-sql';
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { CodeLanguage } from '@prova/contract/code/code-fields';
import { useEffect, useRef } from 'react';

type Props = {
  label: string;
  /** Id of what describes it, in the page. */
  describedBy: string;
  /** As high as its lines, in the place of space to write an answer. */
  fitted?: boolean;
  language: CodeLanguage;
  value: string;
  maxLength: number;
  onChange: (code: string) => void;
  /** Something was pasted that does not fit: so long the code would be. */
  onTooLong: (length: number) => void;
  /** Ctrl+Enter. */
  onRun?: ((code: string) => void) | undefined;
  /** What was selected in the field that it takes over from; null where that one was not being written in. */
  selected: readonly [from: number, to: number] | null;
};

const LANGUAGES: Readonly<Record<CodeLanguage, () => Extension>> = {
  javascript: () => javascript(),
  typescript: () => javascript({ typescript: true }),
  python: () => [python(), indentUnit.of('    ')],
  sql: () => sql({ dialect: PostgreSQL }),
};

const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--violet)' },
  { tag: [tags.string, tags.regexp, tags.special(tags.string)], color: 'var(--brand)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--amber)' },
  { tag: tags.comment, color: 'var(--muted)', fontStyle: 'italic' },
  { tag: [tags.function(tags.variableName), tags.definition(tags.variableName), tags.typeName], color: 'var(--blue)' },
]);

/** Before it grows: with space for the results below. */
const HEIGHT = 'max(14rem, 40vh)';

const look = EditorView.theme({
  '&': { backgroundColor: 'var(--surface)', color: 'var(--text)', minHeight: HEIGHT, maxHeight: '50vh' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: '"JetBrains Mono Variable", ui-monospace, monospace',
    // An answer may hang on how many signs stand there.
    fontVariantLigatures: 'none',
    lineHeight: '1.55',
    overflow: 'auto',
  },
  '.cm-content': { minHeight: HEIGHT, padding: '8px 0', caretColor: 'var(--text)' },
  '.cm-gutters': { backgroundColor: 'var(--sunken)', color: 'var(--muted)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--brand) 8%, transparent)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { background: 'var(--brand-soft) !important' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--amber-soft)' },
});

const fittedLook = EditorView.theme({ '&': { minHeight: '0' }, '.cm-content': { minHeight: '0' } });

/**
 * Typing over a selection, without the browser: what it writes into coloured code keeps the colour in an attribute of style,
 * which the policy of the page forbids.
 */
function typeOver(event: InputEvent, view: EditorView): boolean {
  const { from, to, empty } = view.state.selection.main;
  const { data, inputType, cancelable } = event;
  if (inputType !== 'insertText' || data === null || empty || !cancelable || view.composing) return false;
  event.preventDefault();
  const insert = () =>
    view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
  // A bracket goes around what is selected.
  const isHandled = view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, data, insert));
  if (!isHandled) view.dispatch(insert());
  return true;
}

/**
 * An editor of code. It lives in a shadow root: there its styles are sheets of their own, and not elements of style, which
 * the policy of the page forbids.
 */
export function CodeEditor(props: Props) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const now = useRef(props);
  now.current = props;
  /** What was written here and has not come back as the value yet. */
  const written = useRef<string[]>([]);

  useEffect(() => {
    const { label, describedBy, fitted = false, language, value, maxLength, selected } = now.current;
    const [from, to] = selected ?? [0, 0];
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const description = document.getElementById(describedBy)?.textContent ?? '';
    const editor = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: value,
        selection: { anchor: Math.min(from, value.length), head: Math.min(to, value.length) },
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          autocompletion({ activateOnTyping: false }),
          highlightActiveLine(),
          EditorView.lineWrapping,
          EditorState.changeFilter.of((change) => {
            const { length } = change.newDoc;
            if (length > maxLength) now.current.onTooLong(length);
            return length <= maxLength;
          }),
          keymap.of([
            {
              key: 'Mod-Enter',
              // What was typed last may not have been drawn yet.
              run: ({ state }) => {
                now.current.onRun?.(state.doc.toString());
                return true;
              },
            },
            ...closeBracketsKeymap,
            ...defaultKeymap,
            ...historyKeymap,
            indentWithTab,
          ]),
          EditorView.domEventHandlers({ beforeinput: typeOver }),
          LANGUAGES[language](),
          syntaxHighlighting(colors),
          // What comes first wins.
          fitted ? [fittedLook, look] : look,
          EditorView.contentAttributes.of({
            'aria-label': label,
            'aria-description': description,
            spellcheck: 'false',
            autocapitalize: 'off',
            autocorrect: 'off',
          }),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged) return;
            const code = update.state.doc.toString();
            written.current.push(code);
            now.current.onChange(code);
          }),
        ],
      }),
    });
    view.current = editor;
    if (selected) editor.focus();
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, []);

  // What another window has written, or was given back.
  useEffect(() => {
    const editor = view.current;
    // What was written a moment ago comes back late where somebody types fast: it must not undo what came after it.
    const own = written.current.lastIndexOf(props.value);
    written.current.splice(0, own + 1);
    if (!editor || own >= 0 || editor.state.doc.toString() === props.value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: props.value } });
  }, [props.value]);

  return (
    <div
      ref={host}
      className="overflow-hidden rounded-control border border-border-strong bg-surface text-body focus-within:border-brand focus-within:shadow-[inset_0_0_0_1px_var(--brand)] sm:text-sm"
    />
  );
}
