import { useEffect, useRef } from 'react';
import { controlStyle, Field, type FieldProps } from '../../../ui/field.tsx';
import { useTooLong } from '../../../ui/use-too-long.ts';

type Props = FieldProps & { value: string; onChange: (code: string) => void; maxLength?: number; rows?: number };

const INDENT = '  ';

/** A field for code: Tab indents, Enter keeps the indent of its line, and Escape lets the next Tab leave. */
export function CodeArea({ value, onChange, maxLength, rows = 8, ...field }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => indenting(area.current), []);
  const { problem = field.error } = useTooLong(maxLength, value);
  return (
    <Field {...field} error={problem}>
      {(control) => (
        <textarea
          {...control}
          ref={area}
          value={value}
          rows={rows}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          wrap="off"
          onChange={(event) => onChange(event.target.value)}
          className={controlStyle(Boolean(problem), 'resize-y overflow-x-auto py-2 font-mono')}
        />
      )}
    </Field>
  );
}

/** Listens at the field itself: a dialog around it, which leads Tab on and closes by Escape, listens where React does. */
function indenting(area: HTMLTextAreaElement | null): (() => void) | undefined {
  if (!area) return undefined;
  let leaving = false;
  const keys = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Shift') return;
    if (key === 'Escape' && !leaving) {
      leaving = true;
      event.stopPropagation();
      return;
    }
    const typed = leaving ? null : typedBy(event, area);
    leaving = false;
    if (typed === null) return;
    event.preventDefault();
    event.stopPropagation();
    area.setRangeText(typed, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: typed }));
  };
  area.addEventListener('keydown', keys);
  return () => area.removeEventListener('keydown', keys);
}

/** What a key writes here and does not elsewhere; null for nothing. */
function typedBy(event: KeyboardEvent, area: HTMLTextAreaElement): string | null {
  if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  if (event.key === 'Tab') return INDENT;
  if (event.key !== 'Enter') return null;
  const line = area.value.slice(0, area.selectionStart).split('\n').at(-1) ?? '';
  const indent = line.slice(0, line.length - line.trimStart().length);
  return indent === '' ? null : `\n${indent}`;
}
