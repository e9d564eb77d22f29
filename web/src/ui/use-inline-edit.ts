import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../lib/api-error.ts';
import { useKeptState } from '../lib/use-kept-state.ts';
import { trimmed } from '../lib/visible-text.ts';

export type InlineEditOptions = {
  value: string;
  /** Names the field and its row: what is typed is kept in this tab, and open again when the screen comes back. */
  keepAs: string;
  /** Resolves when saved; a rejection keeps the edit open and shows the error. */
  onSave: (value: string) => void | Promise<void>;
  required?: boolean;
  /** Returns what is wrong with the trimmed value, or null. */
  validate?: (value: string) => string | null;
  /** The words for a failed save; a general sentence without it. */
  errorText?: (error: unknown) => string;
};

/** The states of a value edited where it stands: reading, editing, saving, and back to reading. */
export function useInlineEdit({ value, keepAs, onSave, required = false, validate, errorText }: InlineEditOptions) {
  const { t } = useTranslation(['ui', 'parts']);
  const [opened, setOpened] = useState(false);
  // An object, since an emptied field is typed too; with what it was typed over.
  const [typed, setTyped, forget] = useKeptState<{ text: string; over?: string } | null>(keepAs, null);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<{ text: string; conflictWith?: string | undefined }>();
  const reader = useRef<HTMLButtonElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);
  const editing = opened || (typed !== null && typed.text !== value);
  // Somebody else, or another tab, has saved this very field since. While it is being saved, that may be this edit itself.
  const changed = !saving && typed?.over !== undefined && typed.over !== value && typed.text !== value;
  // A conflict is told by what is stored by now, once that has come.
  const isTold = changed && error?.conflictWith !== undefined && error.conflictWith !== value;

  useEffect(() => {
    if (editing || !returning.current) return;
    returning.current = false;
    reader.current?.focus();
  }, [editing]);

  const leave = () => {
    returning.current = true;
    setOpened(false);
    forget();
    setError(undefined);
  };

  const save = async (chosen: string = typed?.text ?? value) => {
    if (saving) return;
    const text = trimmed(chosen);
    const problem = required && text === '' ? t('parts:validation.required') : (validate?.(text) ?? null);
    setError(problem ? { text: problem } : undefined);
    if (problem) return;
    if (text === value) {
      leave();
      return;
    }
    setSaving(true);
    try {
      await onSave(text);
      leave();
    } catch (failure) {
      setError({
        text: errorText?.(failure) ?? t('saveFailed'),
        conflictWith: isApiError(failure, 'VERSION_CONFLICT') ? value : undefined,
      });
    } finally {
      setSaving(false);
    }
  };

  return {
    editing,
    /** Somebody opened it just now: what was typed before must not draw the focus to itself. */
    opened,
    draft: typed?.text ?? value,
    saving,
    /** Above what is typed stands what is stored by now. */
    changed,
    error: isTold ? undefined : error?.text,
    reader,
    saveButton,
    edit: () => setOpened(true),
    change: (text: string) => {
      setOpened(true);
      setTyped(text === value ? null : { text, over: typed?.over ?? value });
      setError(undefined);
    },
    cancel: () => {
      if (!saving) leave();
    },
    save,
    /** Enter in the field. What changed elsewhere may have come a moment ago: it leads to the button that says what it does. */
    saveByKey: () => {
      if (changed) saveButton.current?.focus();
      else void save();
    },
  };
}
