import 'i18next';
import type { Phrases } from './phrases.ts';
import type { accounts } from './pt-BR/accounts.ts';
import type { app } from './pt-BR/app.ts';
import type { dev } from './pt-BR/dev.ts';
import type { jobs } from './pt-BR/jobs.ts';
import type { landing } from './pt-BR/landing.ts';
import type { lib } from './pt-BR/lib.ts';
import type { metrics } from './pt-BR/metrics.ts';
import type { notifications } from './pt-BR/notifications.ts';
import type { privacy } from './pt-BR/privacy.ts';
import type { site } from './pt-BR/site.ts';
import type { talents } from './pt-BR/talents.ts';
import type { terms } from './pt-BR/terms.ts';
import type { ui } from './pt-BR/ui.ts';
import type { widgets } from './pt-BR/widgets.ts';

// One line for each file of phrases: keys are checked, and a screen can only ask for phrases that exist.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: {
      dev: Phrases<typeof dev>;
      accounts: Phrases<typeof accounts>;
      app: Phrases<typeof app>;
      jobs: Phrases<typeof jobs>;
      landing: Phrases<typeof landing>;
      lib: Phrases<typeof lib>;
      metrics: Phrases<typeof metrics>;
      notifications: Phrases<typeof notifications>;
      privacy: Phrases<typeof privacy>;
      site: Phrases<typeof site>;
      talents: Phrases<typeof talents>;
      terms: Phrases<typeof terms>;
      ui: Phrases<typeof ui>;
      widgets: Phrases<typeof widgets>;
    };
  }
}
