import { type ComponentType, useEffect, useState } from 'react';
import { needPhrases } from '../../../lib/i18n.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { mayKeepAnything } from '../recorder/spool-database.ts';

/**
 * What sends recordings that wait in this browser; null where none does. It is looked for once the page rests, and loaded only
 * where there is something: a page on which it does not come leaves that to the next.
 */
export function useUnsentRecordings(): ComponentType | null {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async () => {
      if (!(await mayKeepAnything())) return;
      const [{ UnsentRecordings }] = await Promise.all([import('./unsent-recordings.tsx'), needPhrases(['recorder'])]);
      setPart(() => UnsentRecordings);
    };
    return whenIdle(() => {
      load().catch(() => undefined);
    });
  }, []);
  return Part;
}
