// Speaks the interface of Google's script (google.accounts.id) for the journeys: the prompt and the button are plain
// HTML, and the ID token comes from the issuer of the tests, which serves this file.
(() => {
  const base = new URL(document.currentScript.src);
  // The journey writes how Google behaves in its place.
  const mode = base.searchParams.get('mode');
  let options;
  const element = (name, text, parent) => {
    const made = document.createElement(name);
    made.textContent = text;
    parent?.append(made);
    return made;
  };
  const choose = async () => {
    if (mode === 'empty') return options.callback({});
    const answer = await fetch(new URL(`token?nonce=${encodeURIComponent(options.nonce)}`, base));
    options.callback({ credential: await answer.text() });
  };
  const moment = (kind, reason) => ({
    isNotDisplayed: () => kind === 'not-displayed',
    isSkippedMoment: () => kind === 'skipped',
    isDismissedMoment: () => kind === 'dismissed',
    getDismissedReason: () => reason,
  });
  const id = {
    initialize(given) {
      if (mode === 'broken') throw new Error('broken');
      options = given;
    },
    renderButton(container, { locale, click_listener }) {
      const button = element('button', `Google (${locale})`, container);
      button.type = 'button';
      button.addEventListener('click', () => {
        click_listener();
        void choose();
      });
    },
    prompt(listener) {
      if (mode === 'skipped') return listener(moment('skipped'));
      const prompt = element('aside', '', document.body);
      prompt.setAttribute('aria-label', 'One Tap');
      const corner = { position: 'fixed', inset: '1rem 1rem auto auto', zIndex: '99', padding: '1rem' };
      Object.assign(prompt.style, corner, { color: 'black', background: 'white', boxShadow: '0 0 8px gray' });
      const end = (reason) => {
        prompt.remove();
        listener(moment('dismissed', reason));
      };
      element('button', 'Continuar como Ana', prompt).addEventListener('click', () => {
        end('credential_returned');
        void choose();
      });
      element('button', 'Fechar', prompt).addEventListener('click', () => end('cancel_called'));
    },
    cancel: () => document.querySelector('[aria-label="One Tap"]')?.remove(),
  };
  // Google's own takes a moment to be ready, too.
  if (mode !== 'never') setTimeout(() => Object.assign(window, { google: { accounts: { id } } }), 150);
})();
