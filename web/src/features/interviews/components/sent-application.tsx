import type { SentApplication as Sent } from '@prova/contract/interviews/interviews';
import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { formatBytes } from '../../../ui/bytes.ts';
import { Card } from '../../../ui/card.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { sentApplicationQuery } from '../interviews.queries.ts';

const PDF = 'application/pdf';
const linkStyle =
  'inline-flex min-h-8 items-center gap-1.5 text-small font-semibold text-brand hover:underline pointer-coarse:min-h-11';

/** What the candidate sent: who they say they are, the form and the résumé. */
export function SentApplication({ interviewId }: { interviewId: string }) {
  const { t } = useTranslation('interviews');
  const sent = useQuery(sentApplicationQuery(interviewId));
  return (
    <Card as="section" aria-labelledby="sent-application" className="flex flex-col gap-5">
      <h2 id="sent-application" className="text-h5">
        {t('sent.title')}
      </h2>
      <QueryView
        query={sent}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-3">
            <Skeleton className="w-1/2" />
            <Skeleton className="h-24 w-full" />
          </SkeletonGroup>
        }
        failure={{ title: t('sent.loadError') }}
      >
        {(data) => <Ready sent={data} />}
      </QueryView>
    </Card>
  );
}

function Ready({ sent: { candidate, coverLetter, answers, resume } }: { sent: Sent }) {
  const { t } = useTranslation('interviews');
  return (
    <>
      {candidate ? <Person candidate={candidate} /> : <p className="text-muted">{t('sent.hidden')}</p>}
      {resume ? <Resume resume={resume} /> : candidate && <p className="text-muted">{t('sent.noResume')}</p>}
      {coverLetter && (
        <section>
          <h3 className="font-semibold">{t('sent.letter')}</h3>
          <p className="measure mt-1 whitespace-pre-line wrap-anywhere">{coverLetter}</p>
        </section>
      )}
      {answers.length > 0 && (
        <dl className="flex flex-col gap-4">
          {answers.map(({ questionId, question, answer }) => (
            <div key={questionId}>
              <dt className="font-semibold wrap-anywhere">{question}</dt>
              <dd className="measure mt-1 whitespace-pre-line text-muted wrap-anywhere">{answer}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function Person({ candidate }: { candidate: NonNullable<Sent['candidate']> }) {
  const { t } = useTranslation('interviews');
  const { title, city, state, linkedin, github, portfolio, website } = candidate;
  const facts = [title, [city, state].filter(Boolean).join(', ')].filter(Boolean);
  const links = Object.entries({ linkedin, github, portfolio, website }).flatMap(([name, href]) =>
    href ? [{ name: name as 'linkedin', href }] : [],
  );
  if (facts.length + links.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      {facts.length > 0 && <p className="wrap-anywhere">{facts.join('\u00a0· ')}</p>}
      {links.length > 0 && (
        <p className="flex flex-wrap gap-x-4">
          {links.map(({ name, href }) => (
            <a key={name} href={href} target="_blank" rel="noopener noreferrer nofollow" className={linkStyle}>
              <ExternalLink className="size-3.5" aria-hidden="true" />
              {t(`sent.links.${name}`)}
              <span className="sr-only"> ({t('newTab', { ns: 'ui' })})</span>
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

function Resume({ resume: { name, mime, bytes, viewUrl, downloadUrl } }: { resume: NonNullable<Sent['resume']> }) {
  const { t } = useTranslation('interviews');
  const { locale } = useFormat();
  return (
    <section>
      <h3 className="font-semibold">{t('sent.resume')}</h3>
      <p className="text-small text-muted wrap-anywhere">{[name, formatBytes(bytes, locale)].join('\u00a0· ')}</p>
      <p className="flex flex-wrap gap-x-4">
        {mime === PDF && (
          <a href={viewUrl} target="_blank" rel="noopener" className={linkStyle}>
            <ExternalLink className="size-3.5" aria-hidden="true" />
            {t('sent.open')}
            <span className="sr-only"> ({t('newTab', { ns: 'ui' })})</span>
          </a>
        )}
        <a href={downloadUrl} download className={linkStyle}>
          <Download className="size-3.5" aria-hidden="true" />
          {t('sent.download')}
        </a>
      </p>
    </section>
  );
}
