import { useRef, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import type { FormValues } from './interview-form.ts';

/** What somebody can be busy at. */
const slotOf = ({ date, time, timeZone, offset, minutes, interviewerIds, observerIds }: FormValues) =>
  JSON.stringify([date, time, timeZone, offset, minutes, interviewerIds, observerIds]);

/**
 * Whether who interviews has agreed to another interview at the same time. It holds for that time and those people alone:
 * with others the server asks again.
 */
export function useOverlap() {
  const agreed = useRef<string>(undefined);
  const [refused, setRefused] = useState(false);
  return {
    /** The last try was refused because somebody is busy. */
    refused,
    agree: (values: FormValues) => {
      agreed.current = slotOf(values);
    },
    /** Sends with what was agreed to, and notes why it is refused. */
    attempt: async <T>(values: FormValues, send: (allow: { allowOverlap?: true }) => Promise<T>): Promise<T> => {
      setRefused(false);
      try {
        return await send(agreed.current === slotOf(values) ? { allowOverlap: true } : {});
      } catch (error) {
        setRefused(isApiError(error, 'INTERVIEWER_BUSY'));
        throw error;
      }
    },
  };
}
