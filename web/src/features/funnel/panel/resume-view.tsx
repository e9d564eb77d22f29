import type { ApplicationDetail } from '@prova/contract/applications/applications';
import { Download, ExternalLink, FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { formatBytes } from '../../../ui/bytes.ts';
import { NearView } from '../../../widgets/pdf-pages/near-view.tsx';
import { PageSkeleton } from '../../../widgets/pdf-pages/page-skeleton.tsx';
import { PDF } from './resume-mime.ts';

const ResumeText = lazy(async () => ({ default: (await import('./resume-text.tsx')).ResumeText }));
const PdfPages = lazy(async () => ({ default: (await import('../../../widgets/pdf-pages/pdf-pages.tsx')).PdfPages }));

type Resume = NonNullable<ApplicationDetail['resume']>;
const link =
  'inline-flex min-h-8 items-center gap-1.5 text-small font-semibold text-brand hover:underline pointer-coarse:min-h-11';

/**
 * The résumé: its pages where it is a PDF, else the words that were read of it, and the file. What could not be read is
 * said.
 */
export function ResumeView({
  applicationId,
  resume,
  hidden = false,
}: {
  applicationId: string;
  resume: Resume | null;
  /** Whether it is kept back because it tells who somebody is. */
  hidden?: boolean;
}) {
  const { t } = useTranslation('funnel');
  const { locale } = useFormat();
  // The links are signed again with every answer; the one that is on screen stays.
  const [viewUrl] = useState(resume?.viewUrl);
  const [failed, setFailed] = useState(false);
  if (!resume) {
    return (
      <section>
        <h3 className="text-h5">{t('resume.title')}</h3>
        <p className="mt-1 text-muted">{t(hidden ? 'resume.hidden' : 'resume.none')}</p>
      </section>
    );
  }
  const shown = resume.mime === PDF && !failed;
  const worded = !shown && (resume.text === 'extracted' || resume.text === 'pending');
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-h5">{t('resume.title')}</h3>
        <span className="flex flex-wrap gap-x-4">
          {resume.mime === PDF && (
            <a href={resume.viewUrl} target="_blank" rel="noopener" className={link}>
              <ExternalLink className="size-3.5" aria-hidden="true" />
              {t('resume.open')}
              <span className="sr-only"> ({t('newTab', { ns: 'ui' })})</span>
            </a>
          )}
          <a href={resume.downloadUrl} download className={link}>
            <Download className="size-3.5" aria-hidden="true" />
            {t(resume.mime === PDF ? 'resume.download' : 'resume.downloadOriginal')}
            <span className="sr-only">: {resume.name}</span>
          </a>
        </span>
      </div>
      <p className="text-small wrap-break-word text-muted">
        {[resume.name, formatBytes(resume.bytes, locale), t(`resume.text.${resume.text}`)].join(' · ')}
      </p>
      {shown && viewUrl ? (
        <div className="mt-2">
          <NearView fallback={<PageSkeleton />}>
            <Suspense fallback={<PageSkeleton />}>
              <PdfPages source={viewUrl} onFail={() => setFailed(true)} />
            </Suspense>
          </NearView>
        </div>
      ) : worded ? (
        <div className="mt-2 flex flex-col gap-2">
          {failed && <p className="text-small text-muted">{t('resume.onlyText')}</p>}
          <Suspense>
            <ResumeText applicationId={applicationId} />
          </Suspense>
        </div>
      ) : (
        <p className="mt-2 flex items-start gap-2 rounded-card border border-dashed border-border-strong p-3 text-small text-muted">
          <FileText className="size-4 shrink-0" aria-hidden="true" />
          {t(failed ? 'resume.failed' : 'resume.notShown')}
        </p>
      )}
    </section>
  );
}
