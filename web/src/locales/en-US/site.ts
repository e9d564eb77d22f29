import type { Phrases } from '../phrases.ts';
import type { site as ptSite } from '../pt-BR/site.ts';

export const site: Phrases<typeof ptSite> = {
  backHome: 'Back to home',
  retry: 'Try again',
  notFound: {
    title: 'Page not found',
    text: 'The address may have changed or be incomplete. Check the link or go back to the start.',
  },
  failure: {
    title: 'Something failed on our side',
    text: 'The page could not be shown. What you have already sent is kept. Try again in a moment.',
  },
  nav: {
    label: 'Site navigation',
    howItWorks: 'How it works',
    talents: 'Talents',
    companies: 'Companies',
    jobs: 'Jobs',
    signIn: 'Sign in',
    signUp: 'Create account',
    myArea: 'My area',
  },
  legal: {
    dataRequest: 'Make a request about my data',
    contents: 'On this page',
    version: 'Version {{version}}, in force since {{since}}',
    contactTitle: 'Contact',
    contact: 'For questions and requests about your data or this document, write to the data protection officer:',
    authority: 'You may also turn to the Brazilian data protection authority (ANPD).',
  },
  footer: {
    label: 'Footer',
    home: 'Home',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    dataRequest: 'Your data',
    copyright: '© {{year}} Prova. Knowledge above experience.',
  },
};
