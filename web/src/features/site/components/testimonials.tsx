import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

const VOICES = ['talent', 'recruiter', 'changer'] as const;

/** Invented people who say what this is made for; the page says that they are invented. */
export function Testimonials() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="voices-title">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="voices-title" className="text-h3 sm:text-h2">
          {t('voices.title')}
        </h2>
        <Badge>{t('voices.note')}</Badge>
      </div>
      <ul className="mt-6 grid gap-6 lg:grid-cols-3">
        {VOICES.map((voice) => (
          <li key={voice}>
            <figure className="flex h-full flex-col justify-between gap-4 rounded-card border bg-surface p-6">
              <blockquote>
                <p>{t(`voices.${voice}.text`)}</p>
              </blockquote>
              <figcaption className="text-sm">
                <span className="block font-semibold">{t(`voices.${voice}.name`)}</span>
                <span className="text-muted">{t(`voices.${voice}.role`)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
