const steps = [
  { unit: 'gigabyte', size: 1e9, digits: 1 },
  { unit: 'megabyte', size: 1e6, digits: 1 },
  { unit: 'kilobyte', size: 1e3, digits: 0 },
] as const;

/** A file size as the locale writes it: 4_600_000 in pt-BR is "4,6 MB". Units are decimal, as file managers show them. */
export function formatBytes(bytes: number, locale: string): string {
  const step = steps.find(({ size }) => bytes >= size) ?? { unit: 'byte', size: 1, digits: 0 };
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: step.unit,
    unitDisplay: step.unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: step.digits,
  }).format(bytes / step.size);
}
