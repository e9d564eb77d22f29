import type { Random } from './random.ts';

/** A person who does not exist. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
  readonly state: string;
  /** ASCII, lower case, with hyphens: for addresses. */
  readonly handle: string;
}

const listOf = (text: string) => text.split(',').map((item) => item.trim());

export const GIVEN = listOf(`
  Abayomi, Adriana, Airton, Alana, Alessandra, Alexandre, Aline, Amanda, Amaro, Ana Beatriz, Ana Clara, Ana Luíza,
  Anderson, André, Ângela, Antônia, Aparecida, Arthur, Augusto, Ayla, Bárbara, Beatriz, Benedito, Bento, Bianca,
  Breno, Bruna, Bruno, Caetano, Camila, Carla, Carlos Eduardo, Carolina, Cauã, Cecília, Célia, Cesar, Cíntia,
  Clara, Clarice, Cláudio, Cristiane, Dandara, Daniel, Daniela, Davi, Débora, Denise, Diego, Diogo, Edson, Elaine,
  Eliane, Elisa, Emanuel, Enzo, Érica, Estela, Eunice, Fabiana, Fábio, Felipe, Fernanda, Flávia, Francisca,
  Francisco, Gabriel, Gabriela, Gilberto, Giovana, Guilherme, Gustavo, Heitor, Helena, Henrique, Heloísa, Iara,
  Igor, Ingrid, Irene, Isabel, Isadora, Ivan, Jaciara, Janaína, Jéssica, João Pedro, João Vitor, Joaquim, Jonas,
  Jorge, José Carlos, Josefa, Joyce, Júlia, Juliana, Jussara, Kaique, Karina, Kauê, Keila, Laís, Lara, Larissa,
  Laura, Leandro, Leonardo, Letícia, Lia, Lorena, Luan, Lucas, Luciana, Lúcia, Luís Fernando, Luíza, Luzia, Maíra,
  Manuela, Marcela, Marcelo, Márcia, Marcos, Maria Clara, Maria Eduarda, Mariana, Marina, Mário, Mateus, Maurício,
  Mayara, Melissa, Michele, Miguel, Milena, Moacir, Mônica, Murilo, Naiara, Natália, Nicolas, Nilton, Olívia,
  Otávio, Pâmela, Patrícia, Paula, Paulo Henrique, Pedro, Piatã, Priscila, Rafael, Rafaela, Raí, Raimundo, Raquel,
  Raul, Rebeca, Regina, Renan, Renata, Ricardo, Rita, Roberta, Rodrigo, Rosana, Ruan, Samara, Samuel, Sandra, Sara,
  Sebastião, Severino, Simone, Sofia, Sônia, Tainá, Taís, Tatiane, Thales, Thiago, Tomás, Ubirajara, Valentina,
  Valéria, Vanessa, Vera, Vicente, Vinícius, Vitor, Vitória, Wagner, Wellington, Wesley, Yara, Yasmin, Yuri, Zélia`);

export const FAMILY = listOf(`
  Abreu, Aguiar, Alencar, Almeida, Alves, Amaral, Andrade, Aragão, Araújo, Arruda, Assis, Azevedo, Bandeira,
  Barbosa, Barros, Bastos, Batista, Bezerra, Bittencourt, Borges, Braga, Brandão, Brito, Cabral, Calixto, Campos,
  Cardoso, Carneiro, Carvalho, Cavalcante, Cerqueira, Chagas, Coelho, Correia, Costa, Cruz, Cunha, Damasceno,
  Dantas, Dias, Diniz, Duarte, Esteves, Evangelista, Farias, Fernandes, Ferreira, Fonseca, Fontes, França, Freitas,
  Furtado, Galvão, Garcia, Gomes, Gonçalves, Guedes, Guimarães, Holanda, Jesus, Lacerda, Leal, Leite, Lemos, Lima,
  Linhares, Lopes, Macedo, Machado, Magalhães, Maia, Malta, Marinho, Marques, Martins, Mattos, Medeiros, Meireles,
  Melo, Mendes, Mendonça, Menezes, Miranda, Monteiro, Moraes, Moreira, Mota, Moura, Nakamura, Nascimento, Neves,
  Nogueira, Novaes, Nunes, Okada, Oliveira, Pacheco, Paiva, Peixoto, Pereira, Pimentel, Pinheiro, Pinto, Pires,
  Portela, Prado, Queiroz, Ramos, Rangel, Rebouças, Reis, Ribeiro, Rocha, Rodrigues, Sales, Sampaio, Santana,
  Santos, Schneider, Silva, Silveira, Siqueira, Soares, Sousa, Souza, Suzuki, Tavares, Teixeira, Toledo, Torres,
  Trindade, Vasconcelos, Vaz, Viana, Vieira, Weber, Xavier, Yamamoto, Zanetti`);

/** City, state, area code; the first ones are drawn more often. */
const CITIES = [
  ['São Paulo', 'SP', 11],
  ['Campinas', 'SP', 19],
  ['Rio de Janeiro', 'RJ', 21],
  ['Belo Horizonte', 'MG', 31],
  ['Recife', 'PE', 81],
  ['Curitiba', 'PR', 41],
  ['Salvador', 'BA', 71],
  ['Fortaleza', 'CE', 85],
  ['Porto Alegre', 'RS', 51],
  ['Florianópolis', 'SC', 48],
  ['Brasília', 'DF', 61],
  ['Manaus', 'AM', 92],
  ['Belém', 'PA', 91],
  ['Goiânia', 'GO', 62],
  ['João Pessoa', 'PB', 83],
  ['Natal', 'RN', 84],
  ['Teresina', 'PI', 86],
  ['São Luís', 'MA', 98],
  ['Maceió', 'AL', 82],
  ['Aracaju', 'SE', 79],
  ['Vitória', 'ES', 27],
  ['Cuiabá', 'MT', 65],
  ['Campo Grande', 'MS', 67],
  ['Uberlândia', 'MG', 34],
  ['Juiz de Fora', 'MG', 32],
  ['Ribeirão Preto', 'SP', 16],
  ['São José dos Campos', 'SP', 12],
  ['Sorocaba', 'SP', 15],
  ['Londrina', 'PR', 43],
  ['Joinville', 'SC', 47],
  ['Caxias do Sul', 'RS', 54],
  ['Campina Grande', 'PB', 83],
  ['Palmas', 'TO', 63],
  ['Porto Velho', 'RO', 69],
  ['Macapá', 'AP', 96],
] as const;

const MAIL_HOSTS = ['correio.example', 'caixa.example', 'recado.example', 'letra.example'];

export function toHandle(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-');
}

/** Draws people with different names. */
export function drawPeople(random: Random, count: number): Person[] {
  const people = new Map<string, Person>();
  while (people.size < count) {
    const families = random.some(FAMILY, random.chance(0.55) ? 2 : 1);
    const name = [random.pick(GIVEN), ...families].join(' ');
    const handle = toHandle(name);
    if (people.has(handle)) continue;
    const [city, state, area] = random.chance(0.6) ? random.pick(CITIES.slice(0, 10)) : random.pick(CITIES);
    const email = `${handle.replaceAll('-', '.')}@${random.pick(MAIL_HOSTS)}`;
    people.set(handle, { name, email, phone: drawPhone(random, area), city, state, handle });
  }
  return [...people.values()];
}

/** No operator gives out mobile numbers that go on with a zero. */
function drawPhone(random: Random, area: number): string {
  return `+55${area}90${random.int(1_000_000, 9_999_999)}`;
}
