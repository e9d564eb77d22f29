import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0000:0001::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('addresses are of one network when, and only when, their first halves are the same', () => {
  fc.assert(
    fc.property(half, half, half, half, (one, other, here, there) => {
      expect(networkOf(`${one}:${here}`)).toBe(networkOf(`${one}:${there}`));
      expect(networkOf(`${one}:${here}`) === networkOf(`${other}:${here}`)).toBe(one === other);
      expect(networkOf(`${one}:${here}`)).toBe(`${one}::/64`);
    }),
  );
});
