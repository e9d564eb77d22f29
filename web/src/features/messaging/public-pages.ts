import { messagingPaths } from '@prova/contract/messaging/paths';
import type { PublicPage } from '../../lib/feature.ts';

export const messagingPages: readonly PublicPage[] = [
  {
    path: messagingPaths.mailReport,
    page: async () => (await import('./mail-report.page.tsx')).MailReportPage,
    source: 'messaging/mail-report.page.tsx',
    phrases: ['mail-report'],
  },
  {
    path: messagingPaths.contact,
    page: async () => (await import('./contact.page.tsx')).ContactPage,
    source: 'messaging/contact.page.tsx',
    phrases: ['contact'],
  },
  {
    path: messagingPaths.newsletterConfirmation,
    page: async () => (await import('./newsletter-confirmation.page.tsx')).NewsletterConfirmationPage,
    source: 'messaging/newsletter-confirmation.page.tsx',
    phrases: ['subscription'],
  },
  {
    path: messagingPaths.leavingNewsletter,
    page: async () => (await import('./leaving-newsletter.page.tsx')).LeavingNewsletterPage,
    source: 'messaging/leaving-newsletter.page.tsx',
    phrases: ['subscription'],
  },
];
