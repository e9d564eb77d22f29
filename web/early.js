// Runs before the first paint and before the code of the page.

// What the page reads first, and who reads it, is asked for before its code is there, which takes the answers over. The server
// names these calls to whom it knows.
(() => {
  const [, token] = /(?:^|; )accessToken=([^;]+)/.exec(document.cookie) ?? [];
  const reads = document.querySelectorAll('meta[name="early-read"]');
  if (!token || reads.length === 0) return;
  const headers = { Accept: 'application/json', Authorization: `Bearer ${decodeURIComponent(token)}` };
  try {
    const company = sessionStorage.getItem('prova.company');
    if (company) headers['X-Company-Id'] = company;
  } catch {
    // Storage may be forbidden: the server then chooses.
  }
  window.provaEarly = new Map(
    [...reads].map(({ content: url }) => {
      const response = fetch(url, { headers, signal: AbortSignal.timeout(10_000) });
      // Whoever takes it over hears of it.
      response.catch(() => {});
      return [url, { headers, response }];
    }),
  );
})();

// A reader of the dark theme never sees a white flash.
(() => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let choice = 'light';
    try {
      choice = localStorage.getItem('theme') || 'light';
    } catch {
      // Storage may be forbidden (private windows, embedded pages): the light theme then stands.
    }
    root.dataset.theme = choice === 'dark' || (choice === 'system' && dark.matches) ? 'dark' : 'light';
  };
  apply();
  dark.addEventListener('change', apply);
  addEventListener('storage', (event) => {
    if (event.key === 'theme') apply();
  });
})();

// Who has accepted the documents on this device sees no boxes for it that then go.
try {
  if (localStorage.getItem('prova.accepted')) document.documentElement.dataset.accepted = '';
} catch {
  // As above.
}

// On a fast line the fonts come with the page, and the code of a page that is drawn already comes once it is painted: to read
// scripts takes the browser a tenth of a second. On a slow line the code comes with the page, and fonts would hold it up: they
// are asked for once the text is there, which stands in the system's own until then. A browser that has measured nothing yet
// says 1.55 Mbit/s and 100 ms, and counts as fast, as does one that does not tell. The code of a page that nobody has drawn
// comes at once, after what the page reads.
(() => {
  const { saveData, effectiveType = '4g', downlink = Number.POSITIVE_INFINITY, rtt = 0 } = navigator.connection ?? {};
  const isSlow = saveData || effectiveType !== '4g' || (downlink < 3 && rtt >= 150);
  const links = {
    module: 'rel="modulepreload"',
    ...(isSlow
      ? { script: 'rel="modulepreload" fetchpriority="low"' }
      : { font: 'rel="preload" as="font" type="font/woff2"' }),
  };
  // As if they stood in the head: browsers wait a moment with the first paint for fonts that the head asks for, and not for
  // those that a script does.
  for (const [name, kind] of Object.entries(links))
    for (const { content } of document.querySelectorAll(`meta[name="${name}"]`))
      document.write(`<link ${kind} crossorigin href="${content}">`);
})();

// A button that the server has drawn answers once its code has come: it is pressed again then, unless something else was done.
(() => {
  let pressed = null;
  // The page itself ticks again what was ticked before its code had come: that is nothing that somebody does.
  const press = ({ target, isTrusted }) => {
    if (isTrusted) pressed = target.closest('button');
  };
  const forget = ({ isTrusted }) => {
    if (isTrusted) pressed = null;
  };
  // Enter in a field presses the button of its form.
  const type = (event) => {
    const { key, target, isTrusted } = event;
    if (!isTrusted) return;
    const sends = key === 'Enter' && target.matches('input:not([type=file])');
    pressed = (sends && target.form?.querySelector('[data-submit]')) || null;
    // A form with one field of text would be sent by the browser alone, which writes what is in it into the address.
    if (pressed) event.preventDefault();
  };
  const again = () => {
    const button = pressed;
    if (!button?.isConnected) return;
    // Where its code has not come either React holds the press at the root, and it gets no further.
    button.addEventListener('click', () => (pressed = null), { once: true });
    button.click();
  };
  const heard = { click: press, pointerdown: forget, keydown: type };
  for (const [kind, listener] of Object.entries(heard)) addEventListener(kind, listener, true);
  // What React can answer comes back up here; it holds the rest at the root.
  addEventListener('prova:hydrating', () => addEventListener('click', forget), { once: true });
  // A part of the page answers, and others do not yet.
  addEventListener('prova:part', again);
  addEventListener(
    'prova:ready',
    () => {
      for (const [kind, listener] of Object.entries(heard)) removeEventListener(kind, listener, true);
      removeEventListener('click', forget);
      removeEventListener('prova:part', again);
      again();
      pressed = null;
    },
    { once: true },
  );
})();
