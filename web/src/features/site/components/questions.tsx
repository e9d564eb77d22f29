import { sitePaths } from '@prova/contract/site/paths';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useLegalText } from '../legal-texts.ts';
import { useBelowText } from '../use-below-text.ts';
import { SectionBody } from './section-body.tsx';

/** The first of what people ask, each opened in its place. */
const SHOWN = 5;

export function Questions() {
  const { questions } = useBelowText();
  const { sections } = useLegalText('faq');
  return (
    <section
      aria-labelledby="questions-title"
      className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id="questions-title" className="text-h3 sm:text-h2">
          {questions.title}
        </h2>
        <LinkButton href={sitePaths.faq} iconEnd={<ArrowRight className="size-4" />} className="mt-4">
          {questions.all}
        </LinkButton>
      </div>
      <div className="divide-y divide-border border-y">
        {sections.slice(0, SHOWN).map((section) => (
          <details key={section.id} className="group">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 font-semibold">
              <h3 className="font-sans text-body font-semibold">{section.title}</h3>
              <ChevronDown
                className="size-5 shrink-0 text-muted group-open:rotate-180 motion-safe:transition-transform"
                aria-hidden="true"
              />
            </summary>
            <div className="measure pb-5 text-muted [&>:first-child]:mt-0">
              <SectionBody section={section} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
