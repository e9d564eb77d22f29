/** How an offer stands to the pay that its job was published with. Pure and free of dependencies. */

/** Of a job: amounts are monthly, in hundredths. */
export interface PublishedPay {
  readonly payMode: string | null;
  readonly payMin: number | null;
  readonly payMax: number | null;
  readonly currency: string | null;
}

interface OfferedPay {
  readonly payMin?: number | null | undefined;
  readonly payMax?: number | null | undefined;
  readonly currency?: string | undefined;
}

/** Where an offer leaves what candidates have read; null where it does not, or where nothing can be compared. */
export function outsidePublished(offer: OfferedPay, job: PublishedPay): 'below' | 'above' | null {
  const isPublic = job.payMode === 'fixed' || job.payMode === 'range';
  if (!isPublic || job.payMin === null || offer.payMin == null || offer.currency !== job.currency) return null;
  if (offer.payMin < job.payMin) return 'below';
  const most = (job.payMode === 'range' ? job.payMax : null) ?? job.payMin;
  return (offer.payMax ?? offer.payMin) > most ? 'above' : null;
}
