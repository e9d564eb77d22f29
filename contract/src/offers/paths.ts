/** Addresses of the pages of offers, as patterns; `to` of paths.ts fills them. */
export const offerPaths = {
  offer: '/offers/:token',
} as const;
