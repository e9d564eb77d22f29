/** What kinds of jobs are called; the phrases of several screens take them from here. */
export const jobWords = {
  locationModel: { remote: 'Remoto', hybrid: 'Híbrido', onsite: 'Presencial' },
  contractType: {
    fulltime: 'Tempo integral',
    parttime: 'Meio período',
    contract: 'Contrato',
    temporary: 'Temporário',
    internship: 'Estágio',
    volunteer: 'Voluntariado',
    other: 'Outro',
    CLT: 'CLT',
    PJ: 'PJ',
    freelance: 'Freelance',
  },
  seniority: {
    trainee: 'Trainee',
    junior: 'Júnior',
    mid: 'Pleno',
    senior: 'Sênior',
    specialist: 'Especialista',
    lead: 'Liderança técnica',
    principal: 'Principal',
    manager: 'Gerência',
    director: 'Direção',
  },
} as const;
