import { useLocale } from '../../../lib/i18n.ts';
import captionsEn from '../film/captions.en-US.vtt';
import captionsPt from '../film/captions.pt-BR.vtt';
import poster from '../film/poster.webp';
import film from '../film/prova.webm';
import { useBelowText } from '../use-below-text.ts';

/** The product at work, filmed by `scripts/film.ts`. It plays at a press, and nothing of it but the first picture is loaded before. */
export function Film() {
  const text = useBelowText().film;
  const locale = useLocale();
  return (
    <section aria-labelledby="film-title">
      <h2 id="film-title" className="text-h3 sm:text-h2">
        {text.title}
      </h2>
      <p className="mt-2 text-muted">{text.lead}</p>
      <video
        controls
        playsInline
        preload="none"
        poster={poster}
        width={1280}
        height={720}
        aria-label={text.label}
        className="mt-6 h-auto w-full rounded-panel border bg-sunken"
      >
        <source src={film} type="video/webm" />
        <track kind="captions" srcLang="pt-BR" src={captionsPt} label="Português" default={locale === 'pt-BR'} />
        <track kind="captions" srcLang="en-US" src={captionsEn} label="English" default={locale === 'en-US'} />
        {text.instead}
      </video>
    </section>
  );
}
