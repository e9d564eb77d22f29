import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Says when more is typed or pasted than a field may hold. All of it stays, to be shortened: of a text that a browser has cut
 * nobody sees what is missing, so no control has a `maxlength`.
 * @param value of a controlled field; that of another is heard by the handler
 */
export function useTooLong(max: number | undefined, value: unknown) {
  const { t } = useTranslation('ui');
  const [heard, setHeard] = useState(0);
  const count = typeof value === 'string' ? value.length : heard;
  return {
    problem: max !== undefined && count > max ? t('tooLong', { max, count }) : undefined,
    hear: (event: { currentTarget: { value: string } }) => {
      if (max !== undefined) setHeard(event.currentTarget.value.length);
    },
  };
}
