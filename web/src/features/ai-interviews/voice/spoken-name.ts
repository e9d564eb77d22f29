/** What people say before their name. */
const BEFORE = [
  ...[
    'oi',
    'olá',
    'bom dia',
    'boa tarde',
    'boa noite',
    'meu nome é',
    'o meu nome é',
    'meu nome',
    'eu me chamo',
    'me chamo',
  ],
  ...['eu sou o', 'eu sou a', 'eu sou', 'sou o', 'sou a', 'sou', 'aqui é o', 'aqui é a', 'aqui é'],
  ...[
    'hi',
    'hello',
    'good morning',
    'good afternoon',
    'my name is',
    'my name',
    'i am',
    "i'm",
    'i’m',
    'this is',
    'it is',
    "it's",
  ],
];
/** Small words within a name. */
const SMALL = new Set(['da', 'de', 'do', 'das', 'dos', 'e', 'di', 'du', 'van', 'von', 'del', 'la']);

/** The name in what somebody has said when asked for it. */
export function spokenName(said: string): string {
  let name = said
    .replace(/[.,!?]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (let found: string | undefined = ''; found !== undefined; ) {
    const lower = name.toLowerCase();
    found = BEFORE.find((words) => lower.startsWith(`${words} `));
    if (found) name = name.slice(found.length + 1);
  }
  // Recognition writes in small letters where it does not know the name.
  if (name !== name.toLowerCase()) return name;
  return name
    .split(' ')
    .map((word, index) => (index > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
