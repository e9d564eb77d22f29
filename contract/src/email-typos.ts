/** Where most mailboxes are: what differs from one of these by a slip of the finger was probably meant to be it. */
const PROVIDERS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'yahoo.com.br',
  'icloud.com',
  'uol.com.br',
  'bol.com.br',
  'terra.com.br',
  'protonmail.com',
];
/** Others that look like one of them. */
const OTHERS = new Set(['mail.com', 'email.com', 'ymail.com', 'hotmail.com.br', 'outlook.com.br', 'yahoo.ca']);
/** Nobody has a mailbox there. */
const MISTAKEN: Readonly<Record<string, string>> = { 'gmail.com.br': 'gmail.com', 'icloud.com.br': 'icloud.com' };

/** The address that was probably meant, "ana@gmail.com" for "ana@gmial.com"; null where nothing speaks for a mistake. */
export function likelyEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || PROVIDERS.includes(domain) || OTHERS.has(domain)) return null;
  const meant = MISTAKEN[domain] ?? PROVIDERS.find((provider) => isSlip(domain, provider));
  return meant ? `${email.slice(0, at)}@${meant}` : null;
}

/** One letter too many, missing or wrong, or two in each other's place; in a long name two of these. */
function isSlip(typed: string, meant: string): boolean {
  return distance(typed, meant) <= (meant.length > 10 ? 2 : 1);
}

function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + differs);
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      line.push(least);
    }
    before = above;
    above = line;
  }
  return above[other.length] ?? 3;
}
