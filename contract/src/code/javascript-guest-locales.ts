/**
 * Numbers and dates as English and Brazilian Portuguese write them, for `toLocaleString` and its like. QuickJS itself writes
 * them without any language. What is not known here is refused, so that nobody gets another text than they asked for. A
 * script whose value is a function that puts them in place.
 */
export const GUEST_LOCALES = String.raw`(() => {
  'use strict';
  const SIGNS = { en: [',', '.'], pt: ['.', ','] };
  const MONEY = { BRL: { en: 'R$', pt: 'R$' }, USD: { en: '$', pt: 'US$' }, EUR: { en: '€', pt: '€' }, GBP: { en: '£', pt: '£' } };
  const OPTIONS = ['style', 'currency', 'minimumFractionDigits', 'maximumFractionDigits', 'minimumIntegerDigits', 'useGrouping'];
  const refuse = (what, known) => { throw new RangeError(what + ' is not known here, where Intl is missing. Known: ' + known + '.'); };
  const languageOf = (locales) => {
    const locale = (Array.isArray(locales) ? locales[0] : locales) ?? 'en-US';
    return /^en(-US)?$/i.test(locale) ? 'en' : /^pt(-BR)?$/i.test(locale) ? 'pt' : refuse('The locale ' + locale, 'en-US, pt-BR');
  };
  const knownOptions = (options, known) => {
    for (const name of Object.keys(options ?? {}))
      if (options[name] !== undefined && !known.includes(name)) refuse('The option ' + name, known.join(', '));
    return options ?? {};
  };
  // Rounds what the number reads as, half away from zero.
  const digitsOf = (number, places, shift) => {
    const [mantissa, exponent = '0'] = String(number).split('e'), [whole, part = ''] = mantissa.split('.');
    const digits = whole + part, end = whole.length + Number(exponent) + shift + places;
    const kept = digits.padEnd(end, '0').slice(0, Math.max(0, end));
    return String(BigInt(kept || '0') + (end >= 0 && digits[end] >= '5' ? 1n : 0n)).padStart(places + 1, '0');
  };
  const writeNumber = (value, locales, given) => {
    const language = languageOf(locales), [group, point] = SIGNS[language];
    const { style = 'decimal', currency, minimumIntegerDigits = 1, useGrouping = true, ...digits } = knownOptions(given, OPTIONS);
    const isMoney = style === 'currency', isShare = style === 'percent';
    if (!isMoney && !isShare && style !== 'decimal') refuse('The style ' + style, 'decimal, percent, currency');
    if (isMoney && currency === undefined) throw new TypeError('Currency code is required with currency style.');
    const money = isMoney && (MONEY[String(currency).toUpperCase()] ?? refuse('The currency ' + currency, 'BRL, USD, EUR, GBP'))[language];
    const { minimumFractionDigits: least = Math.min(isMoney ? 2 : 0, digits.maximumFractionDigits ?? 2) } = digits;
    const { maximumFractionDigits: most = Math.max(isMoney ? 2 : isShare ? 0 : 3, least) } = digits;
    if (!(least >= 0 && least <= most && most <= 100)) throw new RangeError('Numbers of digits are from 0 to 100, the least not above the most.');
    const isNegative = value < 0 || Object.is(value, -0), size = isNegative ? -value : value;
    let text = size === Infinity ? '∞' : 'NaN';
    if (size < Infinity) {
      const rounded = digitsOf(size, most, isShare ? 2 : 0);
      const whole = rounded.slice(0, rounded.length - most).padStart(minimumIntegerDigits, '0');
      let part = rounded.slice(rounded.length - most);
      while (part.length > least && part.endsWith('0')) part = part.slice(0, -1);
      text = (useGrouping ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole) + (part && point + part);
    }
    return (isNegative ? '-' : '') + (money ? money + (language === 'pt' ? '\u00a0' : '') : '') + text + (isShare ? '%' : '');
  };
  const two = (number) => String(number).padStart(2, '0');
  const writeDay = (date, language) => language === 'pt'
    ? two(date.getUTCDate()) + '/' + two(date.getUTCMonth() + 1) + '/' + date.getUTCFullYear()
    : date.getUTCMonth() + 1 + '/' + date.getUTCDate() + '/' + date.getUTCFullYear();
  const writeTime = (date, language) => {
    const hours = date.getUTCHours(), rest = ':' + two(date.getUTCMinutes()) + ':' + two(date.getUTCSeconds());
    return language === 'pt' ? two(hours) + rest : (hours % 12 || 12) + rest + ' ' + (hours < 12 ? 'AM' : 'PM');
  };
  const writeDate = (date, locales, options, ...parts) => {
    const language = languageOf(locales), { timeZone = 'UTC' } = knownOptions(options, ['timeZone']);
    if (timeZone !== 'UTC') refuse('The time zone ' + timeZone, 'UTC');
    return Number.isNaN(date.getTime()) ? 'Invalid Date' : parts.map((part) => part(date, language)).join(', ');
  };
  const define = (kind, name, value) => Object.defineProperty(kind.prototype, name, { writable: true, configurable: true, value });
  define(Number, 'toLocaleString', function toLocaleString(locales, options) { return writeNumber(Number.prototype.valueOf.call(this), locales, options); });
  define(BigInt, 'toLocaleString', function toLocaleString(locales, options) { return writeNumber(BigInt.prototype.valueOf.call(this), locales, options); });
  define(Date, 'toLocaleString', function toLocaleString(locales, options) { return writeDate(this, locales, options, writeDay, writeTime); });
  define(Date, 'toLocaleDateString', function toLocaleDateString(locales, options) { return writeDate(this, locales, options, writeDay); });
  define(Date, 'toLocaleTimeString', function toLocaleTimeString(locales, options) { return writeDate(this, locales, options, writeTime); });
})`;
