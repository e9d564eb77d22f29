import type { DataOf } from '@prova/contract/endpoint';
import type { getLanding } from '@prova/contract/site/site';
import { useEffect } from 'react';
import { useLocation } from '../../../lib/lean-router.tsx';
import { AskUs } from './ask-us.tsx';
import { Audiences } from './audiences.tsx';
import { Figures } from './figures.tsx';
import { Film } from './film.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Mission } from './mission.tsx';
import { Prices } from './prices.tsx';
import { Questions } from './questions.tsx';
import { Testimonials } from './testimonials.tsx';

/** What stands below the first sight of the landing page. */
export function Below({ figures }: { figures: DataOf<typeof getLanding>['figures'] }) {
  useNamedPlace();
  return (
    <>
      <div className="mx-auto mt-16 flex w-full max-w-[79rem] flex-col gap-16 px-4 sm:px-6">
        <HowItWorks />
        <Audiences />
        <Mission />
        <Film />
        <Testimonials />
        <Prices />
        <Questions />
        <AskUs topic="other" />
      </div>
      <Figures of={figures} />
    </>
  );
}

/** A link from another page may name a section that comes after the move; once it is here, each move finds it by itself. */
function useNamedPlace(): void {
  const { hash, by } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the sections have come.
  useEffect(() => {
    // Going back is left to the browser.
    if (hash && by !== 'pop') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);
}
