import type { PhraseFile } from '../locales/phrases.ts';

/** Files of phrases that jobs, their form and the landing page do without: `i18n.ts` leaves out the same. */
export const furtherPhrases = import.meta.glob<PhraseFile>([
  '../locales/*/{analysis,authoring,candidates,certificate,code,companies,company-privacy,conversations,dev,documents,expert,feedback,funnel,google,grading,interviews,matching,metrics,my-data}.ts',
  '../locales/*/{notification-list,notification-preferences,notifications,offers,open-tests,own-certificate,own-tests,parts,recruiters,security,sending,taking,talents,tests,video,widgets,wizard}.ts',
  '../locales/*/{pdf-pages,talent-figures,talent-import,talent-jobs,talent-list,talent-profile,talent-view,visibility}.ts',
  '../locales/*/{accounts,application-status,data-requests,jobs,legal,mail-report,offer,palette,privacy,public-company,shown-profile,terms,unsubscribe}.ts',
]);
