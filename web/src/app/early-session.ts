import { needsLogin } from '../lib/places.ts';
import { checkAuth } from '../lib/session.ts';

// Asked while the rest is put together, and before the router asks for the files of a page: a browser lets few through
// at a time.
if (needsLogin(location.pathname)) {
  checkAuth().catch(() => {
    // The guard asks again and shows the failure.
  });
}
