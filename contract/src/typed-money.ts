import { foldText } from './folded-text.ts';
import type { MoneyLocale } from './money.ts';

/**
 * The hundredths that a person typed, or null when it is no amount: "14.000,50", "14000", "R$ 14 mil", "14,5k".
 * Thousands are read only in whole groups, so "14.50" can only mean fourteen and a half in either language.
 */
export function parseMoney(text: string, locale: MoneyLocale = 'pt-BR'): number | null {
  const typed = foldText(text).trim().toLowerCase();
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
