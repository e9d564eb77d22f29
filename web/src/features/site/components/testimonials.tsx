import { Badge } from '../../../ui/badge.tsx';
import { useBelowText } from '../use-below-text.ts';

const VOICES = ['talent', 'recruiter', 'changer'] as const;

/** Invented people who say what this is made for; the page says that they are invented. */
export function Testimonials() {
  const { voices } = useBelowText();
  return (
    <section aria-labelledby="voices-title">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="voices-title" className="text-h3 sm:text-h2">
          {voices.title}
        </h2>
        <Badge>{voices.note}</Badge>
      </div>
      <ul className="mt-6 grid gap-6 lg:grid-cols-3">
        {VOICES.map((voice) => (
          <li key={voice}>
            <figure className="flex h-full flex-col justify-between gap-4 rounded-card border bg-surface p-6">
              <blockquote>
                <p>{voices[voice].text}</p>
              </blockquote>
              <figcaption className="text-sm">
                <span className="block font-semibold">{voices[voice].name}</span>
                <span className="text-muted">{voices[voice].role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
