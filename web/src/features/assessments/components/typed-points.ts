/** Points as they are typed: quarters, with comma or point; null for anything else. */
export function typedPoints(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null;
  const points = Number(text);
  return Number.isInteger(points * 4) ? points : null;
}
