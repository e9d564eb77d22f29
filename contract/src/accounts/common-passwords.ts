/**
 * Words and strings that people choose most often as passwords, in English and in Brazil: lower case, without accents.
 * Kept in a file of its own so that the web loads it only where a password is being chosen. Words shorter than a
 * password may be are listed too, because `isCommonPassword` also refuses them with a short tail ("flamengo2024").
 */
import { plain } from '../folded-text.ts';

const WORDS = `
password passw0rd p@ssword p@ssw0rd pa55word passwort passord password1 password12 password123 password1234 pass1234
pass12345 pass123456 passpass mypassword newpassword changeme changeit letmein letmein1 letmeinnow welcome welcome1
welcome123 admin admin123 admin1234 admin12345 administrator root toor rootroot guest guest123 default user user123
username login login123 test test123 test1234 testing testing123 tester demo demo1234 temp temp1234 temporary secret
secret123 access access14 master master123 superuser superman supervisor manager system server service support office
company computer internet network windows microsoft google facebook youtube twitter instagram whatsapp linkedin github
gmail hotmail yahoo outlook samsung iphone android apple nokia motorola xiaomi playstation xbox nintendo pokemon minecraft
fortnite freefire roblox gta5 callofduty counterstrike leagueoflegends warcraft starcraft zelda mario sonic naruto goku
dragonball dragon dragon123 monkey monkey123 shadow sunshine princess football baseball basketball soccer hockey tennis
iloveyou iloveyou1 iloveyou2 iloveu loveyou lovely love lover loveme ilove mylove truelove forever always babygirl
babyboy baby angel angels heaven jesus jesus1 jesuschrist christ jesusislord godisgood god123 blessed faith hope peace
qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop qwertz qwertzuiop azerty azertyuiop asdf
asdfg asdfgh asdfghj asdfghjk asdfghjkl asdf1234 asdfasdf asd123 asdasd asdasdasd zxcv zxcvb zxcvbn zxcvbnm zxcv1234
zxczxc qazwsx qazwsxedc qaz123 qazxsw 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 zaq1xsw2 1q2w3e 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 qweasd qweasdzxc qwe123 qweqwe qweqweqwe 123qwe 123qweasd qwer qwer1234
qwert qwert123 qwerasdf wasd wasdwasd poiuytrewq lkjhgfdsa mnbvcxz 1234qwer 12345qwert 123456qwerty abc123 abc1234
abc12345 abc123456 abcd1234 abcd12345 abcde12345 abcdef abcdefg abcdefgh abcabc aabbcc aa123456 aa12345678 a123456
a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 a1b2c3d4e5 a1s2d3f4 z1x2c3v4 123abc 1234abcd 12345abc 123456abc 123456a
1234567a 12345678a 123456789a 1a2b3c 1a2b3c4d 123123 123123123 1231231234 123321 1234321 12344321 1234554321 123454321
123654 123654789 147258 147258369 159357 159753 159951 258456 741852 741852963 789456 789456123 963852741 987654 9876543
98765432 987654321 9876543210 0987654321 0123456 01234567 012345678 0123456789 123456 1234567 12345678 123456789
1234567890 12345678910 123456789123 1234567899 112233 11223344 1122334455 121212 12121212 131313 141414 151515 232323
242424 252525 101010 10101010 102030 10203040 1020304050 100200 100200300 123000 111222 111222333 222333 112112 110110
11111111 00000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 111111 000000 222222 333333
444444 555555 666666 777777 888888 999999 69696969 696969 420420 007007 13579 1357924680 135790 135791 246810 24681012
2468101214 314159 31415926 3141592653 19841984 19851985 20002000 20102010 20202020 20242024 20252025 20262026 01012000
01011980 01011990 11111980 12345679 123456987 12369874 123698745 321321 321321321 321654 321654987 456456 456789 654321
7654321 87654321 789789 852456 951753 753951 159159 147147 147852 147852369 369258 369258147 14789632 1478963
aaaaaa aaaaaaaa abababab zzzzzzzz xxxxxxxx qqqqqqqq wwwwwwww asdfqwer trustno1 whatever nothing anything something
everything nopassword idontknow dontknow forgot forgotten remember summer winter spring autumn january february march
april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
morning midnight sunrise sunset sunflower rainbow butterfly flower flowers garden ocean river mountain forest island
beach thunder lightning storm fire water earth wind diamond crystal silver golden gold platinum purple orange yellow
green blue black white pink red brown violet cookie chocolate banana cheese butter pepper ginger sugar honey cherry
apple123 strawberry blueberry pumpkin coffee whiskey vodka tequila corona heineken budweiser cocacola pepsi pizza burger
bacon potato tomato chicken turkey tiger tigers lion eagle eagles falcon hawk wolf wolves bear bears panther jaguar
cheetah puma cobra viper snake spider scorpion dolphin shark whale turtle rabbit bunny kitten kitty hellokitty puppy
doggie horse pony unicorn phoenix griffin buster bailey buddy charlie cooper rocky lucky bella daisy molly maggie sadie
toby oliver simba scooby snoopy garfield mickey minnie donald goofy tweety winnie stitch disney barbie frozen elsa
cinderella tinkerbell batman batman1 spiderman ironman hulk thor captain avengers wolverine joker deadpool starwars
startrek skywalker darthvader yoda chewbacca gandalf frodo hobbit merlin camelot arthur lancelot excalibur matrix
terminator predator alien rambo rocky123 jamesbond bond007 agent007 harrypotter hogwarts dumbledore hermione twilight
gameofthrones winteriscoming friends simpsons homer bart southpark metallica slipknot nirvana ironmaiden acdc beatles
queen pinkfloyd ledzeppelin greenday linkinpark eminem rihanna beyonce madonna shakira justinbieber onedirection bts
blackpink music guitar drummer rockstar rocknroll hiphop dance dancer soccer123 football1 baseball1 liverpool arsenal
chelsea manchester manunited barcelona realmadrid juventus milan messi messi10 ronaldo ronaldo7 cr7 neymar neymar10
kaka pele maradona lakers yankees redsox cowboys steelers packers raiders broncos patriots dolphins giants dodgers
cubs ferrari lamborghini porsche mercedes mustang camaro corvette chevrolet toyota honda yamaha suzuki kawasaki harley
nissan subaru mazda volvo hummer jeep jordan jordan23 michael michael1 michelle jennifer jessica jessica1 amanda ashley
brandon nicole daniel daniela andrew anthony matthew joshua robert thomas william james john david joseph richard
charles christopher patrick george kevin brian steven edward jason justin ryan eric tyler austin alexander alexandra
alexis alex samantha stephanie elizabeth victoria vanessa melissa rebecca rachel sarah laura emily emma olivia sophia
isabella hannah madison abigail chloe natalie natasha kimberly heather amber tiffany crystal1 brittany danielle
veronica monica angela angelina christina christine katherine catherine caroline patricia margaret barbara maria mary
anna jasmine jasper oscar felix max maximus hunter hunter2 ranger killer killer1 warrior soldier sniper army marine
navy pilot police doctor nurse teacher student school college university harvard london paris berlin madrid rome tokyo
newyork boston chicago dallas houston texas florida california america canada mexico england france germany spain italy
portugal china japan india russia australia sexy sexybitch hottie bitch fuckyou fuckoff fuckme asshole pussy porno
badboy badgirl bigdaddy daddy mommy mother father family brother sister friend freedom liberty justice victory winner
champion legend hero heroes ninja samurai pirate wizard magic mystic genius einstein newton darwin mozart picasso
michelangelo leonardo zeus apollo athena hercules achilles spartan trojan cleopatra caesar napoleon blink182 sum41
xavier zachary cameron hello hello123 helloworld hellohello goodbye goodluck goodday happy happy123 smile smiley
sweet sweety sweetie sweetheart honeybee cutie cute beautiful gorgeous handsome money money123 million millionaire
business success work working boss bigboss chief leader power powerful strong energy nuclear atomic rocket space galaxy
universe cosmos star stars moon moonlight saturn jupiter venus mercury mars pluto comet asteroid qwaszx qwas 1111aaaa
monster monster1 vampire zombie ghost demon devil lucifer satan hell evil darkness dark night knight knights castle
kingdom king kings queen1 prince princess1 princesa principe rainha rei
senha senha1 senha12 senha123 senha1234 senha12345 senha123456 minhasenha suasenha novasenha senhanova senhasenha
mudar mudar123 mudar1234 trocar trocar123 trocasenha alterar123 teste teste123 teste1234 testeteste acesso acesso123
acessar entrar entrada usuario usuario123 administrador gerente diretor suporte suporte123 sistema sistemas empresa
empresa123 trabalho escritorio computador escola faculdade universidade professor professora aluno vaga vagas emprego
curriculo recrutador recrutadora candidato prova provas prova123 brasil brasil123 brasil10 brasil2014 brasil2018
brasil2022 brasileiro brasileira saopaulo sampa riodejaneiro rio2016 minasgerais belohorizonte curitiba portoalegre
salvador bahia recife fortaleza brasilia goiania manaus belem natal florianopolis floripa santos campinas copacabana
ipanema pernambuco ceara parana gaucho mineiro mineira carioca paulista paulistano nordeste amazonas amazonia pantanal
flamengo flamengo1 flamengo10 mengao mengo corinthians corinthians1 corinthians10 timao palmeiras palmeiras1 verdao
saopaulofc tricolor spfc santosfc peixe vasco vasco123 vascao vascodagama fluminense botafogo gremio internacional inter
colorado cruzeiro cruzeiro1 atletico atleticomg galo galodoido athletico bahiafc esporte sportrecife vitoria chapecoense
goias futebol futebol1 campeao pentacampeao hexacampeao selecao copadomundo ronaldinho romario zico rivaldo kaka10
senna ayrtonsenna amor amor123 amorzinho meuamor meuamor1 meuamor123 amormeu amoreterno euteamo euteamo1 euteamo123
teamo teamo123 teamomuito teamomais teamoamor saudade saudades paixao paixaoeterna coracao carinho beijo beijos
beijinho abraco felicidade feliz alegria esperanca liberdade sonho sonhos vida minhavida vidaloka vidaboa vidanova
familia familia1 minhafamilia mamae papai mae pai filho filha meufilho minhafilha irmao irma vovo vovoh sobrinho
amigo amiga amigos amizade namorado namorada marido esposa casamento gatinha gatinho gatinhos gatona princesinha
bonequinha boneca bebe bebezinho anjinho anjo anjos anjomeu estrela estrelinha lua luar luanova sol solzinho girassol
borboleta passarinho cachorro cachorrinho gato gatopreto cavalo leao tigre onca lobo aguia tubarao golfinho tartaruga
coelho coelhinho macaco abelha formiga dinossauro deus deus123 deusefiel deusfiel deusnocomando deuseamor deusebom
meudeus senhor senhorjesus jesus123 jesuscristo jesuseamor jesusteama jesusmeama jesussalva jesusefiel jesusvive
cristo espiritosanto nossasenhora nsaparecida aparecida sagradafamilia saojorge ogum iemanja oxala santoantonio
evangelho biblia igreja gospel aleluia gloria gloriaadeus fe vitoriaregia milagre bencao abencoada abencoado
maria123 mariaeduarda mariaclara mariajose mariadasdores mariana mariana1 juliana juliana1 fernanda fernanda1 fernando
patricia1 adriana adriano alessandra alexandre amandinha anapaula anaclara anabeatriz anacarolina analuiza andre andrea
andreia antonio beatriz bianca bruna bruno bruno123 caio camila camila123 carlos carlos123 carla carolina caroline1
catarina cintia clara claudia claudio cristiane cristina cristiano daiane daniel123 daniele danilo davi debora denise
diego diego123 douglas edson eduarda eduardo elaine elisangela emanuel erica everton fabiana fabiano fabio felipe
felipe123 fernandes flavia flavio francisco francisca gabriel gabriel1 gabriel123 gabriela gabriela1 geraldo gisele
giovana giovanna guilherme guilherme1 gustavo gustavo1 heitor helena henrique hugo igor isabel isabela isabelle
isadora ivan jacqueline jaqueline jean jeferson joana joao joao123 joaopedro joaovictor joaovitor jonas jorge jose
jose123 josecarlos joseph1 julia julia123 julio karina karine kelly larissa larissa1 laura123 leandro leonardo1
leticia leticia1 lorena luana lucas lucas123 lucas1234 luciana luciano luis luiz luizfelipe luiza manuela marcela
marcelo marcelo1 marcia marcio marco marcos marcos123 marina mateus matheus matheus1 matheus123 mauricio mauro mayara
melissa1 miguel milena monique murilo natalia nathalia nicolas otavio pamela paula paulo paulo123 pedro pedro123
pedrohenrique priscila rafael rafael1 rafael123 rafaela raquel rebeca regina renan renata renata1 renato ricardo
ricardo1 roberta roberto robson rodrigo rodrigo1 rodrigo123 rogerio rosana rosangela rosa samara samuel sandra sabrina
sergio silvana silvia simone sofia sophia1 sonia tatiana tatiane thais thaina thiago thiago123 tiago valentina valeria
vanessa1 vera vinicius vinicius1 vitor vitor123 victor victoria1 viviane wagner wellington wesley william1 yasmin
silva santos123 souza oliveira pereira lima carvalho ferreira rodrigues almeida costa gomes martins araujo ribeiro
cerveja churrasco cachaca caipirinha brigadeiro chocolate1 pipoca pudim coxinha acaraje feijoada guarana cafe cafezinho
pacoca tapioca morango abacaxi laranja maracuja melancia banana1 caju praia praiana verao inverno primavera
outono janeiro fevereiro marco2024 abril maio junho julho agosto setembro outubro novembro dezembro segunda sexta
sextafeira sabado domingo carnaval samba pagode sertanejo forro funk bossanova capoeira novela globo palavra cidade
musica violao guitarra bateria skate surf surfista moto motoboy carro carros fusca opala golgti gol palio civic corolla
caminhao caminhoneiro policia bombeiro medico medica enfermeira advogado advogada engenheiro engenheira contador
dinheiro riqueza milionario sucesso vencedor vencer guerreiro guerreira campea mestre mestrado chefe lider forca forte
batata cenoura abobora mandioca farofa arroz feijao macarrao queijo goiabada rapadura cocada quindim
amarelo vermelho azul verde preto branco rosa123 roxo laranja1 dourado prata ouro diamante esmeralda rubi cristal perola
`;

/** The words of the list. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

/** True for a listed word, whatever its case and accents, with at most five digits or signs before or after it. */
export function isCommonPassword(password: string): boolean {
  const whole = plain(password);
  if (COMMON_PASSWORDS.has(whole)) return true;
  const core = whole.replace(/^[^a-z]{1,5}(?=[a-z])/, '').replace(/(?<=[a-z])[^a-z]{1,5}$/, '');
  return COMMON_PASSWORDS.has(core);
}
