/** The time zones of Brazil, by the cities that name them. */
export const TIME_ZONES: Readonly<Record<string, string>> = {
  'America/Noronha': 'Fernando de Noronha',
  'America/Sao_Paulo': 'São Paulo',
  'America/Fortaleza': 'Fortaleza',
  'America/Recife': 'Recife',
  'America/Bahia': 'Bahia',
  'America/Belem': 'Belém',
  'America/Manaus': 'Manaus',
  'America/Cuiaba': 'Cuiabá',
  'America/Porto_Velho': 'Porto Velho',
  'America/Rio_Branco': 'Rio Branco',
};

/** The city that names a time zone. */
export const cityOf = (timeZone: string): string =>
  TIME_ZONES[timeZone] ?? timeZone.replace(/^.*\//, '').replaceAll('_', ' ');
