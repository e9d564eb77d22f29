/** Which greeting fits the reader's hour: mornings until noon, afternoons until six. */
export function dayPart(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/** "Sexta-feira, 20 de novembro.": the reader's day, as a sentence. */
export function today(locale: string, now: Date = new Date()): string {
  const words = now.toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return `${words.charAt(0).toLocaleUpperCase(locale)}${words.slice(1)}.`;
}
