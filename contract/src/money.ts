/**
 * Money as people read it. Amounts are integer hundredths (centavos, cents) beside an ISO 4217 currency; only
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
