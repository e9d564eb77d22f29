/** What a colour says: green proven or done, amber waits on someone, blue in progress, red failed; plain says nothing. */
export type Tone = 'plain' | 'green' | 'amber' | 'blue' | 'red' | 'violet';

export const softTone: Record<Tone, string> = {
  plain: 'bg-sunken text-muted',
  green: 'bg-brand-soft text-brand',
  amber: 'bg-amber-soft text-amber',
  blue: 'bg-blue-soft text-blue',
  red: 'bg-red-soft text-red',
  violet: 'bg-violet-soft text-violet',
};

export const solidTone: Record<Tone, string> = {
  plain: 'bg-text text-bg',
  green: 'bg-brand text-on-brand',
  amber: 'bg-amber text-surface',
  blue: 'bg-blue text-surface',
  red: 'bg-red text-on-red',
  violet: 'bg-violet text-surface',
};

/** The same name always gets the same colour. */
export function toneOf(name: string, tones: readonly Tone[]): Tone {
  let sum = 0;
  for (const character of name) sum = (sum * 33 + (character.codePointAt(0) ?? 0)) % 65_521;
  return tones[sum % tones.length] ?? 'plain';
}
