import type { Article } from '@prova/contract/knowledge/articles';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Where what is said can be read on, or checked. */
export function Sources({ sources }: { sources: Article['sources'] }) {
  const { t } = useTranslation('knowledge');
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="flex flex-col gap-2">
      <h2 id="sources" className="text-h4">
        {t('sources')}
      </h2>
      <ul className="flex flex-col gap-1.5">
        {sources.map(({ title, url }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one address, and they are only shown.
          <li key={index} className="wrap-anywhere">
            <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
              {title}
              <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5 align-baseline" />
            </a>
            {/* On paper a link says where it leads. */}
            <span className="hidden text-small text-muted print:inline"> {url}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
