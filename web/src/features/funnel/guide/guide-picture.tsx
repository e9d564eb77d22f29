import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';
import { GUIDE_PICTURE, type GuidePictureName } from './guide-pictures.ts';

/** Taken by `npm run guide-pictures`: `<name>-<theme>-<locale>.webp`. */
const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

/** A screen as it is, in the language and the theme of who reads. */
export function GuidePicture({ name, alt }: { name: GuidePictureName; alt: string }) {
  const { i18n } = useTranslation();
  return (
    <figure className="overflow-hidden rounded-card border border-border">
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          src={files[`./pictures/${name}-${theme}-${i18n.language}.webp`]}
          alt={alt}
          width={GUIDE_PICTURE.width}
          height={GUIDE_PICTURE.height}
          // The one of the other theme is never fetched.
          loading="lazy"
          decoding="async"
          className={cx(
            'h-auto w-full',
            theme === 'light' ? 'dark:hidden print:block' : 'hidden dark:block print:hidden',
          )}
        />
      ))}
    </figure>
  );
}
