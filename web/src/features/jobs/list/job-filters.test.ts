import { expect, test } from 'vitest';
import { jobFilters } from './job-filters.ts';

test('an address says all of the list', () => {
  const address = new URLSearchParams('search=dados&status=draft,active&contractType=CLT&level=mid&sort=views&page=3');
  expect(jobFilters.read(address)).toEqual({
    search: 'dados',
    status: ['active', 'draft'],
    contractType: ['CLT'],
    level: ['mid'],
    sort: 'views',
    page: 3,
  });
});

test.each(['', 'status=gone&contractType=&level=,,&sort=worst&page=-2', 'page=1.5', 'page=x'])(
  'what an address does not know counts as left out: “%s”',
  (text) => {
    expect(jobFilters.read(new URLSearchParams(text))).toEqual({
      search: '',
      status: [],
      contractType: [],
      level: [],
      sort: 'recent',
      page: 1,
    });
  },
);
