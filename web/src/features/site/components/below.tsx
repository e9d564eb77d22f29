import type { DataOf } from '@prova/contract/endpoint';
import type { getLanding } from '@prova/contract/site/site';
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
