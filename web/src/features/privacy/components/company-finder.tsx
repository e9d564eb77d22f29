import type { findCompanies } from '@prova/contract/privacy/privacy-requests';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../lib/request.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Company } from '../request/request-form.ts';

const SHORTEST = 2;
const PAUSE_MS = 250;

/** Finds a company by its name, with what every phone and screen reader knows: a field, and a list to choose from. */
export function CompanyFinder({
  value,
  error,
  onChange,
}: {
  value: Company | null;
  error: string | undefined;
  onChange: (company: Company | null) => void;
}) {
  const { t } = useTranslation('data-requests');
  const [search, setSearch] = useState('');
  const { found, failed } = useFound(search.trim());
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t('findCompany')}
        hint={t('findHint')}
        icon={<Search />}
        autoComplete="off"
        maxLength={80}
        required
        value={search}
        error={value === null && !found?.length ? error : undefined}
        onChange={(event) => {
          setSearch(event.target.value);
          onChange(null);
        }}
        // Choosing comes next, not sending.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p role="status" className="text-small text-muted empty:hidden">
        {failed ? t('findFailed') : found?.length === 0 && t('notFound')}
      </p>
      {found && found.length > 0 && (
        <RadioGroup
          label={t('found')}
          required
          value={value?.slug ?? null}
          error={error}
          options={found.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={(slug) => onChange(found.find((company) => company.slug === slug) ?? null)}
        />
      )}
    </div>
  );
}

/** Companies of this name; null before enough of it is typed. */
function useFound(search: string) {
  const [state, setState] = useState<{ found: readonly Company[] | null; failed: boolean }>({
    found: null,
    failed: false,
  });
  useEffect(() => {
    if (search.length < SHORTEST) {
      setState({ found: null, failed: false });
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      request<typeof findCompanies>(
        'GET',
        '/api/v1/public/privacy/companies',
        { query: { search } },
        { signal: abort.signal },
      ).then(
        (found) => setState({ found, failed: false }),
        () => {
          if (!abort.signal.aborted) setState({ found: null, failed: true });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search]);
  return state;
}
