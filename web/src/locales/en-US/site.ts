import type { Phrases } from '../phrases.ts';
import type { site as ptSite } from '../pt-BR/site.ts';

export const site: Phrases<typeof ptSite> = {
  backHome: 'Back to home',
  retry: 'Try again',
  notFound: {
    title: 'Page not found',
    text: 'The address may have changed or be incomplete. Check the link or go back home.',
  },
  failure: {
    title: 'Something failed on our side',
    text: 'The page could not be shown. What you have already sent is safe. Try again in a moment.',
  },
  offline: {
    title: 'The page did not load',
    text: 'You seem to be offline. Once you are back, we continue from here.',
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
  footer: {
    label: 'Footer',
    home: 'Home',
    terms: 'Terms of Use',
    privacy: 'Privacy Policy',
    dataRequest: 'Your data',
    help: 'Help',
    faq: 'FAQ',
    safety: 'Security',
    passkeys: 'Passkeys and second step',
    encrypted: 'Encrypted connection',
    copyright: '© {{year}} Prova. Knowledge above experience.',
  },
};
