const steps = [
  { unit: 'gigabyte', size: 1024 ** 3, digits: 1 },
  { unit: 'megabyte', size: 1024 ** 2, digits: 1 },
  { unit: 'kilobyte', size: 1024, digits: 0 },
] as const;

/**
 * A file size as the locale writes it: 4_823_450 in pt-BR is "4,6 MB". Units are those in which the limits are meant, and
 * what is a byte above one does not read as if it were within it.
 */
export function formatBytes(bytes: number, locale: string): string {
  const step = steps.find(({ size }) => bytes >= size) ?? { unit: 'byte', size: 1, digits: 0 };
  const shift = 10 ** step.digits;
  const words = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: step.unit,
    unitDisplay: step.unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: step.digits,
  }).format(Math.ceil((bytes / step.size) * shift) / shift);
  // The unit stays with its number.
  return words.replaceAll(' ', '\u00a0');
}
