import { AMOUNTS } from './way-amounts.ts';
import { all, IN, OF, type Phrase, phrase, SPOT, TO } from './way-words.ts';

const MONTHS: Readonly<Record<string, string>> = {
  January: 'januari?|enero|janvier|janeiro|gennaio',
  February: 'februari?|febrero|fevrier|fevereiro|febbraio',
  March: 'marz|marzo|mars|marco|maart',
  April: 'april|abril|avril|aprile',
  May: 'mai|mayo|maio|maggio|mei',
  June: 'juni|junio|juin|junho|giugno',
  July: 'juli|julio|juillet|julho|luglio',
  August: 'august|agosto|aout|augustus',
  September: 'september|septiembre|septembre|setembro|settembre',
  October: 'oktober|octubre|octobre|outubro|ottobre',
  November: 'november|noviembre|novembre|novembro',
  December: 'dezember|diciembre|decembre|dezembro|dicembre|december',
};
const MONTH = `(?:${Object.values(MONTHS).join('|')})`;
const monthOf = (word = '') =>
  Object.entries(MONTHS).find(([, others]) => new RegExp(`^(?:${others})$`).test(word))?.[0] ?? word;

const months: readonly Phrase[] = [
  phrase(
    `(?:(?:von|vom|de|du|da|van) )?(${MONTH}) (?:bis|a|ate|au|al|tot) (${MONTH})`,
    ([, first, last]) => `${monthOf(first)} to ${monthOf(last)}`,
  ),
  phrase(`(?:im|en|em|in) (${MONTH})`, ([, month]) => `in ${monthOf(month)}`),
];

/** Places of work, by the words of which each language makes "at the workshop". */
const WORKPLACES: readonly (readonly [english: string, others: string])[] = [
  ['in the office', 'buro|oficina|bureau|escritorio|ufficio|sede|kantoor|kantor'],
  ['in the workshop', 'werkstatt|taller|atelier|officina'],
  ['in the lab', 'labor|laboratorio|labo|laboratoire'],
  ['at the plant', 'werk|fabrik|planta|fabrica|usine|fabbrica|stabilimento'],
  ['on the farm', 'hof|finca|ferme|fazenda|fattoria'],
  ['in the warehouse', 'lager|almacen|bodega|entrepot|armazem|magazzino'],
  ['in the shop', 'laden|tienda|magasin|boutique|loja|negozio'],
  ['in the kitchen', 'kuche|cocina|cuisine|cozinha|cucina'],
  ['on the building site', 'baustelle|obra|chantier|cantiere'],
  ['in the field', 'terrain|terreno|aussendienst|(?<=(?:para|em) (?:o )?)campo'],
];

const workplaces = WORKPLACES.map(
  ([english, others]): Phrase => [
    new RegExp(
      `(?:(?:de |d')?(?:${IN}|sur|sul|para) ?(?:(?:la|le|el|il|l'|der|dem|unserer|unserem|nuestra|nuestro|notre|nossa|nosso) ?)?)?(?:${others})(?![\\p{L}\\d])`,
      'uy',
    ),
    english,
  ],
);

const bounds = all({
  'at least':
    'mindestens|wenigstens|al menos|por lo menos|como minimo|minimo|au moins|au minimum|minimum|pelo menos|no minimo|ao menos|almeno|minstens',
  'at most':
    'hochstens|maximal|nicht mehr als|como mucho|como maximo|maximo|a lo sumo|no mas de|au plus|au maximum|maximum|pas plus de|no maximo|nao mais de|al massimo|non piu di|hooguit|max',
  'up to': "bis zu|hasta|jusqu'a|ate|fino a",
  about: 'etwa|ungefahr|rund|unos|unas|environ|uns|umas|circa',
  only: 'nur|ausschliesslich|solo|solamente|unicamente|exclusivamente|uniquement|seulement|exclusivement|apenas|somente|soltanto|so(?= (?:remoto|presencial|a distancia|em|de casa))',
  fully:
    'komplett|vollstandig|100 ?%|totalmente|completamente|completement|entierement|totalement|volledig|tout(?= a distance)|sepenuhnya',
  mostly:
    'uberwiegend|grosstenteils|meistens|meist|hauptsachlich|vor allem|principalmente|mayormente|mayoritariamente|sobre todo|sobretudo|principalement|surtout|essentiellement|maioritariamente|soprattutto|voornamelijk',
  partly: 'teilweise|teils|zum teil|en parte|em parte|en partie|in parte|deels',
  preferably:
    'am liebsten|bevorzugt|vorzugsweise|(?:ich bin )?lieber|preferiblemente|preferentemente|de preferencia|preferencialmente|de preference|preferibilmente|prefiero(?: (?:estar|trabajar))?|prefiro(?: (?:estar|trabalhar))?|je prefere(?: (?:etre|travailler))?|preferisco(?: (?:essere|lavorare))?|plutot',
  almost: 'fast|casi|quase|presque|quasi|bijna',
  gladly: 'gerne?|feliz|con gusto|encantad[oa]|volontiers|com (?:prazer|gosto)|volentieri',
  always: 'immer|siempre|toujours|sempre|altijd',
  'if possible':
    "wenn moglich|falls moglich|wenn es geht|si es posible|si se puede|si possible|si c'est possible|se possivel|se for possivel|se possibile",
  'when needed':
    'bei bedarf|nach bedarf|wenn notig|falls notig|cuando (?:haga falta|sea necesario)|si hace falta|si es necesario|si besoin|au besoin|si necessaire|quando (?:for )?(?:preciso|necessario)|se (?:for )?(?:preciso|necessario)|se serve|quando serve|se necessario',
  'now and then':
    'ab und zu|ab und an|hin und wieder|gelegentlich|manchmal|von zeit zu zeit|de vez en cuando|cada tanto|a veces|ocasionalmente|de temps en temps|parfois|de vez em quando|as vezes|ogni tanto|a volte|af en toe|soms',
});

const ways = all({
  remote: `mobil(?:es arbeiten)?|(?:${IN} |de |da )?(?:remot[oae]|teletrabajo|teletrabalho|teletravail|distanciel)|(?:a|op) (?:distancia|distance|distanza|afstand)|(?:dari )?jarak jauh`,
  'from home':
    'von (?:zu ?hause|daheim)(?: aus)?|desde (?:mi )?casa|de casa|da casa|de chez (?:moi|soi)|depuis (?:chez (?:moi|soi)|la maison)|a partir de casa|(?:im |in |en |em |de )?home[- ]?office|vanuit huis|vanaf huis|dari rumah',
  'at home': 'zu ?hause|daheim|en casa|em casa|a la maison|a casa|chez (?:moi|soi)|thuis|di rumah',
  'on site': `vor ort|presence|presenca|presencia|prasenz|(?:${IN} |de )?presencial(?:mente)?|(?:en |de )?presentiel|sur (?:place|site)|in presenza|ter plaatse|op locatie|di (?:lokasi|tempat)`,
  hybrid:
    '(?:(?:en |in |em )?(?:modo|formato|modalidad|modalidade|modelo) )?(?:hybrid|hybride|hibrid[oa]|ibrid[oa])',
  'in person': 'presencia(?:is|les)|personlich|en persona|en personne|pessoalmente|di persona',
  together: 'gemeinsam|zusammen|junt[oa]s|ensemble|insieme|samen',
  worldwide: 'weltweit|en todo el mundo|no mundo (?:todo|inteiro)|dans le monde entier|in tutto il mondo',
  'anywhere in Germany': 'deutschlandweit|bundesweit',
  'anywhere in Austria': 'osterreichweit',
  here: 'hier|aqui|ici|qui',
  'in a time zone near by':
    '(?:dans|in|en|em) (?:un|einer|una|um) (?:fuseau horaire proche|nahen zeitzone|huso horario cercano|zona horaria cercana|fuso (?:horario )?proximo)',
  'in high season':
    'in der (?:hoch|haupt)saison|en temporada alta|(?:en|pendant la) haute saison|na (?:temporada alta|alta temporada|epoca alta)|in alta stagione',
  'in season': 'in der saison|en temporada|(?:en|pendant la) saison|na temporada|in stagione',
  'the rest of the year':
    "den rest des jahres|(?:en )?el resto del ano|le reste de l'annee|(?:n)?o resto do ano|il resto dell'anno",
  'in the evening':
    "(?:am )?abends?|(?:por|en) las? noches?|de noche|le soir|en soiree|(?:a|de) noite|(?:la|di) sera|'s avonds",
  'in the morning':
    "(?:am )?morgens?|por las? mananas?|le matin|(?:pela|de) manha|(?:la|di) mattina|'s ochtends",
  'at first':
    "(?:am )?anfangs?|zu beginn|al principio|al inicio|au debut|no (?:comeco|inicio)|all'inizio|in het begin",
  'more often':
    '(?:lieber )?(?:ofter|haufiger)|mas a menudo|mas veces|plus souvent|mais vezes|piu spesso|vaker',
  'not more': 'mehr nicht|nicht mehr|no mas|mas no|pas plus|nao mais|mais nao|non di piu|meer niet',
  'as needed':
    'lo que haga falta|lo necesario|so viel wie notig|soviel notig|autant que necessaire|o que for preciso|quanto serve',
  'on Saturday mornings':
    '(?:nas )?manhas de sabado|(?:los )?sabados por la manana|samstag(?:s)? ?vormittags?|samstagvormittags?|le samedi matin|(?:il )?sabato mattina',
  elsewhere:
    'si (?:vives?|vivis|estas?) en otr[oa] (?:ciudad|lugar|sitio|parte)|wenn du woanders (?:wohnst|lebst)|si tu (?:habites|vis) ailleurs|se (?:voce )?(?:mora|vive|morar|viver) em (?:outr[oa]|noutra) (?:cidade|lugar)|se vivi (?:altrove|in un.altra citta)',
  'to be talked over':
    'lo (?:hablamos|conversamos|vemos)|reden wir|sprechen wir|on en parle|(?:a gente )?conversamos|ne parliamo',
  'to the farm': 'al? (?:la )?finca',
  free: 'frei|libre|livre|libero|vrij',
  'as little as possible':
    'so wenig wie moglich|lo menos posible|le moins possible|o menos possivel|il meno possibile',
  'as long as it is':
    "solange es|siempre que sea|mientras sea|a condition que ce soit|tant que c'est|desde que seja|purche sia|mits",
  'in spring': 'im fruhling|im fruhjahr|en primavera|au printemps|na primavera|in primavera',
  'in summer': 'im sommer|en verano|en ete|no verao|in estate',
  'in autumn': "im herbst|en otono|(?:a l'|en )automne|no outono|in autunno",
  'in winter': 'im winter|en invierno|en hiver|no inverno|in inverno',
  halfway: 'auf halbem weg|a medio camino|a mi-chemin|a meio (?:do )?caminho|a meta strada',
  'in a European time zone':
    '(?:(?:sur|dans|en|em|no|in) (?:le |un |el |um |einer )?)?(?:fuseau (?:horaire )?europeen|huso (?:horario )?europeo|fuso (?:horario )?europeu|europaischen? zeitzone)',
  'in an office': '(?:num|em um|en una|dans un|in einem|in un) (?:escritorio|oficina|bureau|buro|ufficio)',
  'can be': 'pode ser|puede ser|puo essere|(?:eu )?posso estar|(?:yo )?puedo estar|je peux etre|ich kann',
  'can be done':
    'peut se faire|peuvent se faire|puede hacerse|pueden hacerse|se puede hacer|se pueden hacer|pode(?:m)? ser feit[oa]s?|si puo fare',
  likes: "gosto de|me gusta|j'aime|mag|mi piace",
  'likes working':
    "gosto de trabalhar|me gusta trabajar|j'aime travailler|mi piace lavorare|ich arbeite gerne?",
  'likes to travel':
    "gosto de viajar|me gusta viajar|j'aime voyager|(?:ich )?reise gerne?|mi piace viaggiare",
  'loves to travel':
    "(?:me encanta|adoro) viajar|viajar me encanta|j'adore voyager|adoro viaggiare|(?:ich )?reise sehr gerne?",
  'wants to see you':
    'quiero verte|te quiero ver|quero (?:te ver|ver-te|ver voce)|je veux (?:te|vous) voir|voglio vederti',
  'would like to meet':
    "me gustaria (?:vernos|que nos veamos|reunirnos)|gostaria (?:de nos encontrarmos|que nos encontrassemos)|(?:j'aimerais|je voudrais) (?:te voir|qu'on se voie)|(?:ich )?(?:wurde|mochte) (?:mich )?gerne? treffen|mi piacerebbe vederci",
  'meetings are':
    '(?:as|las|les|die|le|os|los) (?:reunioes|reuniones|reunions|treffen|riunioni|encontros|encuentros|besprechungen) (?:sao|son|sont|sind|sono)',
  'likes to meet':
    "gosto de (?:me encontrar|nos encontrarmos)|me gusta (?:reunirme|juntarme|verme|que nos veamos)|j'aime (?:bien )?(?:me|se|nous) (?:retrouver|voir|rencontrer)|(?:ich )?treffe (?:mich|dich) gerne?|mi piace (?:incontrarci|vedersi|vederci)",
  'wants to be': 'quiero estar|quero estar|je veux etre|voglio essere',
  lives: "(?:ich )?(?:wohne|lebe)|vivo|moro|j'habite|je vis|habito|abito|ik woon",
  based: 'je suis(?: basee?)?|basee?|estoy(?: basad[oa])?|estou(?: basead[oa])?|basead[oa]|con base|sto',
  'a lunch': 'um almoco|un almuerzo|un dejeuner|(?:ein|1) mittagessen|un pranzo',
  'a coffee': 'um cafe|un cafe|(?:ein|1|einen) kaffee|un caffe',
  computing: '(?:le |les |los |os |el |o )?calcu(?:ls?|los?)|(?:die )?berechnung(?:en)?',
  analysis: 'auswertung(?:en)?|analisis|analyses?',
  writing: 'schreibarbeit|schreiben|escribir|escritura|escrita|redaction',
  reports: 'berichte|informes|(?:les )?rapports|relatorios',
  paperwork: 'papierkram|buroarbeit|papeleo|papelada|paperasse|(?:el |o )?trabajo administrativo',
});

const ANY =
  "(?:(?:desde|de|von|da|depuis|em|en|in|de desde) )?(?:cualquier (?:parte|lugar|ciudad|punto)|qualquer (?:parte|lugar|cidade|ponto)|n'importe ou|uberall|egal wo|irgendwo|qualsiasi (?:parte|luogo|citta)|dove vuoi|onde quiser)";

const where: readonly Phrase[] = [
  phrase(`${ANY} (?:${OF} ?)*(?:mundo|monde|welt|mondo)`, 'anywhere in the world'),
  phrase(`${ANY} (?:(?:${OF}|${IN}) ?)*(${SPOT})`, ([, spot]) => `anywhere in ${spot}`),
  phrase(ANY, 'anywhere'),
  phrase(
    `(?:innerhalb|dentro|a l'interieur|all'interno|binnen) (?:(?:${OF}|${IN}) ?)*(${SPOT})`,
    ([, spot]) => `within ${spot}`,
  ),
  phrase(
    `(?:in der nahe von|nahe|cerca de|pres de|perto de|vicino a) (${SPOT})`,
    ([, spot]) => `near ${spot}`,
  ),
  phrase(
    `(?:im (?:raum|grossraum)|rund um|um|por|en la zona de|por la zona de|alrededor de|dans la region de|autour de|na (?:regiao|zona) de|em volta de|nella zona di|intorno a) (${SPOT})`,
    ([, spot]) => `around ${spot}`,
  ),
  phrase(
    `von (${SPOT}) aus|(?:desde|depuis|a partir d[eoa]|von|aus|da|dari|vanuit) (?:(?:ganz|tod[ao]|toute?) )?(?:(?:la|le|les|l'|el|los|as?|os?) ?)?(${SPOT})`,
    ([, one, other]) => `from ${one ?? other}`,
  ),
  phrase(`(?:${IN} ?)(?:(?:la|der|den|o|os|as|los|las|les) )?(${SPOT})`, ([, spot]) => `in ${spot}`),
  phrase(`(?:${OF}|de|di|d') ?(${SPOT})`, ([, spot]) => `in ${spot}`),
  phrase(
    `(?:con|com|en|em|no|au|aux|in) (?:el |o |l')?(?:horario|horaires?) (?:${OF} ?)?(?:la )?(${SPOT})`,
    ([, spot]) => `on the hours of ${spot}`,
  ),
  phrase(`(?:${IN} )?${SPOT} romande`, 'in French-speaking Switzerland'),
  phrase(`(?:nach|naar) (${SPOT})`, ([, spot]) => `to ${spot}`),
  phrase(`(${SPOT})`, ([, spot]) => `${spot}`),
];

const ME = '(?:(?:ich|yo|je|eu|io|ik) )?';
const MAY_TO = `(?: (?:hin )?${TO}(?: la| le| o)? (${SPOT}))?`;
const onward = (spot: string | undefined) => (spot ? ` to ${spot}` : '');

const moves: readonly Phrase[] = [
  phrase(
    `mudar de cidade nao da|mudarme no puedo|demenager,? (?:je ne peux pas|c'est non)|umziehen (?:kann|will|mochte|geht) (?:ich )?nicht`,
    'moving is not possible',
  ),
  phrase(
    `kein umzug|ohne umzug|sin mudanza|sem mudanca|(?:sans|pas de) demenagement|senza trasferimento`,
    'no move',
  ),
  phrase(
    `${ME}(?:ziehe (?:aber )?nicht${MAY_TO} um|ziehe nicht nach (${SPOT})|(?:will|mochte|werde) nicht${MAY_TO} umziehen)`,
    (spots) => `does not move${onward(spots.slice(1).find(Boolean))}`,
  ),
  phrase(
    `${ME}(?:kann nicht${MAY_TO} umziehen|no (?:puedo mudarme|me puedo mudar)${MAY_TO}|ne peux pas demenager${MAY_TO}|nao (?:posso (?:me )?mudar(?:-me)?|me posso mudar)${MAY_TO}|non posso trasferirmi${MAY_TO})`,
    (spots) => `cannot move${onward(spots.slice(1).find(Boolean))}`,
  ),
  phrase(
    `${ME}(?:no (?:me mudo|me mudaria|me muevo|quiero mudarme|me quiero mudar|pienso mudarme|voy a mudarme|me voy a mudar)|ne (?:demenage|demenagerai|bouge) pas|ne (?:veux|souhaite|vais) pas demenager|nao (?:me mudo|me mudaria|vou me mudar|quero me mudar|quero mudar-me|mudo)|non (?:mi trasferisco|voglio trasferirmi)|(?:verhuis|verhuizen doe (?:ik )?|wil )niet(?: verhuizen)?|(?:saya )?tidak (?:bisa |mau |akan )?pindah)${MAY_TO}`,
    ([, spot]) => `does not move${onward(spot)}`,
  ),
  phrase(
    `${ME}(?:(?:wurde|konnte)(?: gerne?)?${MAY_TO} (?:um)?ziehen|me mudaria${MAY_TO}|(?:podria|poderia) (?:mudarme|me mudar|mudar-me)${MAY_TO}|pourrais demenager${MAY_TO}|mi trasferirei${MAY_TO})`,
    (spots) => `would move${onward(spots.slice(1).find(Boolean))}`,
  ),
  phrase(
    `${ME}(?:kann${MAY_TO} (?:um)?ziehen|puedo mudarme${MAY_TO}|me puedo mudar${MAY_TO}|peux demenager${MAY_TO}|posso (?:me mudar|mudar-me|trasferirmi)${MAY_TO}|umzug${MAY_TO} (?:ist )?moglich)`,
    (spots) => `can move${onward(spots.slice(1).find(Boolean))}`,
  ),
  phrase(
    `umzugsbereit|bereit,? umzuziehen|dispuest[oa] a mudarme${MAY_TO}|prete? a demenager${MAY_TO}|disposto a mudar-me${MAY_TO}`,
    (spots) => `ready to move${onward(spots.slice(1).find(Boolean))}`,
  ),
];

const visits: readonly Phrase[] = [
  phrase(
    `${ME}(?:kann(?: gerne?)?${MAY_TO} (?:kommen|reisen|fahren|pendeln)|puedo (?:ir|viajar|venir|acercarme|desplazarme)${MAY_TO}|peux (?:venir|aller|voyager|me deplacer)${MAY_TO}|posso (?:ir|vir|viajar|deslocar-me|venire|andare|viaggiare)${MAY_TO})`,
    (spots) => `can come${onward(spots.slice(1).find(Boolean))}`,
  ),
  phrase(
    `${ME}(?:komme|fahre|voy|vengo|bajo|subo|viajo|vou|venho|viens|vais|vado)(?: (?:gerne?|volontiers|con gusto|com gosto))? ${TO}(?: la| le| o)? (${SPOT})`,
    ([, spot]) => `comes to ${spot}`,
  ),
  phrase(
    `(?:mochte|will) (?:ich )?(?:dich|sie|euch) (?:in (${SPOT}) )?sehen`,
    ([, spot]) => `wants to see you${spot ? ` in ${spot}` : ''}`,
  ),
  phrase(
    `(?:quero|quiero|je veux|(?:ich )?(?:will|mochte)|voglio) (?:a pessoa|te|voce|(?:a )?la persona|tenerte|dich|la personne|t'avoir|ti) ${IN} (${SPOT})(?: haben)?`,
    ([, spot]) => `wants you in ${spot}`,
  ),
  phrase(
    `kann ich${MAY_TO} (?:kommen|reisen|fahren|pendeln)`,
    (spots) => `can come${onward(spots.slice(1).find(Boolean))}`,
  ),
  phrase(`reisen kann ich|(?:ich )?kann reisen`, 'can travel'),
  phrase(
    `reisebereit|bereit,? zu reisen|(?:disponible para|dispuest[oa] a|disponivel para|dispost[oa] a) viajar${MAY_TO}|(?:prete?|disponible) (?:a|pour) voyager${MAY_TO}|disponibile a viaggiare${MAY_TO}`,
    (spots) => `ready to travel${onward(spots.slice(1).find(Boolean))}`,
  ),
  ...all({
    travels: '(?:ich )?reise|viajo|je voyage|je me deplace|viaggio',
    'to customers':
      '(?:zu|zum) (?:den )?kunden|a (?:ver|visitar) (?:a )?(?:los |mis )?clientes|chez (?:les|des|mes) clients|(?:a|para) visitar (?:os )?clientes|dai clienti',
    "at a customer's":
      'bei (?:einem |1 )?kunden|donde (?:un|el) cliente|chez (?:un|le) client|n?o cliente|da un cliente|bij een klant',
    'goes to customers':
      'vou a(?:o cliente|os clientes)|voy (?:al cliente|a los clientes)|je vais chez (?:le client|les clients)|(?:ich )?fahre (?:zum|zu) kunden|vado dai? client[ei]',
    'travels for work':
      '(?:viajo|je voyage|je me deplace|(?:ich )?reise|viaggio) (?:por|a|pour(?: le)?|per|fur die) (?:trabajo|trabalho|travail|lavoro|arbeit)',
    'field trips':
      'salidas (?:de|a) campo|saidas (?:de|a) campo|sorties (?:de|sur le) terrain|uscite sul campo|aussentermine',
    'with customers':
      'con (?:los )?clientes|avec (?:les|des|nos|mes) clients|com (?:os )?clientes|mit (?:den )?kunden|con i clienti',
    'with the team':
      "con (?:el |mi )?equipo|com (?:a |o )?(?:equipa|equipe|time)|avec (?:l'|une )?equipe|mit (?:dem|einem) team|con (?:il |la )?(?:team|squadra)",
    'with other people':
      "con (?:otra )?gente|con otras personas|com outras pessoas|avec d'autres(?: personnes)?|mit anderen|con altre persone",
    travelling: '(?:lo de )?viajar|voyager|me deplacer|reisen(?![^,;.]* sind(?![a-z]))|viaggiare',
    'no travel': 'keine reisen|sin viajes|sans deplacements?|sem viagens|senza viaggi',
    trips: '(?:algunos |algumas |des |quelques )?(?:reisen|viajes|viagens|voyages|deplacements|viaggi)',
    'a trip': '(?:eine|1) reise|un (?:viaje|voyage|deplacement|viaggio)|uma viagem',
    visits: '(?:algunas |algumas |des |quelques )?(?:besuchen?|visitas|visites|visite|bezoeken)',
    'a visit': '(?:ein|1) besuch|una visita|une visite|uma visita',
    meetings: 'reuniones|encuentros|rencontres|reunions|encontros|reunioes|incontri',
    'a meeting':
      '(?:ein|1) treffen|(?:una|1) (?:reunion|reuniao)|un encuentro|une (?:rencontre|reunion)|um encontro|uma reuniao|un incontro',
    meeting:
      'treffen wir uns|wir treffen uns|sehen wir uns|wir sehen uns|sich treffen|treffen|nos vemos|nos juntamos|nos reunimos|vernos|reunirnos|juntarnos|on se voit|on se retrouve|on se rencontre|se voir|se retrouver|nous nous voyons|nos encontramos|encontrarnos|encontrar-nos|nos encontrarmos|ci vediamo|vederci|incontrarci',
  }),
];

const rest = all({
  'the rest': 'sisanya|de rest|(?:der|den|el|le|o|il) rest[oe]?|(?:der|den|de) rest',
  otherwise: 'de resto|sonst|ansonsten|sinon|altrimenti',
  'the other days':
    '(?:an den |die |los |en los |les |os |nos |gli |negli )(?:anderen|ubrigen|restlichen|otros|demas|autres|outros|altri) (?:tagen?|dias|jours|giorni)',
  'does not matter':
    '(?:me )?da (?:lo mismo|igual)|(?:ist )?(?:mir )?egal|no importa|peu importe|tanto faz|non importa',
  'as you like':
    'comme (?:tu veux|vous voulez|on veut)|como (?:quieras?|quiser(?:es)?)|wie du (?:willst|magst)',
  'wherever you like':
    'ou (?:tu veux|vous voulez|on veut)|donde quieras?|onde quiser(?:es)?|wo du (?:willst|magst)',
  'are fine':
    '(?:sind|son|sont|sao|sono) (?:(?:vollig|absolut|total|ganz|auch|totalmente|perfectamente|tout a fait|parfaitement|tambien|aussi|tambem|perfeitamente|perfettamente) )?(?:ok(?:ay)?|in ordnung|drin|gut|fein|schon)|estan bien|estao bem|vanno bene',
  'is no problem':
    "(?:ist|sind) kein problem|no (?:es|son) (?:un |ningun )?problema|(?:ce )?n'est pas un probleme|nao e (?:um )?problema|non e un problema",
  'no problem':
    'kein problem|(?:no hay|sin|ningun) problema|(?:pas|sans|aucun) (?:de )?probleme|sem problemas?|nessun problema|geen probleem',
  'is fine':
    '(?:ist|geht|passt) (?:in ordnung|okay|ok|gut|fur mich)|ist ok(?:ay)?|geht|esta bien|me (?:va|viene) bien|va bien|me va|ca va|me convient|tudo bem|va bene|serve bem',
  possible: '(?:(?:es|est|e|ist) )?(?:moglich|posibles?|possibles?|possivel|possiveis|possibil[ei]|mogelijk)',
  with: 'mit|con|avec|com|met|dengan',
  and: 'und|y|e|et|ed|en|dan',
  or: 'oder|o|ou|u|of|atau',
  but: 'aber|pero|mais|mas|ma|maar|tapi|tetapi',
  '': 'ich arbeite|arbeite|trabajo|je travaille|trabalho|lavoro|ik werk|werk|saya(?: bekerja)?|bekerja|wir arbeiten|arbeiten|trabajamos|nous travaillons|on travaille|trabalhamos|lavoriamo',
});

/** Every phrase; of those that begin at a word the longest is meant. */
export const PHRASES: readonly Phrase[] = [
  ...AMOUNTS,
  ...months,
  ...bounds,
  ...ways,
  ...workplaces,
  ...where,
  ...moves,
  ...visits,
  ...rest,
];
