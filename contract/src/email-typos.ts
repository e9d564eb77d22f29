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
const MISTAKEN: Readonly<Record<string, string>> = {
  'gmail.com.br': 'gmail.com',
  'icloud.com.br': 'icloud.com',
  'uol.com': 'uol.com.br',
  'bol.com': 'bol.com.br',
};
/** Providers that are found under the endings of other countries, too. */
const WORLDWIDE = new Set(['hotmail', 'live', 'outlook', 'yahoo', 'protonmail']);
/** So short a name has too many neighbours to be taken for one of them. */
const SHORT = 3;

/** The address that was probably meant, "ana@gmail.com" for "ana@gmial.com"; null where nothing speaks for a mistake. */
export function likelyEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || PROVIDERS.includes(domain) || OTHERS.has(domain) || isOfAnotherCountry(domain)) return null;
  const meant = MISTAKEN[domain] ?? PROVIDERS.find((provider) => isSlip(domain, provider));
  return meant ? `${email.slice(0, at)}@${meant}` : null;
}

/** Whether mailboxes of a provider end so in a country, "yahoo.com.ar"; "yahoo.co" is a slip. */
export function isOfAnotherCountry(domain: string): boolean {
  const [name, ending] = parted(domain);
  if (!WORLDWIDE.has(name) || ['co', 'cm', 'om'].includes(ending)) return false;
  return /^(?:com?\.)?[a-z]{2}$/.test(ending) && !/(?:br|rb)$/.test(ending);
}

const parted = (domain: string): [name: string, ending: string] => {
  const dot = domain.indexOf('.');
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
};

/** One letter too many, missing or wrong, or two in each other's place; at a long domain one in its name and one after it. */
function isSlip(typed: string, meant: string): boolean {
  const [[name, ending], [meantName, meantEnding]] = [parted(typed), parted(meant)];
  const inName = distance(name, meantName);
  const after = distance(ending, meantEnding);
  if (inName > (Math.min(name.length, meantName.length) <= SHORT ? 0 : 1) || after > 1) return false;
  return inName + after <= (meant.length > 10 ? 2 : 1);
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
