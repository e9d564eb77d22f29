import type { ApplicationDetail } from '@prova/contract/applications/applications';
import { Download, ExternalLink, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { formatBytes } from '../../../ui/bytes.ts';
import { Dialog } from '../../../ui/dialog.tsx';

type Resume = NonNullable<ApplicationDetail['resume']>;
const PDF = 'application/pdf';

/**
 * The résumé: seen here when it is a PDF, and saved. What could not be read of it is said. The file comes with a policy
 * of its own that sandboxes it; the attribute beside it would keep Chromium's viewer from starting.
 */
export function ResumeView({ resume, name }: { resume: Resume | null; name: string }) {
  const { t } = useTranslation('funnel');
  const { locale } = useFormat();
  // The links are signed again with every answer; the one that is on screen stays.
  const [viewUrl] = useState(resume?.viewUrl);
  const [large, setLarge] = useState<string>();
  if (!resume) {
    return (
      <section>
        <h3 className="text-h5">{t('resume.title')}</h3>
        <p className="mt-1 text-muted">{t('resume.none')}</p>
      </section>
    );
  }
  const shown = resume.mime === PDF;
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-h5">{t('resume.title')}</h3>
        <a
          href={resume.downloadUrl}
          download
          className="inline-flex items-center gap-1.5 text-small font-semibold text-brand hover:underline pointer-coarse:min-h-11"
        >
          <Download className="size-3.5" aria-hidden="true" />
          {t('resume.download')}
          <span className="sr-only">: {resume.name}</span>
        </a>
      </div>
      <p className="text-small wrap-break-word text-muted">
        {[resume.name, formatBytes(resume.bytes, locale), t(`resume.text.${resume.text}`)].join(' · ')}
      </p>
      {shown ? (
        <>
          <iframe
            src={`${viewUrl}#toolbar=0&navpanes=0&view=FitH`}
            title={t('resume.frame', { name })}
            className="mt-2 h-64 w-full rounded-card border border-border bg-sunken"
          />
          <Button
            size="sm"
            className="mt-2"
            icon={<ExternalLink className="size-3.5" />}
            onClick={() => setLarge(resume.viewUrl)}
          >
            {t('resume.enlarge')}
          </Button>
          <Dialog
            open={large !== undefined}
            onClose={() => setLarge(undefined)}
            title={t('resume.frame', { name })}
            size="lg"
          >
            <iframe
              src={`${large}#view=FitH`}
              title={t('resume.frame', { name })}
              className="h-[70dvh] w-full rounded-card border border-border bg-sunken"
            />
          </Dialog>
        </>
      ) : (
        <p className="mt-2 flex items-start gap-2 rounded-card border border-dashed border-border-strong p-3 text-small text-muted">
          <FileText className="size-4 shrink-0" aria-hidden="true" />
          {t('resume.notShown')}
        </p>
      )}
    </section>
  );
}
