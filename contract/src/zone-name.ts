/** "horário de Brasília": as people call the clocks of a zone. Intl says "Horário Padrão de Brasília", "Brasilia Standard Time". */
export function zoneName(intlName: string): string {
  return intlName
    .replace(/^Horário Padrão/, 'horário')
    .replace('Brasilia Standard Time', 'Brasília time')
    .replace(/^(Horário Universal Coordenado|Coordinated Universal Time)$/, 'UTC');
}
