import { type ApplicationDetail, applicationOpened, getApplication } from '@prova/contract/applications/applications';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { readPdfAhead } from '../../../widgets/pdf-pages/pdf-bytes.ts';
import { applicationQuery, resumeTextQuery } from '../funnel.queries.ts';
import { PDF } from './resume-mime.ts';

/** Applications that were read and not looked at yet, of which the server has noted nothing. */
const unopened = new WeakMap<QueryClient, Set<string>>();

function unopenedOf(client: QueryClient): Set<string> {
  const ids = unopened.get(client) ?? new Set();
  unopened.set(client, ids);
  return ids;
}

/**
 * Has the application that comes next there before it is asked for, with its résumé: one ahead, once the page rests.
 * @param shown the application that is on screen, once it is loaded
 */
export function useReadAhead(shown: string | undefined, next: string | null | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (shown) void noteOpened(client, shown);
  }, [client, shown]);
  useEffect(() => {
    if (!shown || !next || isSparing()) return;
    return whenIdle(() => void readAhead(client, next));
  }, [client, shown, next]);
}

/** What was read ahead is opened now. */
async function noteOpened(client: QueryClient, id: string): Promise<void> {
  const ids = unopenedOf(client);
  if (!ids.delete(id)) return;
  try {
    await call(applicationOpened, { params: { id } });
  } catch {
    // Nobody asked for it; the next time it is opened, it is said again.
    ids.add(id);
  }
}

/** What cannot be loaded now is loaded when it is opened, and says then what is wrong. */
async function readAhead(client: QueryClient, id: string): Promise<void> {
  const { queryKey } = applicationQuery(id);
  await client.prefetchQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const detail = await call(getApplication, { params: { id }, query: { ahead: 'true' } }, { signal });
      unopenedOf(client).add(id);
      return detail;
    },
    // Whoever was looked at a moment ago is there already.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const resume = client.getQueryData<ApplicationDetail>(queryKey)?.resume;
  if (!resume) return;
  if (resume.mime === PDF) readPdfAhead(resume.viewUrl);
  else if (resume.text === 'extracted') await client.prefetchQuery(resumeTextQuery(id));
}

/** Who pays by the megabyte, or waits for each, loads what is asked for and nothing else. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
