/**
 * Names of occupations, in both languages; on one line those that mean the same to who looks for work. Genders, plurals, accents,
 * hyphens and small words ("de", "of") make no difference. Skills have a dictionary of their own.
 */
const OCCUPATIONS = `
dev, desenvolvedor, programador, developer, programmer, engenheiro de software, software engineer, desenvolvimento de software, coder, swe
front, front-end, frontend
back, back-end, backend
full stack, fullstack
mobile, desenvolvedor mobile, mobile developer, mobile engineer, app developer, desenvolvedor de aplicativos
qa, quality assurance, analista de qualidade, analista de testes, engenheiro de testes, engenheiro de qualidade, testador, tester, test engineer, test analyst, quality engineer, sdet
sre, site reliability engineer, site reliability, engenheiro de confiabilidade, reliability engineer
devops, engenheiro devops, devops engineer, engenheiro de plataforma, platform engineer
ux, ui, ux designer, ui designer, product designer, designer de produto, designer de experiência, user experience, experiência do usuário, designer de interfaces
designer, design, web designer, designer gráfico, graphic designer
cientista de dados, data scientist, ciência de dados, data science
analista de dados, data analyst, analista de bi, bi analyst, business intelligence
engenheiro de dados, data engineer, engenharia de dados, data engineering
engenheiro de machine learning, machine learning engineer, ml engineer, engenheiro de ia, ai engineer, mlops
dba, administrador de banco de dados, database administrator
suporte, suporte técnico, analista de suporte, técnico de suporte, técnico de informática, help desk, helpdesk, service desk, technical support, support analyst, support engineer
infra, infraestrutura, analista de infraestrutura, infrastructure engineer, sysadmin, administrador de sistemas, system administrator, analista de redes, administrador de redes, network engineer
segurança, segurança da informação, analista de segurança, engenheiro de segurança, security analyst, security engineer, information security, cibersegurança, cybersecurity, pentester
arquiteto de software, software architect, arquiteto de soluções, solutions architect, solution architect
tech lead, líder técnico, technical lead, líder de tecnologia
gerente de engenharia, engineering manager, coordenador de desenvolvimento
pm, product manager, gerente de produto
po, product owner, dono do produto
scrum master, agilista, agile coach, agile master
gerente de projetos, project manager
analista de sistemas, systems analyst, system analyst, analista de ti
analista de negócios, business analyst
redator, copywriter, ux writer, redator técnico, technical writer, content writer
recrutador, recruiter, tech recruiter, analista de rh, rh, recursos humanos, human resources, talent acquisition
vendedor, vendas, sales, executivo de contas, account executive, sdr
customer success, sucesso do cliente, cs
desenvolvedor de jogos, game developer, gamedev
`;

/** Each by its names. */
export const occupations: readonly (readonly string[])[] = OCCUPATIONS.trim()
  .split('\n')
  .map((line) => line.split(', '));
