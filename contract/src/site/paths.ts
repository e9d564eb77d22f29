/** Addresses of the pages of site, as patterns; `to` of paths.ts fills them. */
export const sitePaths = {
  landing: '/',
  terms: '/terms-conditions',
  termsOfTheFooter: '/termos',
  privacy: '/privacy-policy',
  privacyOfTheFooter: '/privacidade',
  cookies: '/cookies',
  help: '/ajuda',
  faq: '/faq',
  status: '/status',
  notFound: '/404',
  failure: '/500',
} as const;
