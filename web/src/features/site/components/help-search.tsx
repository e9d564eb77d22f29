import { sitePaths } from '@prova/contract/site/paths';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAdoptTyped } from '../../../lib/use-adopt-typed.ts';

/** Looks for words while they are typed; without a script, when they are sent. */
export function HelpSearch({
  words,
  onChange,
  count,
}: {
  words: string;
  onChange: (words: string) => void;
  /** How much was found; null where nothing is asked for. */
  count: number | null;
}) {
  const { t } = useTranslation('legal');
  useAdoptTyped();
  return (
    <search className="mt-5 block">
      <form action={sitePaths.help} className="relative" onSubmit={(event) => event.preventDefault()}>
        <Search
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
          aria-hidden="true"
        />
        <input
          type="search"
          name="q"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={words}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 w-full rounded-control border border-border-strong bg-surface pr-3 pl-10"
        />
      </form>
      <p role="status" className="mt-2 min-h-5 text-small text-muted">
        {count !== null && (count > 0 ? t('search.found', { count }) : t('search.none'))}
      </p>
    </search>
  );
}
