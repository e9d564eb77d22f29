import { plain } from '@prova/contract/folded-text';

const STATES: Readonly<Record<string, string>> = {
  AC: 'acre',
  AL: 'alagoas',
  AP: 'amapa',
  AM: 'amazonas',
  BA: 'bahia',
  CE: 'ceara',
  DF: 'distrito federal',
  ES: 'espirito santo',
  GO: 'goias',
  MA: 'maranhao',
  MT: 'mato grosso',
  MS: 'mato grosso do sul',
  MG: 'minas gerais',
  PA: 'para',
  PB: 'paraiba',
  PR: 'parana',
  PE: 'pernambuco',
  PI: 'piaui',
  RJ: 'rio de janeiro',
  RN: 'rio grande do norte',
  RS: 'rio grande do sul',
  RO: 'rondonia',
  RR: 'roraima',
  SC: 'santa catarina',
  SP: 'sao paulo',
  SE: 'sergipe',
  TO: 'tocantins',
};
const BY_NAME = new Map(Object.entries(STATES).map(([letters, name]) => [name, letters]));
/** Countries that people of résumés live in, by what they call them. */
const COUNTRIES = new Map(
  Object.entries({
    BR: 'brasil|brazil',
    PT: 'portugal',
    US: 'usa|united states|estados unidos|eua|u.s.a.|us',
    GB: 'united kingdom|uk|england|scotland|reino unido|inglaterra',
    CA: 'canada',
    IN: 'india',
    DE: 'germany|alemanha|deutschland',
    FR: 'france|franca',
    ES: 'spain|espanha|espana',
    IT: 'italy|italia',
    IE: 'ireland|irlanda',
    NL: 'netherlands|holanda|paises baixos|the netherlands',
    SE: 'sweden|suecia',
    NO: 'norway|noruega',
    DK: 'denmark|dinamarca',
    FI: 'finland|finlandia',
    PL: 'poland|polonia',
    CH: 'switzerland|suica',
    AT: 'austria',
    BE: 'belgium|belgica',
    AR: 'argentina',
    CL: 'chile',
    CO: 'colombia',
    MX: 'mexico',
    UY: 'uruguay|uruguai',
    PY: 'paraguay|paraguai',
    PE: 'peru',
    AU: 'australia',
    NZ: 'new zealand|nova zelandia',
    JP: 'japan|japao',
    CN: 'china',
    NG: 'nigeria',
    ZA: 'south africa|africa do sul',
    AO: 'angola',
    MZ: 'mozambique|mocambique',
    SG: 'singapore|singapura',
    AE: 'uae|united arab emirates|emirados arabes unidos',
    IL: 'israel',
    UA: 'ukraine|ucrania',
    TR: 'turkey|turquia',
    PH: 'philippines|filipinas',
    PK: 'pakistan|paquistao',
    KE: 'kenya|quenia',
    EG: 'egypt|egito',
  }).flatMap(([code, names]) => names.split('|').map((name) => [name, code] as const)),
);
const US_STATES = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split(
    ' ',
  ),
);
const LONGEST = 60;
/** Letters of a state here and of another there. */
const BOTH = new Set(Object.keys(STATES).filter((letters) => US_STATES.has(letters)));

export interface Place {
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
}

const LABEL =
  /^(?:endere[cç]o|address|localiza[cç][aã]o|location|localidade|(?:cidade|city|town|hometown)(?:\s?\/\s?(?:uf|estado|pa[ií]s|state|country|region))?|resid[eê]ncia|local|reside em|based in|morando em|lives in|living in)\s?[:–-]\s?|^(?:reside em|based in|morando em|lives in|living in) /i;
const CITY_LABEL =
  /^(?:cidade|city|town|hometown|localidade|localiza[cç][aã]o|location|based in|reside em|morando em|lives in|living in)\b/i;
const POSTCODE = /\b\d{5}-?\d{3}\b|\bcep\b:?/gi;

/** The city in a short text: "Recife, PE", "São Paulo/SP", "Rua A, 12 - Centro - Campinas - SP", "Berlin, Germany". */
export function placeIn(text: string): Place | null {
  const isCityAlone = CITY_LABEL.test(text);
  const bare = text.replace(LABEL, '').replace(POSTCODE, ' ').trim();
  if (bare.length > 140) return null;
  const parts = bare
    .split(/[,/()]|\s[-–—|•·]\s|(?<=\p{L})[-–](?=[A-Z]{2}$)/u)
    .map((part) =>
      part
        .trim()
        .replace(/[.;–—-]$/, '')
        .trim(),
    )
    .filter(Boolean);
  for (let at = parts.length - 1; at > 0; at -= 1) {
    const [city = '', region = ''] = [parts[at - 1], parts[at]];
    const found = regionOf(region);
    if (!found) continue;
    // "Toronto, ON, Canada"
    if (at > 1 && found.country && !found.state && /^[A-Z]{2,3}$/.test(city) && isCity(parts[at - 2]))
      return { city: parts[at - 2] ?? null, state: city, country: found.country };
    // "São Paulo, São Paulo, Brasil"
    const inner = at > 1 && !found.state ? regionOf(city) : null;
    if (inner?.state && isCity(parts[at - 2])) return { city: parts[at - 2] ?? null, ...inner, country: found.country };
    if (isCity(city)) return { city, ...found };
  }
  return isCityAlone && parts.length === 1 && isCity(parts[0])
    ? { city: parts[0] ?? null, state: null, country: null }
    : null;
}

/** A place whose state there is in both countries, as the number of a telephone tells them apart. */
export function placeByPhone(place: Place, phone: string | null): Place {
  const isAmerican = phone?.startsWith('+1') && place.state !== null && BOTH.has(place.state);
  return isAmerican ? { ...place, country: 'US' } : place;
}

/** Whether a text says where something was, and nothing else. */
export function isPlace(text: string): boolean {
  return text.length < 70 && text.startsWith(placeIn(text)?.city ?? '\0');
}

/** "Banco Ipê, São Paulo, SP" without its end. */
export function withoutPlace(part: string, isAside: (text: string) => boolean = () => false): string {
  const inBrackets = /^(.+) \(([^()]+)\)$/.exec(part);
  if (inBrackets?.[1] && inBrackets[2] && (isPlace(inBrackets[2]) || isAside(inBrackets[2]))) return inBrackets[1];
  const pieces = part.replace(/(?<=\p{L}{4})\.$/u, '').split(', ');
  const last = pieces.at(-1) ?? '';
  for (const count of [3, 2, 1]) {
    if (pieces.length <= count) continue;
    const end = pieces.slice(-count).join(', ');
    // "Banco, São Paulo" ends with a city: names of states are names of cities, too.
    const isEnd = count === 1 ? regionOf(last) !== null : isPlace(end) && !(count === 2 && BY_NAME.has(plain(last)));
    if (isEnd || isAside(end)) return pieces.slice(0, -count).join(', ');
  }
  return part;
}

function regionOf(text: string): { state: string | null; country: string | null } | null {
  const letters = text.replace(/\.$/, '');
  if (letters in STATES) return { state: letters, country: 'BR' };
  const name = plain(letters);
  const state = BY_NAME.get(name);
  if (state) return { state, country: 'BR' };
  const country = COUNTRIES.get(name);
  if (country) return { state: null, country };
  return US_STATES.has(letters) ? { state: letters, country: 'US' } : null;
}

const isCity = (text: string | undefined): boolean =>
  text !== undefined && text.length >= 3 && text.length <= LONGEST && /^\p{Lu}[\p{L}\p{M} .'’-]+$/u.test(text);
