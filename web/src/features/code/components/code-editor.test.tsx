import { EditorView } from '@codemirror/view';
import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CodeEditor } from './code-editor.tsx';

function open(value: string, selected: readonly [number, number] | null = null) {
  const [onChange, onRun, onTooLong] = [vi.fn(), vi.fn(), vi.fn()];
  const drawn = (now: string) => (
    <CodeEditor
      {...{ label: 'Código', describedBy: '', language: 'sql', maxLength: 100, selected, onChange, onRun, onTooLong }}
      value={now}
    />
  );
  const { container, rerender } = render(drawn(value));
  const content = container.firstElementChild?.shadowRoot?.querySelector<HTMLElement>('.cm-editor');
  const view = content && EditorView.findFromDOM(content);
  if (!view) throw new Error('There is no editor');
  const type = (text: string) => view.dispatch({ changes: { from: view.state.doc.length, insert: text } });
  const typeOver = (data: string) => {
    view.dispatch({ selection: { anchor: 0, head: view.state.doc.length } });
    const event = new InputEvent('beforeinput', { inputType: 'insertText', data, cancelable: true, bubbles: true });
    view.contentDOM.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return {
    type,
    typeOver,
    onChange,
    onRun,
    onTooLong,
    run: () => fireEvent.keyDown(view.contentDOM, { key: 'Enter', ctrlKey: true }),
    show: (now: string) => rerender(drawn(now)),
    text: () => view.state.doc.toString(),
    selection: () => [view.state.selection.main.anchor, view.state.selection.main.head],
  };
}

test('what is typed is not undone by what was typed before, which comes back late', () => {
  const { type, show, text, onChange } = open('');
  type('s');
  type('e');
  show('s');
  expect(text()).toBe('se');
  show('se');
  type('l');
  show('sel');
  expect(text()).toBe('sel');
  expect(onChange.mock.calls).toEqual([['s'], ['se'], ['sel']]);
});

test('the shortcut runs what stands in the editor, also what was not drawn yet', () => {
  const { type, run, onRun } = open('select 1');
  type(' + 1');
  run();
  expect(onRun.mock.calls).toEqual([['select 1 + 1']]);
});

test('what is typed over a selection is not left to the browser, and a bracket still goes around it', () => {
  const { typeOver, text } = open('select 1');
  expect(typeOver('(')).toBe(true);
  expect(text()).toBe('(select 1)');
  expect(typeOver('x')).toBe(true);
  expect(text()).toBe('x');
});

test('what another window has written replaces it', () => {
  const { type, show, text } = open('select 1');
  type(';');
  show('select 1;');
  show('select 2');
  expect(text()).toBe('select 2');
  show('select 2');
  show('select 1;');
  expect(text()).toBe('select 1;');
});

test('it goes on where the field that it takes over from was being written in', () => {
  // Where text is drawn is nothing that the browser of these tests knows.
  const focus = vi.spyOn(EditorView.prototype, 'focus').mockImplementation(() => undefined);
  open('SELECT 1');
  expect(focus).not.toHaveBeenCalled();
  expect(open('SELECT 1', [6, 8]).selection()).toEqual([6, 8]);
  expect(focus).toHaveBeenCalledTimes(1);
  // What was there is shorter by now.
  expect(open('SELECT', [6, 8]).selection()).toEqual([6, 6]);
});

test('what does not fit is refused whole, and said with its length', () => {
  const { type, text, onTooLong, onChange } = open('SELECT 1');
  type('x'.repeat(100));
  expect(text()).toBe('SELECT 1');
  expect(onTooLong).toHaveBeenCalledWith(108);
  expect(onChange).not.toHaveBeenCalled();
});
