import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type InlineEditOptions = {
  value: string;
  /** Resolves when saved; a rejection keeps the edit open and shows the error. */
  onSave: (value: string) => void | Promise<void>;
  required?: boolean;
  /** Returns what is wrong with the trimmed value, or null. */
  validate?: (value: string) => string | null;
  /** The words for a failed save; a general sentence without it. */
  errorText?: (error: unknown) => string;
};

/** The states of a value edited where it stands: reading, editing, saving, and back to reading. */
export function useInlineEdit({ value, onSave, required = false, validate, errorText }: InlineEditOptions) {
  const { t } = useTranslation(['ui', 'parts']);
  const [draft, setDraft] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const reader = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);
  const editing = draft !== null;

  useEffect(() => {
    if (editing || !returning.current) return;
    returning.current = false;
    reader.current?.focus();
  }, [editing]);

  const leave = () => {
    returning.current = true;
    setDraft(null);
    setError(undefined);
  };

  const save = async (chosen: string = draft ?? value) => {
    if (saving) return;
    const trimmed = chosen.trim();
    const problem = required && trimmed === '' ? t('parts:validation.required') : (validate?.(trimmed) ?? null);
    setError(problem ?? undefined);
    if (problem) return;
    if (trimmed === value) {
      leave();
      return;
    }
    setSaving(true);
    try {
      await onSave(trimmed);
      leave();
    } catch (failure) {
      setError(errorText?.(failure) ?? t('saveFailed'));
    } finally {
      setSaving(false);
    }
  };

  return {
    editing,
    draft: draft ?? value,
    saving,
    error,
    reader,
    edit: () => setDraft(value),
    change: (text: string) => {
      setDraft(text);
      setError(undefined);
    },
    cancel: () => {
      if (!saving) leave();
    },
    save,
  };
}
