import { useBelowText } from '../use-below-text.ts';

const BELIEFS = ['proof', 'reasons', 'people'] as const;

/** What all of this is for. */
export function Mission() {
  const { mission } = useBelowText();
  return (
    <section
      aria-labelledby="mission-title"
      className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div>
        <h2 id="mission-title" className="text-h3 sm:text-h2">
          {mission.title}
        </h2>
        <p className="mt-4 text-[1.125rem] leading-8">{mission.text}</p>
      </div>
      <dl className="flex flex-col divide-y divide-border border-y">
        {BELIEFS.map((belief) => (
          <div key={belief} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="font-heading text-h5 font-bold">{mission[belief].title}</dt>
            <dd className="text-muted">{mission[belief].text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
