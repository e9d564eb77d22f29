/**
 * Finds questions and demands that discriminate in a folded text (lower case, no accents). The patterns ask for the
 * form of a question or a demand, so that benefits ("auxílio-creche") and promises ("sem distinção de raça") pass.
 * Part of job-law.ts.
 */
export const DISCRIMINATION_KINDS = [
  'pregnancy',
  'sterilisation',
  'family',
  'health',
  'union',
  'religion',
  'sex',
  'age',
  'race',
  'orientation',
  'credit',
  'appearance',
] as const;
export type DiscriminationKind = (typeof DISCRIMINATION_KINDS)[number];

const proof = `(?:testes?|exames?|atestados?|laudos?|declarac(?:ao|oes)|comprovantes?|comprovac(?:ao|oes)|certidao|certificados?|prova)`;
const only = String.raw`(?:apenas|somente|so|exclusiv\w+(?: para)?|vagas? para|preferencia por|preferencialmente|preferimos|de preferencia|only|prefer(?:ably|red|ence for)?|must be(?: an?)?)`;
const what = `(?:qual (?:e )?(?:[ao] )?(?:sua|seu|tua|teu)|informe (?:[ao] )?(?:sua|seu)|what(?:'s| is) your|please (?:state|tell us) your)`;

// Where an entry of a list of demands begins and ends: "Solteira, com carro", "- Homens".
const opens = String.raw`(?<=(?:^|[\n,;(:]|\be)\s{0,2}(?:[-*•]\s)?)`;
const closes = String.raw`(?=\s?(?:[.,;)\n/]|$))`;
const gendered = `(?:homens?|mulher(?:es)?|mocas?|rapaz(?:es)?|garot[ao]s?|senhor(?:as?|es)?)`;
const genderedEnglish = `(?:m[ae]n|wom[ae]n|males?|females?|guys?|girls?|lad(?:y|ies)|gentlem[ae]n)`;
// An age that nobody asks of a child, nor of a firm: 18 alone may be asked, by the law itself.
const age = String.raw`(?!1[0-8]\b)[1-7]\d`;
const anyAge = String.raw`(?:1[4-9]|[2-7]\d)`;
// "20 anos de mercado", "30 anos atrás" are no ages.
const ofAge = String.raw`(?!\s(?:(?:de|em|no|na|como|com) (?:experiencia|mercado|historia|atuacao|vida|casa|carreira|contrato|garantia|duracao|empresa|existencia|estrada|profissao|vivencia|trabalho|pratica)|atras|depois|antes|seguintes|consecutivos|de (?!idade)[a-z]))`;

const PATTERNS: [DiscriminationKind, string[]][] = [
  [
    'pregnancy',
    [
      String.raw`${proof}(?: negativ\w)? d[eao] (?:nao )?(?:gravidez|gestacao)`,
      String.raw`\bbeta[- ]?hcg\b`,
      String.raw`\b(?:esta|estar|estas|estejam?|encontra-se|estao)\b(?: \w+){0,2} (?:gravidas?|gestantes?)\b`,
      String.raw`\b(?:pretende|planeja|pensa em|deseja|intencao de|planos de|quer)\w* (?:\w+ )?(?:engravidar|gravidez)`,
      String.raw`\b(?:are you|not be|must not be|cannot be) (?:currently )?(?:pregnant|expecting)\b`,
      String.raw`\b(?:plan|intend|want|expect)\w* (?:to|on) (?:become|get|be|becoming|getting|being)? ?pregnan\w+`,
      String.raw`\bpregnancy tests?\b|\bproof of (?:non-?)?pregnancy\b`,
    ],
  ],
  [
    'sterilisation',
    [
      String.raw`${proof} d[eao] (?:esteriliza\w+|esterilidade|laqueadura|vasectomia)`,
      String.raw`\b(?:fez|realizou|tem|e|seja|ser) (?:\w+ )?(?:laqueadura|vasectomia|laquead[ao]|esterilizad[ao])\b`,
      String.raw`\bproof of sterili[sz]ation\b|\b(?:been|be|are you) sterili[sz]ed\b`,
    ],
  ],
  [
    'family',
    [
      `${what} (?:estado civil|situacao familiar|marital status|family (?:status|situation))`,
      String.raw`\bestado civil\s*[:?]|\bmarital status\s*[:?]`,
      String.raw`\b(?:voce e|ser|seja|sejam) (?:casad|solteir|divorciad|viuv)[ao]s?\b`,
      String.raw`\b(?:solteir|casad)[ao]s? (?:e )?(?:sem|com) filhos\b`,
      String.raw`\b(?:voce|vc|candidat\w+) (?:ja )?(?:tem|possui) filhos\b|\b(?:tem|possui) filhos(?: \w+)?\s*\?|\bquantos filhos\b`,
      String.raw`(?<!\b(?:com (?:ou|e)|casais|familias|quem|auxilio) )\bsem filhos\b`,
      String.raw`(?<!\b(?:para|quarto de|apartamento de|maes?|pais?) )\bsolteir[ao]s?\b|\bsolteir[ao]\([ao]\)`,
      String.raw`${opens}(?:casad|divorciad|viuv)[ao]s?(?:\([ao]\))?(?:${closes}| (?:ou|com filhos|sem filhos)\b)`,
      String.raw`\bunmarried\b|${opens}(?:single|married)(?=\s?(?:[.;)\n/]|$)| (?:or (?:single|married|divorced)|with|${genderedEnglish})\b)`,
      String.raw`\b(?:have|with|single|unmarried|and|,) no (?:children|kids|dependents)\b|\bchildless\b`,
      String.raw`\b(?:nao (?:tenha|tenham|ter|possuir|possua) filhos)\b`,
      String.raw`\b(?:pretende|planeja|pensa em|deseja|quer)\w* (?:se )?(?:ter filhos|casar|constituir familia)`,
      String.raw`\bquem (?:cuida|fica com|vai cuidar|cuidara) (?:d?os )?(?:seus )?filhos`,
      String.raw`\bare you (?:married|single|divorced|engaged)\b|\b(?:must|should) be (?:single|married|unmarried)\b`,
      String.raw`\bdo you have (?:any )?(?:children|kids)\b|\bhow many (?:children|kids)\b`,
      String.raw`\b(?:plan|intend|want)\w* (?:to|on) (?:have|having|start|starting) (?:children|kids|a baby|a family)`,
      String.raw`\bwithout (?:children|kids)\b|\bwho (?:takes|will take) care of your (?:children|kids)`,
    ],
  ],
  [
    'health',
    [
      String.raw`\b(?:atestados?|laudos?|certificados?|declaracao) (?:medic[oa]s?|de (?:boa )?saude(?! ocupacional)|de sanidade)`,
      String.raw`\b(?:testes?|exames?|sorologia|testagem|resultado)\b[^.;\n]{0,20}\b(?:hiv|aids)\b`,
      String.raw`\b(?:voce|candidat\w+) (?:tem|e|possui|vive com) (?:\w+ )?(?:hiv|aids|soropositiv[ao])\b|\bnao (?:ser|seja) (?:portador\w* d\w+ (?:hiv|aids)|soropositiv[ao])`,
      String.raw`\b(?:tem|possui|teve|sofre de|tem historico de) (?:alguma |alguns |algum )?(?:doencas?|problemas? de saude|transtornos?)\b`,
      String.raw`\b(?:toma|usa|faz uso de) (?:algum |alguma )?(?:remedios?|medicamentos?|medicacao)\b`,
      String.raw`\b(?:gozar|goze|gozem) de boa saude\b|\b(?:ter|tenha|em) (?:perfeita|boa) saude\b|\bhistorico medico\b`,
      String.raw`\b(?:medical|health) certificates?\b|\b(?:hiv|aids) tests?\b|\btest(?:ed)? for hiv\b`,
      String.raw`\bdo you (?:have|suffer from|take) (?:any )?(?:\w+ )?(?:hiv|aids|diseases?|illness(?:es)?|health (?:conditions?|problems?)|medications?)\b`,
      String.raw`\b(?:be|must be|are you) in (?:good|perfect|excellent) health\b|\byour medical (?:history|records?)\b`,
    ],
  ],
  [
    'union',
    [
      String.raw`\b(?:e|seja|ser|foi|esta) (?:sindicalizad[ao]s?|(?:filiad|associad)[ao]s? (?:a|ao|em|de|do) (?:um |algum |qualquer )?sindicatos?)\b`,
      String.raw`\b(?:participa|pertence|membro|filiacao|vinculo)\w* (?:a|ao|de|do|em|no|com) (?:um |algum |qualquer |o )?sindicatos?\b`,
      String.raw`\bnao (?:tenha|ter|seja|ser)[^.;\n]{0,20}\b(?:sindical\w*)\b`,
      String.raw`\b(?:are you|been|be|not be) (?:a )?(?:(?:trade |labou?r )?union members?|unioni[sz]ed|members? of an? (?:trade |labou?r )?union)\b`,
      String.raw`\bbelong to an? (?:trade |labou?r )?union\b|\byour union (?:membership|affiliation)\b`,
    ],
  ],
  [
    'religion',
    [
      `${what} (?:religiao|crenca|igreja|religion|religious (?:beliefs?|affiliation)|faith|church)`,
      String.raw`\breligiao\s*[:?]|\breligion\s*[:?]`,
      String.raw`\b(?:voce e|ser|seja|sejam) (?:evangelic[ao]|catolic[ao]|crista|cristao|espirita|judeu|judia|muculman[ao]|protestante|ate[ui])s?\b`,
      String.raw`\b(?:frequenta|pratica|segue|professa)\w* (?:a |uma? |alguma? |qual )?(?:igreja|religiao|culto|fe)\b`,
      String.raw`\bde (?:religiao|fe) (?:crista|evangelica|catolica)\b`,
      String.raw`\b(?:are you|must be|should be) (?:an? )?(?:practicing )?(?:christian|catholic|evangelical|protestant|muslim|jewish|religious|atheist)\b`,
      String.raw`\bdo you (?:attend|go to) (?:a )?church\b`,
    ],
  ],
  [
    'sex',
    [
      String.raw`${only} (?:candidat\w+ |profission\w+ |pessoas? |by )?(?:do |de )?(?:sexo |genero )?(?:masculin[ao]s?|feminin[ao]s?|homens?|mulher(?:es)?|men|man|women|woman|males?|females?)\b`,
      String.raw`\b(?:sexo|genero)\s*:?\s*(?:masculino|feminino)\b`,
      String.raw`\b(?:men|women|males?|females?)(?: candidates)? (?:only|preferred)\b`,
      String.raw`\bfor (?:men|women) only\b`,
      String.raw`\b(?:buscamos|procuramos|contratamos|contrata-se|precisamos de|precisa-se de|admite-se|selecionamos|seleciona-se|queremos|vagas? de emprego para) (?:uma? |por )?(?:jove(?:m|ns) )?${gendered}\b(?! (?:e|ou) (?:homens|mulheres)\b)`,
      String.raw`\b${gendered},? (?:(?:de|entre|ate|com ate|maior(?:es)? de|menor(?:es)? de|com idade|jove(?:m|ns))\b[^.;\n]{0,12}\d|solteir[ao]s?\b|casad[ao]s?\b|sem filhos\b|jove(?:m|ns)\b|de boa aparencia|com boa aparencia)`,
      String.raw`(?<=(?:^|\n)\s{0,2}(?:[-*•]\s)?)${gendered}${closes}`,
      String.raw`\b(?:mocas?|rapaz(?:es)?) para\b`,
      String.raw`\b(?:looking for|seeking|hiring|we want|we need|wanted:|must be) (?:an? |some )?(?:young |strong |attractive |energetic |single |married )*${genderedEnglish}\b(?!-| (?:and|or|who and) (?:men|women|m[ae]n|wom[ae]n)\b)`,
      String.raw`\b(?:men|women|males?|females?),? (?:aged|under|over|between|below|up to|younger|older) [^.;\n]{0,10}?\d`,
    ],
  ],
  [
    'age',
    [
      String.raw`\b(?:idade|faixa etaria)\s*(?:minima|maxima|limite|desejada|ideal|entre|de|ate|:|acima|superior|inferior)[^.;\n]{0,20}?\b(?!1[0-8]\b)\d{2}\b`,
      String.raw`\b(?:entre|de|ate|maximo|abaixo de|menos de|ter|maior(?:es)? de|acima de|mais de) (?!1[0-8]\b)\d{2}(?: (?:e|a|ate) \d{2})? anos (?:de idade|completos)`,
      String.raw`\bmaior(?:es)? de (?!1[0-8]\b)\d{2} anos\b`,
      String.raw`\bentre 1[68] (?:e|a) \d{2} anos de idade\b`,
      String.raw`\b(?:entre|de) ${anyAge} (?:e|a|ate) [2-7]\d anos\b${ofAge}`,
      String.raw`${opens}${anyAge}\s?(?:a|e|ate|-)\s?[2-7]\d anos\b${ofAge}`,
      String.raw`(?<!\b(?:em|por|ha|faz|dura|durante) )\b(?:com )?(?:ate|no maximo|maximo de|menos de|abaixo de|a partir d[eo]s?) ${age} anos\b${ofAge}`,
      String.raw`\bperfil jovem\b`,
      String.raw`\b(?:ages?|aged)(?: between| from)? ${anyAge} ?(?:-|to|and) ?[2-7]\d\b`,
      String.raw`\b(?:between |from )?${anyAge} ?(?:-|to|and) ?[2-7]\d(?: |-)years?(?: |-)(?:old|of age)\b`,
      String.raw`\b(?:up to|over|maximum|no more than|at most) ${age} years (?:old|of age)\b`,
      `${what} (?:idade|data de nascimento|age|date of birth)`,
      String.raw`\bquantos anos voce tem\b(?! de)|\bhow old are you\b|\bdata de nascimento\s*[:?]`,
      String.raw`\b(?:candidat\w+|profission\w+|pessoas?) jove(?:m|ns)\b|\bjovens? (?:candidat\w+|profission\w+)\b`,
      String.raw`\bage limit\b|\bmaximum age\b|\b(?:under|below|no older than|younger than) (?!1[0-8]\b)\d{2}(?: years (?:old|of age))?(?=\s*(?:[.,;!?]|$))`,
      String.raw`\b(?:between|aged?(?: between)?|from) (?!1[0-8]\b)\d{2} (?:and|to|-) \d{2} years (?:old|of age)\b|\baged (?!1[0-8]\b)\d{2}`,
      String.raw`\byoung (?:candidates?|persons?|people|professionals?|men|women|man|woman)\b`,
    ],
  ],
  [
    'race',
    [
      String.raw`${what} (?:raca|cor(?! favorita| preferida)|etnia|cor da pele|race|ethnicity|ethnic origin|skin colou?r)\b`,
      String.raw`\braca(?:\s*\/\s*cor)?\s*[:?]`,
      String.raw`${only} (?:candidat\w+ |pessoas? )?(?:branc|negr|pret|pard|caucasian|asiatic)[ao]s?\b`,
      String.raw`\b(?:white|caucasian|black|asian)(?: (?:candidates|people|applicants))? only\b`,
    ],
  ],
  [
    'orientation',
    [
      `${what} (?:orientacao sexual|opcao sexual|identidade de genero|sexual orientation|gender identity)`,
      String.raw`\b(?:orientacao|opcao) sexual\s*[:?]|\bsexual orientation\s*[:?]`,
      String.raw`\b(?:voce e|ser|seja|sejam) (?:gays?|lesbicas?|bissexu\w+|homossexu\w+|heterossexu\w+|hetero|trans)\b`,
      String.raw`\b(?:are you|must be) (?:gay|lesbian|bisexual|straight|heterosexual|homosexual|trans(?:gender)?)\b`,
    ],
  ],
  [
    'appearance',
    [
      String.raw`\b(?:boa|otima|excelente|bela) aparencia\b(?! (?:d[aeo]s?|n[ao]s?|em) )|\bboa apresentacao pessoal\b|\baparencia fisica\b`,
      String.raw`\b(?:ser|seja|pessoa|moca|mulher|jovem) (?:bonit[ao]|atraente)\b|\b(?:peso|altura) (?:minim|maxim)[ao]\b|\bmanequim \d`,
      String.raw`\bgood[- ]looking\b|\b(?:attractive|pleasant|good|neat) (?:physical )?(?:appearance|looks)\b(?! of\b)|\bphysically attractive\b`,
    ],
  ],
  [
    'credit',
    [
      String.raw`\bnome (?:limpo|sujo|negativado)\b|\bnegativad[ao]s?\b(?=[^.;\n]{0,15}(?:spc|serasa|\?))`,
      String.raw`\b(?:restric(?:ao|oes)|pendencias?|apontamentos?)\b[^.;\n]{0,25}\b(?:spc|serasa|no (?:seu )?(?:nome|cpf))\b`,
      String.raw`\b(?:sem|nao (?:ter|tenha|possuir|possua)) (?:restric(?:ao|oes)|pendencias?) (?:financeiras?|de credito|no cpf|no nome)\b`,
      String.raw`\b(?:consulta\w*|certidao|pesquisa) (?:a|ao|no|do|de|em)? ?(?:spc|serasa)\b`,
      String.raw`\b(?:seu|tua|sua) (?:score|historico|situacao) (?:de credito|no serasa)\b`,
      String.raw`\b(?:good|clean|clear) credit (?:history|record|score|report)\b|\byour credit (?:history|record|score|report)\b`,
      String.raw`\b(?:pass|subject to|undergo|require|requires) (?:an? )?credit checks?\b|\bcredit checks? (?:is |are |will be )?required\b`,
    ],
  ],
];

const COMPILED: [DiscriminationKind, RegExp][] = PATTERNS.map(([kind, patterns]) => [
  kind,
  // slow-expression-ignore: job-law.test.ts measures it with texts of the greatest length
  new RegExp(patterns.join('|'), 'g'),
]);

// What a sentence says about not asking, before the words it does not ask for.
const DENIED =
  // slow-expression-ignore: reads NEAR characters
  /\b(nao (?:se )?(?:pergunt|ped|exig|discrimin|import|solicit|faz)\w*|nunca (?:pergunt|ped|exig)\w*|sem (?:distinc|discrimin|pergunt|exig)\w*|independente(?:mente)? d\w+|discriminac\w+|respeitamos|bem-vind[ao]s?|(?:do not|don't|never|not) (?:ask|require|discriminate|care|request)\w*|regardless of|without (?:regard|asking|distinction)|discriminat\w+)\b[^.!?\n]*$/;
// The bound keeps a text without a full stop from being read again and again.
const NEAR = 240;
// Places kept for a group that is under-represented are lawful, and say so.
const AFFIRMATIVE = /\b(vagas? afirmativas?|acao afirmativa|acoes afirmativas|affirmative)\b/;
// Whom the company serves or insures may have an age and a sex.
const OF_OTHERS =
  // slow-expression-ignore: reads NEAR characters
  /\b(filh[ao]s?|dependentes?|criancas?|adolescentes?|netos|clientes?|publico|consumidor\w*|usuari[ao]s?|alun[ao]s?|pacientes?|estudantes|mulheres que atend\w+|atend(?:e|emos|er|imento)\w*|financiamentos?|emprestimos?|contratos?|prazos?|garantia|parcel\w+|children|kids|dependents?|customers?|clients?|users?|audience|patients?|students?|loans?|mortgages?|contracts?)\b[^.!?\n;]{0,60}$/;
const OF_PEOPLE: readonly DiscriminationKind[] = ['sex', 'age'];
const KEPT_BY_AFFIRMATION: readonly DiscriminationKind[] = ['sex', 'race', 'orientation', 'age'];

/** Questions and demands about what an employer may not consider. */
export function findDiscrimination(plain: string): { kind: DiscriminationKind; start: number; end: number }[] {
  const affirmative = AFFIRMATIVE.test(plain);
  return COMPILED.flatMap(([kind, pattern]) => {
    if (affirmative && KEPT_BY_AFFIRMATION.includes(kind)) return [];
    return Array.from(plain.matchAll(pattern))
      .filter((match) => {
        const before = plain.slice(Math.max(0, match.index - NEAR), match.index);
        return !DENIED.test(before) && !(OF_PEOPLE.includes(kind) && OF_OTHERS.test(before));
      })
      .map((match) => ({ kind, start: match.index, end: match.index + match[0].trimEnd().length }));
  });
}
