const words = (text: string) => new Set(text.trim().split(/\s+/));

/** What people write before the name of a skill without meaning another one: "sólida experiência em", "linguagem". */
const BEFORE = words(`
  a o as os um uma the an e and de da do das dos of em no na nos nas in on com with para for to como as
  solid experiencia experiencias experience experienced exp vivencia pratica praticas practical atuacao
  conhecimento conhecimentos knowledge nocao nocoes dominio domino dominar familiaridade familiar familiarity
  proficiencia proficiencias proficient proficiency expertise especialista expert skilled skill skills habilidade
  habilidades competencia competencias understanding compreensao entendimento fluencia fluency vasta vasto ampla amplo
  solida solido solidos solidas forte fortes boa bom bons boas otimo otima strong solid good great deep proven excellent
  extensive previous previa previo profissional professional comprovada comprovado working hands hands-on
  basico basica basicos basicas intermediario intermediaria intermediarios intermediarias avancado avancada avancados
  avancadas basic basics intermediate advanced nivel level fundamentos fundamentals principios
  linguagem linguagens language languages programacao programming programar programador programadora programmer
  biblioteca bibliotecas library libraries framework frameworks ferramenta ferramentas tool tools tecnologia
  tecnologias technology technologies plataforma plataformas platform software softwares sistema sistemas banco bancos
  base bases dados database databases bd sgbd desenvolvimento desenvolver desenvolvedor desenvolvedora desenvolvedores
  developer developing development dev engenheiro engenheira engineer analista analyst uso use using usando utilizando
  utilizacao trabalho trabalhar trabalhando work curso cursos certificacao certificado certification certified
  metodologia metodologias methodology methodologies metodo metodos method methods pacote suite conceitos concepts
  ide minimo minima minimum least at pelo menos mais more than over acima ano anos year years yrs yr mes meses months
  desejavel desejaveis diferencial diferenciais obrigatorio obrigatoria required preferred preferencialmente
  preferably must have nice plus bonus ingles nocoes estudos
`);

/** And behind it: "avançado", "developer", "(desejável)". */
const BEHIND = words(`
  basico basica basicos intermediario intermediaria intermediarios avancado avancada avancados basic basics
  intermediate advanced expert especialista fluente proficient proficiency nivel level iniciante beginner junior pleno
  senior jr pl sr lts latest ou or superior superiores above higher newer acima mais versao versoes version versions
  developer developers development programmer programming programacao engineer engineering specialist language lang
  linguagem framework frameworks library biblioteca database databases db tool tools ferramenta ferramentas software
  platform plataforma stack ecosystem ecossistema technology technologies
  experiencia experience exp de of em in com with e and conhecimento conhecimentos knowledge skill skills ano anos year
  years yrs yr mes meses months anos-de desejavel desejaveis diferencial diferenciais obrigatorio obrigatoria
  required preferred preferencial optional opcional plus bonus nice to have must essential a o um uma etc similar
  similares
`);

const VERSION = /^v?\d[\d.x+]{0,7}c?$/;
const AMOUNT = /^\d{1,2}\+?$/;
const TIME = words('ano anos year years yrs yr mes meses months');

const MOST_WORDS = 14;

/**
 * What remains of a name when ornaments and versions are taken away, the longest first, the name itself left out: of
 * "conhecimento em Java 17 (avançado)" among others "java 17" and "java".
 */
export function* undressed(words: readonly string[]): Generator<readonly string[]> {
  const count = words.length;
  if (count > MOST_WORDS) return;
  const spansTime = words.some((word) => TIME.has(word));
  const first = runOf(words, (word) => BEFORE.has(word) || (spansTime && AMOUNT.test(word)));
  const last = count - runOf([...words].reverse(), (word) => BEHIND.has(word) || VERSION.test(word));
  for (let length = count; length > 0; length--) {
    for (let start = 0; start + length <= count && start <= first; start++) {
      const end = start + length;
      if (end < last) continue;
      if (length < count) yield words.slice(start, end);
      const bare = withoutVersion(words[end - 1] ?? '');
      if (bare) yield [...words.slice(start, end - 1), bare];
    }
  }
}

function runOf(words: readonly string[], fits: (word: string) => boolean): number {
  const end = words.findIndex((word) => !fits(word));
  return end < 0 ? words.length : end;
}

/** "angular14" and "c++17" without their numbers; null where there is none, or too little before it ("s3"). */
function withoutVersion(word: string): string | null {
  let end = word.length;
  while (end > 0 && '0123456789.x+'.includes(word.charAt(end - 1))) end--;
  // The signs of "c++17" belong to the name, the plus of "angular14+" does not.
  let digit = end;
  while (digit < word.length && !/\d/.test(word.charAt(digit))) digit++;
  if (digit === word.length) return null;
  const name = word.slice(0, digit);
  return name.length >= 3 || /[+#]$/.test(name) ? name : null;
}
