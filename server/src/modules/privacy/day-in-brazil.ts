/** Deadlines are counted where the law that sets them holds. */
const ZONE = 'America/Sao_Paulo';

/** The calendar day, `YYYY-MM-DD`, on which an instant falls in Brazil. */
export function dayInBrazil(instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' }).format(instant);
}
