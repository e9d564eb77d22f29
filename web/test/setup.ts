import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach } from 'vitest';

const files = import.meta.glob<Record<string, object>>('../src/locales/*/*.ts', { eager: true });
const resources: Record<string, Record<string, object>> = {};
for (const [path, module] of Object.entries(files)) {
  const [, locale, namespace] = /locales\/([^/]+)\/([^/]+)\.ts$/.exec(path) ?? [];
  const phrases = Object.values(module)[0];
  if (locale && namespace && phrases) resources[locale] = { ...resources[locale], [namespace]: phrases };
}

await i18next.use(initReactI18next).init({
  lng: 'pt-BR',
  fallbackLng: 'pt-BR',
  resources,
  interpolation: { escapeValue: false },
});

/** Far more than a double click takes. */
const READING_MS = 5000;
// People read before they answer: what is pressed in a test comes as late as if somebody had.
let read = READING_MS;
Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => performance.now() + read });
// And look before they press again.
addEventListener(
  'click',
  () => {
    read += READING_MS;
  },
  { capture: true },
);

// jsdom has no layout; what measures or scrolls gets inert answers.
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.getAnimations ??= () => [];
// jsdom hides what carries the popover attribute and knows no way to show it.
HTMLElement.prototype.showPopover ??= function (this: HTMLElement) {
  this.style.display = 'block';
};
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
globalThis.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
})) as typeof matchMedia;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// A machine that is busy elsewhere is no failure; what comes is waited for no longer than it takes.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);
