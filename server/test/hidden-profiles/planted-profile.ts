import type { profileInput } from '@prova/contract/talents/talents';
import type * as z from 'zod';

type Fields = Omit<z.input<typeof profileInput>, 'version' | 'visibility' | 'name'>;

/** Words that are in every one of them, and nowhere else. */
export const MARK = 'plantad';

/** Something in every field of a profile that holds words; `of` tells one profile from the next. */
export const plantedProfile = (of: string) =>
  ({
    title: `Titulo ${MARK}o ${of}`,
    bio: `Uma vida ${MARK}a ${of}, em que pouco se diz e muito se faz.`,
    seniority: 'principal',
    experienceYears: 13,
    city: `Cidade ${MARK}a ${of}`,
    state: `Estado ${MARK}o ${of}`,
    country: 'BR',
    availability: 'employed',
    workModel: 'remote',
    payExpected: 1_234_500,
    currency: 'BRL',
    phone: '(81) 97777-0001',
    portfolioUrl: `https://portfolio-${MARK}o.example/${of}`,
    linkedinUrl: `https://www.linkedin.com/in/${MARK}o-${of}`,
    githubUrl: `https://github.com/${MARK}o-${of}`,
    websiteUrl: `https://site-${MARK}o.example/${of}`,
    skills: [
      { name: 'SQL', level: 'ADVANCED', yearsOfExperience: 4 },
      { name: `Habilidade ${MARK}a ${of}`, level: 'ADVANCED', yearsOfExperience: 4 },
    ],
    languages: [{ name: 'German', proficiency: 'native' }],
    education: [
      {
        ...{ institution: `Escola ${MARK}a ${of}`, degree: `Grau ${MARK}o ${of}`, field: `Curso ${MARK}o ${of}` },
        ...{ startYear: 2011, endYear: 2015, current: false },
      },
    ],
    experience: [
      {
        ...{
          company: `Empresa ${MARK}a ${of}`,
          position: `Cargo ${MARK}o ${of}`,
          technologies: [`Tecnica ${MARK}a ${of}`],
        },
        ...{ description: `Trabalho ${MARK}o ${of}.`, startDate: '2016-01-01', endDate: '2020-01-01', current: false },
      },
    ],
  }) satisfies Required<Fields>;
