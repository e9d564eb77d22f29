import type { AlertFilters } from '@prova/contract/matching/job-alerts';

/** Where the same search stands in the product. */
export function searchAddress({
  search,
  location,
  level,
  contractType,
  remote,
  locationModel,
  match,
  payMin,
}: AlertFilters): `/${string}` {
  const query = new URLSearchParams(
    Object.entries({
      search,
      location,
      level: level?.join(','),
      contractType: contractType?.join(','),
      remote: remote ? 'true' : undefined,
      locationModel: locationModel?.join(','),
      match: match?.join(','),
      payMin: payMin === undefined ? undefined : String(payMin),
      order: 'recent',
    }).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
  return `/admin/potential/jobs?${query}`;
}
