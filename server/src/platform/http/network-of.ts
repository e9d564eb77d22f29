import { isIPv6 } from 'node:net';

/**
 * What limits are counted by: an IPv4 address, and the /64 of an IPv6 address. Whoever has one of the latter has all of
 * the 2^64 in its network, and could call from another one each time.
 * @param address of a caller, as the socket or the proxy tells it
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*/s, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  // The parser of addresses writes all forms alike: small letters, no leading zeros, the longest row of zeros as "::".
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  while (groups.length + after.length < 8) groups.push('0');
  return `${[...groups, ...after].slice(0, 4).join(':')}::/64`;
}
