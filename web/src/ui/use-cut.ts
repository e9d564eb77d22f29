import { type ClipboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Browsers cut what is pasted beyond the length of a field without a word: this says so, until something else is typed.
 * The handlers lie around the control, which keeps its own.
 */
export function useCut(max: number | undefined) {
  const { t } = useTranslation('ui');
  const [isCut, setIsCut] = useState(false);
  const handlers = {
    onPaste: ({ target, clipboardData }: ClipboardEvent) => {
      const { value, selectionStart, selectionEnd } = target as Control;
      const kept = value.length - ((selectionEnd ?? value.length) - (selectionStart ?? value.length));
      setIsCut(kept + clipboardData.getData('text').length > (max ?? 0));
    },
    onKeyDown: () => setIsCut(false),
  };
  return { note: isCut ? t('cut', { max }) : undefined, handlers: max ? handlers : {} };
}
