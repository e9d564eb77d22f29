import { type ReactNode, useCallback, useState } from 'react';

/** Words for whoever reads by ear. Said twice, they are heard twice. */
export function useAnnouncer(): { announcer: ReactNode; announce: (words: string) => void } {
  const [said, setSaid] = useState({ words: '', number: 0 });
  const announce = useCallback((words: string) => setSaid(({ number }) => ({ words, number: number + 1 })), []);
  const announcer = (
    <div role="status" className="sr-only">
      <span key={said.number}>{said.words}</span>
    </div>
  );
  return { announcer, announce };
}
