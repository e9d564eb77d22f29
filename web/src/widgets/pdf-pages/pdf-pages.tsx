import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';
import { NearView } from './near-view.tsx';
import { drawPage, openPdf, type PdfPage } from './open-pdf.ts';
import { PageSkeleton } from './page-skeleton.tsx';

type Opened = Awaited<ReturnType<typeof openPdf>>;

/** A document page by page, at a size that is read: one of an address, or one that was chosen here. */
export function PdfPages({ source, onFail }: { source: string | Blob; onFail: () => void }) {
  const [opened, setOpened] = useState<Opened>();
  const failed = useRef(onFail);
  useEffect(() => {
    failed.current = onFail;
  });
  useEffect(() => {
    const given = new AbortController();
    let pdf: Opened['pdf'] | undefined;
    openPdf(source, given.signal).then(
      (one) => {
        pdf = one.pdf;
        if (given.signal.aborted) void one.pdf.loadingTask.destroy();
        else setOpened(one);
      },
      () => {
        if (!given.signal.aborted) failed.current();
      },
    );
    return () => {
      given.abort();
      void pdf?.loadingTask.destroy();
    };
  }, [source]);
  if (!opened) return <PageSkeleton />;
  return (
    <ol className="flex flex-col gap-3">
      {opened.pages.map((page) => (
        <li key={page.number}>
          <NearView fallback={<PageSkeleton page={page} />}>
            <Page pdf={opened.pdf} page={page} count={opened.pages.length} />
          </NearView>
        </li>
      ))}
    </ol>
  );
}

const frame = 'w-full rounded-card border border-border bg-white';

function Page({ pdf, page, count }: { pdf: Opened['pdf']; page: PdfPage; count: number }) {
  const { t } = useTranslation('pdf-pages');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const [drawn, setDrawn] = useState(false);
  const [failed, setFailed] = useState(false);
  const { number } = page;
  useEffect(() => {
    let here = true;
    if (canvas.current)
      drawPage(pdf, number, canvas.current).then(
        (words) => {
          if (!here) return;
          setText(words);
          setDrawn(true);
        },
        () => here && setFailed(true),
      );
    return () => {
      here = false;
    };
  }, [pdf, number]);
  if (failed) return <p className="text-small text-muted">{t('pageFailed', { page: number })}</p>;
  return (
    <>
      {/* Paper is white: in a dark room it is lit once there is something on it. */}
      <div className="relative">
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('page', { page: number, count })}
          className={cx(frame, !drawn && 'invisible')}
          style={{ aspectRatio: page.width / page.height }}
        />
        {!drawn && (
          <div className="absolute inset-0">
            <PageSkeleton page={page} />
          </div>
        )}
      </div>
      {/* What is drawn can be neither read aloud nor found. */}
      <p className="sr-only">{text}</p>
    </>
  );
}
