import type { ResumeBlock } from '@prova/contract/funnel/candidates';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { resumeTextQuery } from '../funnel.queries.ts';

/** The words of a résumé that no browser shows, as they were read for searching. All of it is text. */
export function ResumeText({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('funnel');
  const text = useQuery(resumeTextQuery(applicationId));
  return (
    <QueryView query={text} skeleton={<TextSkeleton />} failure={{ level: 4, title: t('resume.textFailed') }}>
      {({ state, blocks }) =>
        state === 'extracted' ? (
          <article
            aria-label={t('resume.textOf')}
            className="flex flex-col gap-3 rounded-card border border-border bg-surface p-4 text-body wrap-break-word sm:p-5"
          >
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order.
              <Block key={index} block={block} />
            ))}
          </article>
        ) : (
          <p role="status" className="text-small text-muted">
            {t(`resume.textStates.${state}`)}
          </p>
        )
      }
    </QueryView>
  );
}

function Block({ block: { kind, lines } }: { block: ResumeBlock }) {
  if (kind === 'heading') return <h4 className="mt-2 text-h5 first:mt-0">{lines[0]}</h4>;
  if (kind === 'paragraph') return <p className="whitespace-pre-line">{lines.map(spaced).join('\n')}</p>;
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order.
        <li key={index}>{spaced(line)}</li>
      ))}
    </ul>
  );
}

/** What stands far apart in a row. */
const spaced = (line: string) => line.split('\t').join(' · ');

function TextSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-3 rounded-card border border-border p-4">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-24 w-full" />
    </SkeletonGroup>
  );
}
