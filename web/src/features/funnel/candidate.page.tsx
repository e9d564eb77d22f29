import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useQuestionMark } from './board/use-question-mark.ts';
import { cameFrom } from './came-from.ts';
import { ByItself } from './candidate/by-itself.tsx';
import { FromBoard } from './candidate/from-board.tsx';
import { FromList } from './candidate/from-list.tsx';
import { candidatePhrases } from './phrases.ts';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./board/shortcuts-dialog.tsx')).ShortcutsDialog,
}));

/** A person as the company knows them: where notifications and mails lead, too, by the id of an application. */
export function CandidatePage() {
  useTranslation(candidatePhrases);
  const [address] = useSearchParams();
  const [shortcuts, setShortcuts] = useState(false);
  useQuestionMark(() => setShortcuts(true));
  const from = cameFrom(address);
  return (
    <>
      {from === null && <ByItself />}
      {from?.place === 'list' && <FromList from={from} />}
      {from?.place === 'board' && <FromBoard from={from} />}
      {shortcuts && (
        <Suspense>
          <ShortcutsDialog cards={false} onClose={() => setShortcuts(false)} />
        </Suspense>
      )}
    </>
  );
}
