import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { PageSkeleton } from '../../../widgets/pdf-pages/page-skeleton.tsx';

const PdfPages = lazy(async () => ({ default: (await import('../../../widgets/pdf-pages/pdf-pages.tsx')).PdfPages }));

/** What was read beside the pages that it was read from; where there is no space for both, one in the place of the other. */
export function BesideResume({ file, children }: { file: File | undefined; children: ReactNode }) {
  const { t } = useTranslation('talent-import');
  const [shown, setShown] = useState(false);
  const [failed, setFailed] = useState<File>();
  if (!file || failed === file) return children;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:gap-8">
      <div className="lg:hidden">
        <Button size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'backToReview' : 'seeResume')}
        </Button>
      </div>
      <div className={cx('min-w-0', shown && 'max-lg:hidden')}>{children}</div>
      <section
        aria-label={t('file')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
        tabIndex={0}
        className={cx('min-w-0 lg:sticky lg:top-0 lg:max-h-[62dvh] lg:overflow-y-auto', !shown && 'max-lg:hidden')}
      >
        <Suspense fallback={<PageSkeleton />}>
          <PdfPages key={`${file.name}${file.lastModified}${file.size}`} source={file} onFail={() => setFailed(file)} />
        </Suspense>
      </section>
    </div>
  );
}
