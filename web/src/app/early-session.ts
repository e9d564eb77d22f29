import { needsLogin } from '../lib/places.ts';
import { checkAuth } from '../lib/session.ts';
import { onOtherTab } from '../lib/tokens.ts';
import { queryClient } from './query-client.ts';

// Asked while the rest is put together, and before the router asks for the files of a page: a browser lets few through
// at a time. What the page reads is asked for beside it.
if (needsLogin(location.pathname)) {
  // Whoever signs in elsewhere meanwhile finds nothing that was read for somebody else.
  const stop = onOtherTab(() => queryClient.clear());
  checkAuth()
    .catch(() => {
      // The guard asks again and shows the failure.
    })
    .finally(stop);
}
