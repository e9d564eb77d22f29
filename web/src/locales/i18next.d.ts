import 'i18next';
import type { Phrases } from './phrases.ts';
import type { accounts } from './pt-BR/accounts.ts';
import type { app } from './pt-BR/app.ts';
import type { applicationStatus } from './pt-BR/application-status.ts';
import type { apply } from './pt-BR/apply.ts';
import type { careers } from './pt-BR/careers.ts';
import type { companies } from './pt-BR/companies.ts';
import type { companyPrivacy } from './pt-BR/company-privacy.ts';
import type { dataRequests } from './pt-BR/data-requests.ts';
import type { dev } from './pt-BR/dev.ts';
import type { documents } from './pt-BR/documents.ts';
import type { expert } from './pt-BR/expert.ts';
import type { funnel } from './pt-BR/funnel.ts';
import type { google } from './pt-BR/google.ts';
import type { jobs } from './pt-BR/jobs.ts';
import type { landing } from './pt-BR/landing.ts';
import type { languageSwitch } from './pt-BR/language-switch.ts';
import type { lib } from './pt-BR/lib.ts';
import type { metrics } from './pt-BR/metrics.ts';
import type { myData } from './pt-BR/my-data.ts';
import type { notifications } from './pt-BR/notifications.ts';
import type { offer } from './pt-BR/offer.ts';
import type { offers } from './pt-BR/offers.ts';
import type { parts } from './pt-BR/parts.ts';
import type { recruiters } from './pt-BR/recruiters.ts';
import type { security } from './pt-BR/security.ts';
import type { site } from './pt-BR/site.ts';
import type { talents } from './pt-BR/talents.ts';
import type { ui } from './pt-BR/ui.ts';
import type { vacancies } from './pt-BR/vacancies.ts';
import type { widgets } from './pt-BR/widgets.ts';
import type { wizard } from './pt-BR/wizard.ts';

// The legal texts are no phrases: see features/site/legal-texts.ts.
// One line for each file of phrases: keys are checked, and a screen can only ask for phrases that exist.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: {
      dev: Phrases<typeof dev>;
      'application-status': Phrases<typeof applicationStatus>;
      apply: Phrases<typeof apply>;
      offer: Phrases<typeof offer>;
      vacancies: Phrases<typeof vacancies>;
      accounts: Phrases<typeof accounts>;
      app: Phrases<typeof app>;
      careers: Phrases<typeof careers>;
      companies: Phrases<typeof companies>;
      'company-privacy': Phrases<typeof companyPrivacy>;
      'data-requests': Phrases<typeof dataRequests>;
      expert: Phrases<typeof expert>;
      documents: Phrases<typeof documents>;
      funnel: Phrases<typeof funnel>;
      google: Phrases<typeof google>;
      offers: Phrases<typeof offers>;
      jobs: Phrases<typeof jobs>;
      landing: Phrases<typeof landing>;
      'language-switch': Phrases<typeof languageSwitch>;
      lib: Phrases<typeof lib>;
      metrics: Phrases<typeof metrics>;
      'my-data': Phrases<typeof myData>;
      notifications: Phrases<typeof notifications>;
      parts: Phrases<typeof parts>;
      recruiters: Phrases<typeof recruiters>;
      security: Phrases<typeof security>;
      site: Phrases<typeof site>;
      talents: Phrases<typeof talents>;
      ui: Phrases<typeof ui>;
      widgets: Phrases<typeof widgets>;
      wizard: Phrases<typeof wizard>;
    };
  }
}
