import type { Phrases } from '../phrases.ts';
import type { site as ptSite } from '../pt-BR/site.ts';

export const site: Phrases<typeof ptSite> = {
  backHome: 'Back to home',
  retry: 'Try again',
  notFound: {
    title: 'Page not found',
    text: 'The address may have changed, or may be incomplete. Check the link or go back home.',
  },
  failure: {
    title: 'Something went wrong on our end',
    text: 'The page could not be shown. Anything you already sent is safe. Try again in a moment.',
  },
  offline: {
    title: 'The page did not load',
    text: 'You seem to be offline. Once you are back online, we will pick up from here.',
  },
  nav: {
    label: 'Site navigation',
    howItWorks: 'How it works',
    talents: 'Talent',
    companies: 'Companies',
    prices: 'Pricing',
    jobs: 'Jobs',
    signIn: 'Sign in',
    signUp: 'Create account',
    myArea: 'My dashboard',
  },
  askUs: { text: 'Any questions?', press: 'Contact us' },
  footer: {
    label: 'Footer',
    platform: 'Platform',
    explore: 'Explore',
    support: 'Support',
    legal: 'Legal',
    contact: 'Contact',
    status: 'Service status',
    hours: 'Support: Mon–Fri, 9 am–6 pm (Brasília). Average response: 2 hours.',
    home: 'Home',
    terms: 'Terms of Use',
    privacy: 'Privacy Policy',
    dataRequest: 'Your data',
    certificates: 'Check a certificate',
    help: 'Help',
    faq: 'FAQ',
    safety: 'Security',
    passkeys: 'Passkeys and two-step verification',
    encrypted: 'Encrypted connection',
    copyright: '© {{year}} Prova. Knowledge above experience.',
  },
};
