/**
 * Money as people read and type it. Amounts are integer hundredths (centavos, cents) beside an ISO 4217 currency; only
 * currencies with two decimals are used.
 */

export type MoneyLocale = 'pt-BR' | 'en-US';

const formats = new Map<string, Intl.NumberFormat>();

// Making a formatter costs a hundred times what using one does, and lists show hundreds of amounts.
function formatter(locale: MoneyLocale, currency: string, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${locale} ${currency} ${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(key, made);
  return made;
}

/** "R$ 14.000,00" (with a no-break space, as the locale asks). @param cents integer hundredths */
export function formatMoney(cents: number, locale: MoneyLocale, currency = 'BRL'): string {
  return formatter(locale, currency, 2).format(cents / 100);
}

/** "R$ 14.000", with decimals only where there are hundredths: for cards and lists. */
export function formatMoneyShort(cents: number, locale: MoneyLocale, currency = 'BRL'): string {
  return formatter(locale, currency, cents % 100 === 0 ? 0 : 2).format(cents / 100);
}

/** "R$ 14.000 – 18.000"; one amount when both are equal or there is no maximum. */
export function formatMoneyRange(min: number, max: number | null, locale: MoneyLocale, currency = 'BRL'): string {
  if (max === null || max === min) return formatMoneyShort(min, locale, currency);
  const format = formatter(locale, currency, min % 100 === 0 && max % 100 === 0 ? 0 : 2);
  const upper = format.formatToParts(max / 100).filter((part) => part.type !== 'currency');
  // Intl's own formatRange differs between browsers in where it repeats the symbol.
  const bare = upper.map((part) => part.value).join('');
  return `${format.format(min / 100)} – ${bare.trim()}`;
}

/**
 * The hundredths that a person typed, or null when it is no amount: "14.000,50", "14000", "R$ 14 mil", "14,5k".
 * Thousands are read only in whole groups, so "14.50" can only mean fourteen and a half in either language.
 */
export function parseMoney(text: string, locale: MoneyLocale = 'pt-BR'): number | null {
  const typed = text.trim().toLowerCase();
  const match = /^(?:r\$|us\$|\$|€|brl|usd|eur)?\s*([\d.,](?:[\d.,\s]*\d)?)\s*(mil|k)?$/.exec(typed);
  if (!match?.[1]) return null;
  const hundredths = toHundredths(match[1], locale);
  if (hundredths === null) return null;
  const cents = match[2] ? hundredths * 1000 : hundredths;
  return Number.isSafeInteger(cents) ? cents : null;
}

const GROUPED: Record<MoneyLocale, RegExp> = {
  'pt-BR': /^(\d{1,3}(?:[.\s]\d{3})+|\d+)(?:,(\d{1,2}))?$/,
  'en-US': /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/,
};
const PLAIN_DECIMAL = /^(\d+)[.,](\d{1,2})$/;

function toHundredths(number: string, locale: MoneyLocale): number | null {
  const match = GROUPED[locale].exec(number) ?? PLAIN_DECIMAL.exec(number);
  if (!match?.[1]) return null;
  return Number(match[1].replace(/\D/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
