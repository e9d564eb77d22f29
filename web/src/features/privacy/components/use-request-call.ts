import type { EndpointShape } from '@prova/contract/endpoint';
import { getCompanyRequest } from '@prova/contract/privacy/privacy-requests';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api-error.ts';
import { invalidate, useCall } from '../../../lib/query.ts';
import { toast } from '../../../ui/toast-store.ts';

/**
 * A change of a request. What it answers is the request as it is then; one that somebody else has changed meanwhile is
 * loaded again, so that the screen shows why it was refused.
 */
export function useRequestCall<E extends EndpointShape>(
  endpoint: E,
  {
    done,
    quiet = false,
    ...options
  }: {
    invalidates: readonly EndpointShape[];
    done: string;
    quiet?: boolean;
    around?: <T>(run: () => Promise<T>) => Promise<T>;
  },
) {
  const client = useQueryClient();
  return useCall(endpoint, {
    ...options,
    invalidates: [...options.invalidates, getCompanyRequest],
    meta: { quiet },
    onSuccess: () => toast.success(done),
    onError: (error) => {
      if (isApiError(error, 'VERSION_CONFLICT', 'REQUEST_STATE_REFUSED')) void invalidate(client, [getCompanyRequest]);
    },
  });
}
