/**
 * Countries and their larger cities: ISO code, standard offset from UTC in minutes, currency, names in lower
 * case without accents, cities likewise, with other names of one city behind `=` (exonyms from GeoNames, but those that are words too). A city with another offset than its country carries it after `@`.
 * Standard time all year: summer time moves both sides of most pairs by the same hour.
 */
export const COUNTRIES: readonly (readonly [string, number, string, string, string])[] = [
  ['BB', -240, 'USD', 'barbados', 'bridgetown'],
  ['BS', -300, 'USD', 'bahamas', 'nassau'],
  ['BZ', -360, 'USD', 'belize', 'belmopan'],
  ['GY', -240, 'USD', 'guyana', ''],
  ['SR', -180, 'USD', 'suriname', 'paramaribo'],
  ['PG', 600, 'USD', 'papua new guinea', 'port moresby'],
  ['MV', 300, 'USD', 'maldives', ''],
  ['CV', -60, 'USD', 'cape verde,cabo verde', 'praia'],
  [
    'IN',
    330,
    'INR',
    'india,bharat,indien,भारत',
    'bengaluru=bangalore=बेंगलुरु=बैंगलोर,mumbai=bombay=मुंबई=मुम्बई,delhi=new delhi=ncr=दिल्ली=नई दिल्ली,navi mumbai,thane,gurgaon=gurugram,noida,hyderabad=हैदराबाद,chennai=madras=चेन्नई,kolkata=calcutta=कोलकाता,pune=पुणे,ahmedabad=अहमदाबाद,surat,jaipur=जयपुर,lucknow=लखनऊ,kochi=cochin,coimbatore,indore,bhopal,nagpur,nashik,vadodara,visakhapatnam=vizag,patna,ranchi,guwahati,shillong,bhubaneswar,chandigarh,mohali,ludhiana,amritsar,dehradun,thiruvananthapuram=trivandrum,mysuru=mysore,madurai,mangaluru=mangalore,goa=panaji,varanasi,kanpur,agra,jodhpur,udaipur,raipur,vijayawada,hubli,satara,kolhapur,srinagar,imphal,gangtok,warangal,rajkot,jabalpur,jamshedpur',
  ],
  [
    'PK',
    300,
    'PKR',
    'pakistan',
    'karachi,lahore,islamabad,rawalpindi,faisalabad,peshawar,multan,quetta,sialkot,gujranwala,bahawalpur,sargodha,sukkur,jhang,sahiwal,abbottabad',
  ],
  ['BD', 360, 'BDT', 'bangladesh', 'dhaka,chittagong,chattogram,sylhet,khulna,rajshahi,gazipur'],
  ['LK', 330, 'LKR', 'sri lanka', 'colombo,kandy,galle,jaffna'],
  ['NP', 345, 'NPR', 'nepal', 'kathmandu,pokhara,lalitpur'],
  ['BT', 360, 'INR', 'bhutan', 'thimphu,paro'],
  ['AF', 270, 'USD', 'afghanistan', 'kabul'],
  [
    'CN',
    480,
    'CNY',
    'china',
    'beijing=peking=pekin=pequim,shanghai,shenzhen,guangzhou,hangzhou,chengdu,wuhan,nanjing,suzhou,xian',
  ],
  ['HK', 480, 'HKD', 'hong kong', ''],
  ['TW', 480, 'TWD', 'taiwan', 'taipei,kaohsiung,hsinchu,taichung'],
  [
    'JP',
    540,
    'JPY',
    'japan',
    'tokyo=tokio=toquio,osaka,kyoto,fukuoka,nagoya,sapporo,yokohama,kobe,hiroshima,sendai',
  ],
  ['KR', 540, 'KRW', 'south korea,korea', 'seoul,busan,incheon,daejeon,daegu'],
  ['MN', 480, 'MNT', 'mongolia', 'ulaanbaatar,ulan bator'],
  ['SG', 480, 'SGD', 'singapore', ''],
  ['MY', 480, 'MYR', 'malaysia', 'kuala lumpur,penang,george town,johor bahru,kota kinabalu,kuching'],
  [
    'ID',
    420,
    'IDR',
    'indonesia',
    'jakarta,bandung,yogyakarta=jogja=yogya,surabaya,semarang,medan,malang,bali=denpasar=ubud@480,makassar@480,balikpapan@480,palembang,batam',
  ],
  ['TH', 420, 'THB', 'thailand', 'bangkok,chiang mai,phuket'],
  [
    'VN',
    420,
    'VND',
    'vietnam,viet nam',
    'hanoi=ha noi,ho chi minh city=ho chi minh=saigon=hcmc,da nang=danang,can tho,hue',
  ],
  ['PH', 480, 'PHP', 'philippines', 'manila,quezon city,makati,cebu,davao,taguig,iloilo'],
  ['KH', 420, 'KHR', 'cambodia', 'phnom penh,siem reap'],
  ['LA', 420, 'USD', 'laos', 'vientiane'],
  ['MM', 390, 'USD', 'myanmar', 'yangon,mandalay'],
  [
    'AU',
    600,
    'AUD',
    'australia',
    'sydney,melbourne,brisbane,canberra,hobart,perth@480,adelaide@570,darwin@570,gold coast,newcastle nsw,geelong,wollongong,toowoomba,cairns,townsville,ballarat,bendigo',
  ],
  ['NZ', 720, 'NZD', 'new zealand,aotearoa', 'auckland,wellington,christchurch,dunedin'],
  ['PG', 600, 'USD', 'papua new guinea', 'port moresby'],
  ['MV', 300, 'USD', 'maldives', ''],
  ['CV', -60, 'USD', 'cape verde,cabo verde', 'praia'],
  ['FJ', 720, 'USD', 'fiji', 'suva'],
  ['AE', 240, 'AED', 'united arab emirates,uae,emirates', 'dubai,abu dhabi,sharjah'],
  ['SA', 180, 'SAR', 'saudi arabia,ksa', 'riyadh,jeddah,dammam'],
  ['QA', 180, 'QAR', 'qatar', 'doha'],
  ['BH', 180, 'USD', 'bahrain', 'manama'],
  ['KW', 180, 'USD', 'kuwait', 'kuwait city'],
  ['OM', 240, 'USD', 'oman', 'muscat'],
  ['IR', 210, 'USD', 'iran', 'tehran,isfahan,shiraz'],
  ['IQ', 180, 'USD', 'iraq', 'baghdad,erbil,basra'],
  ['JO', 180, 'JOD', 'jordan', 'amman,irbid'],
  ['LB', 120, 'USD', 'lebanon', 'beirut,tripoli lebanon'],
  ['IL', 120, 'ILS', 'israel', 'tel aviv,jerusalem,haifa'],
  ['PS', 120, 'ILS', 'palestine', 'ramallah,gaza,nablus'],
  [
    'TR',
    180,
    'TRY',
    'turkey,turkiye,turkei,turquie,turquia',
    'istanbul=estambul,ankara,izmir,bursa,antalya,konya,gaziantep,trabzon,adana,mersin,kayseri,eskisehir',
  ],
  ['GE', 240, 'GEL', 'georgia', 'tbilisi,batumi,kutaisi'],
  ['AM', 240, 'AMD', 'armenia', 'yerevan,gyumri'],
  ['AZ', 240, 'USD', 'azerbaijan', 'baku'],
  ['KZ', 300, 'KZT', 'kazakhstan', 'almaty,astana'],
  ['UZ', 300, 'USD', 'uzbekistan', 'tashkent,samarkand'],
  ['KG', 360, 'USD', 'kyrgyzstan', 'bishkek'],
  [
    'RU',
    180,
    'USD',
    'russia',
    'moscow=moskau=moscou=moscu,saint petersburg,st petersburg,kazan,novosibirsk@420,yekaterinburg@300,omsk@360,krasnoyarsk@420,irkutsk@480,vladivostok@600',
  ],
  ['UA', 120, 'UAH', 'ukraine', 'kyiv=kiev=kiew,lviv,odesa=odessa,kharkiv,dnipro'],
  [
    'GB',
    0,
    'GBP',
    'united kingdom,uk,reino unido,royaume-uni,grossbritannien,great britain,britain,england,scotland,wales,northern ireland',
    'london=londres=londra,manchester,birmingham,leeds,bristol,edinburgh=edimbourg=edimburgo,glasgow,cambridge,oxford,liverpool,salford,leith,croydon,sheffield,newcastle,cardiff,belfast,nottingham,brighton,aberdeen,dundee,stockport,leicester,coventry,exeter,norwich,southampton,swansea,bradford,inverness,wolverhampton',
  ],
  [
    'IE',
    0,
    'EUR',
    'ireland,irland,irlande,irlanda,eire',
    'dublin,cork,galway,limerick,waterford,sligo,kilkenny',
  ],
  [
    'PT',
    0,
    'EUR',
    'portugal,portogallo',
    'lisbon=lisboa=lissabon=lisbonne=lisbona,porto=oporto,braga,coimbra,funchal,faro,aveiro,evora,setubal',
  ],
  [
    'ES',
    60,
    'EUR',
    'spain,espana,spanien,espagne,espanha,spagna',
    'madrid,barcelona=barcelone,valencia,seville=sevilla=sevilha,bilbao,malaga,zaragoza,vigo,santiago de compostela,a coruna,murcia,granada,alicante,san sebastian,pamplona,valladolid,gijon,oviedo,salamanca',
  ],
  [
    'FR',
    60,
    'EUR',
    'france,frankreich,francia',
    'paris=parigi,lyon,villeurbanne,marseille=marsella=marselha,toulouse,nantes,bordeaux,lille,grenoble,rennes,montpellier,strasbourg=strassburg=estrasburgo,nice=nizza,dijon,reims,clermont-ferrand,annecy,rouen,limoges,mulhouse,metz',
  ],
  [
    'DE',
    60,
    'EUR',
    'germany,deutschland,alemania,allemagne,alemanha',
    'berlin=berlim=berlino,munich=munchen=monaco di baviera=munique,hamburg=hambourg=hamburgo,cologne=koln,frankfurt=francfort,stuttgart,leipzig,dresden=dresde,dusseldorf,karlsruhe,hannover=hanover=hanovre,nuremberg=nurnberg,freiburg,aachen=aix-la-chapelle,bremen,mannheim,bonn,dortmund,munster,augsburg,kiel,kassel,gottingen,ulm,potsdam,jena,magdeburg,chemnitz,rostock,regensburg,wurzburg,heidelberg,darmstadt,saarbrucken,mainz,wiesbaden,konstanz,erfurt',
  ],
  [
    'AT',
    60,
    'EUR',
    'austria,osterreich,autriche',
    'vienna=wien=viena,graz,linz,salzburg,innsbruck,klagenfurt',
  ],
  [
    'CH',
    60,
    'CHF',
    'switzerland,schweiz,suisse,suiza,suica,svizzera',
    'zurich=zurigo=zurique,geneva=geneve=genf=ginebra=ginevra=genebra,basel=basilea,bern=berne=berna,lausanne,lugano,winterthur,st gallen',
  ],
  [
    'IT',
    60,
    'EUR',
    'italy,italia,italien,italie',
    'rome=roma,milan=milano=mailand=milao,turin=torino,bologna,naples=napoli=neapel=napoles,florence=firenze=florenz=florencia,padua=padova,palermo,genoa=genova,trieste,bari,verona,bergamo,modena,parma,catania,brescia,trento,cagliari,perugia',
  ],
  [
    'NL',
    60,
    'EUR',
    'netherlands,holland,niederlande,niederlanden,pays-bas,paises bajos,paises baixos,nederland',
    'amsterdam,rotterdam,utrecht,the hague=den haag=la haye=la haya,eindhoven,delft,groningen,wageningen',
  ],
  [
    'BE',
    60,
    'EUR',
    'belgium,belgien,belgique,belgie,belgica',
    'brussels=bruxelles=brussel=bruselas=bruxelas,antwerp=antwerpen=anvers=amberes,ghent=gent=gand=gante,leuven=louvain=lovaina,liege=luik=luttich',
  ],
  ['LU', 60, 'EUR', 'luxembourg,luxemburg,luxemburgo', ''],
  [
    'DK',
    60,
    'DKK',
    'denmark,danmark',
    'copenhagen=kobenhavn=kopenhagen=copenhague=copenaghen,aarhus,odense,aalborg',
  ],
  [
    'SE',
    60,
    'SEK',
    'sweden,sverige',
    'stockholm=estocolmo,gothenburg=goteborg,malmo,uppsala,lund,umea,lulea',
  ],
  ['NO', 60, 'NOK', 'norway,norge', 'oslo,bergen,trondheim,stavanger,tromso,alesund,bodo'],
  ['FI', 120, 'EUR', 'finland,suomi', 'helsinki=helsingfors,espoo,tampere,turku,oulu'],
  ['IS', 0, 'ISK', 'iceland', 'reykjavik,akureyri'],
  ['EE', 120, 'EUR', 'estonia', 'tallinn,tartu'],
  ['LV', 120, 'EUR', 'latvia', 'riga'],
  ['LT', 120, 'EUR', 'lithuania', 'vilnius,kaunas'],
  [
    'PL',
    60,
    'PLN',
    'poland,polska,polen,pologne,polonia',
    'warsaw=warszawa=warschau=varsovie=varsovia=varsavia,krakow=cracow=krakau=cracovie=cracovia,wroclaw=breslau,gdansk=danzig,poznan,lodz,katowice',
  ],
  ['CZ', 60, 'CZK', 'czechia,czech republic', 'prague=praha=prag=praga,brno,ostrava'],
  ['SK', 60, 'EUR', 'slovakia', 'bratislava,kosice'],
  ['HU', 60, 'HUF', 'hungary', 'budapest=budapeste,debrecen,szeged'],
  ['SI', 60, 'EUR', 'slovenia', 'ljubljana,maribor'],
  ['HR', 60, 'EUR', 'croatia', 'zagreb,split croatia,rijeka'],
  ['RS', 60, 'RSD', 'serbia', 'belgrade=belgrad=belgrado,novi sad,nis'],
  ['BA', 60, 'EUR', 'bosnia', 'sarajevo'],
  ['MK', 60, 'EUR', 'north macedonia,macedonia', 'skopje'],
  ['AL', 60, 'EUR', 'albania', 'tirana'],
  ['BG', 120, 'EUR', 'bulgaria', 'sofia,plovdiv,varna'],
  [
    'RO',
    120,
    'RON',
    'romania',
    'bucharest=bucuresti=bukarest=bucarest=bucareste,cluj=cluj-napoca,timisoara,iasi',
  ],
  ['MD', 120, 'EUR', 'moldova', 'chisinau'],
  [
    'GR',
    120,
    'EUR',
    'greece,griechenland,grece,grecia',
    'athens=athen=athenes=atenas=atene,thessaloniki,patras,heraklion',
  ],
  ['CY', 120, 'EUR', 'cyprus', 'nicosia,limassol'],
  ['MT', 60, 'EUR', 'malta', 'valletta'],
  [
    'EG',
    120,
    'EGP',
    'egypt,agypten,egypte,egipto,egito',
    'cairo=kairo=el cairo=le caire,alexandria,giza,mansoura,luxor,aswan,ismailia',
  ],
  [
    'MA',
    60,
    'MAD',
    'morocco,maroc,marokko,marruecos,marrocos',
    'casablanca,rabat,marrakech=marrakesh,fes,tangier,agadir',
  ],
  ['TN', 60, 'TND', 'tunisia,tunisie', 'tunis,sfax,sousse'],
  ['DZ', 60, 'EUR', 'algeria', 'algiers=alger=argel,oran'],
  ['LY', 120, 'USD', 'libya', 'tripoli,benghazi'],
  ['SD', 120, 'USD', 'sudan', 'khartoum'],
  [
    'NG',
    60,
    'NGN',
    'nigeria',
    'lagos,abuja,ibadan,port harcourt,kano,enugu,kaduna,benin city,jos,abeokuta,ilorin,warri,owerri,uyo,calabar,akure,maiduguri,onitsha,zaria,sokoto',
  ],
  ['GH', 0, 'GHS', 'ghana', 'accra,kumasi,tamale,takoradi'],
  ['SN', 0, 'XOF', 'senegal', 'dakar,thies,saint-louis'],
  ['CI', 0, 'XOF', "cote d'ivoire,ivory coast", 'abidjan,bouake'],
  ['ML', 0, 'XOF', 'mali', 'bamako'],
  ['BF', 0, 'XOF', 'burkina faso', 'ouagadougou'],
  ['BJ', 60, 'XOF', 'benin', 'cotonou'],
  ['TG', 0, 'XOF', 'togo', 'lome'],
  ['SL', 0, 'USD', 'sierra leone', 'freetown'],
  ['LR', 0, 'USD', 'liberia', 'monrovia'],
  ['GM', 0, 'USD', 'gambia', 'banjul'],
  ['CM', 60, 'XAF', 'cameroon,cameroun', 'douala,yaounde,buea'],
  ['CD', 60, 'USD', 'dr congo,drc,democratic republic of the congo', 'kinshasa,goma@120,lubumbashi@120'],
  ['AO', 60, 'USD', 'angola', 'luanda'],
  ['KE', 180, 'KES', 'kenya', 'nairobi,mombasa,kisumu,nakuru,eldoret,machakos,thika'],
  ['TZ', 180, 'TZS', 'tanzania', 'dar es salaam,arusha,dodoma,mwanza,zanzibar,moshi'],
  ['UG', 180, 'UGX', 'uganda', 'kampala,entebbe,gulu,mbarara,jinja'],
  ['RW', 120, 'RWF', 'rwanda', 'kigali'],
  ['BI', 120, 'USD', 'burundi', 'bujumbura'],
  ['ET', 180, 'ETB', 'ethiopia', 'addis ababa,addis,bahir dar,mekelle,hawassa'],
  ['SO', 180, 'USD', 'somalia,somaliland', 'mogadishu,hargeisa'],
  ['SS', 120, 'USD', 'south sudan', 'juba'],
  [
    'ZA',
    120,
    'ZAR',
    'south africa,sudafrika,sudafrica,afrique du sud,africa do sul',
    'cape town=kapstadt=ciudad del cabo=cidade do cabo,johannesburg=joburg,pretoria,durban,stellenbosch,port elizabeth=gqeberha,bloemfontein',
  ],
  ['ZW', 120, 'USD', 'zimbabwe', 'harare,bulawayo'],
  ['ZM', 120, 'ZMW', 'zambia', 'lusaka,ndola'],
  ['MW', 120, 'USD', 'malawi', 'lilongwe,blantyre'],
  ['MZ', 120, 'USD', 'mozambique', 'maputo,beira'],
  ['BW', 120, 'BWP', 'botswana', 'gaborone'],
  ['NA', 120, 'ZAR', 'namibia', 'windhoek'],
  ['MG', 180, 'USD', 'madagascar', 'antananarivo'],
  ['MU', 240, 'MUR', 'mauritius', 'port louis'],
  [
    'US',
    -300,
    'USD',
    'united states,usa,estados unidos,etats-unis,stati uniti,america,u.s',
    'new york=nyc=nueva york=nova york=nova iorque,boston,washington dc,philadelphia,miami,atlanta,detroit,pittsburgh,raleigh,durham,charlotte,orlando,tampa,cleveland,columbus,baltimore,chicago@-360,austin@-360,houston@-360,dallas@-360,san antonio@-360,minneapolis@-360,nashville@-360,new orleans@-360,milwaukee@-360,kansas city@-360,st louis@-360,st paul=saint paul@-360,madison@-360,denver@-420,boulder@-420,salt lake city@-420,providence,hartford,new haven,erie,syracuse,akron,phoenix@-420,tucson@-420,albuquerque@-420,boise@-420,san francisco=bay area=silicon valley@-480,oakland@-480,berkeley@-480,palo alto@-480,santa monica@-480,brooklyn,san jose ca@-480,los angeles@-480,san diego@-480,sacramento@-480,seattle@-480,portland@-480,las vegas@-480,*california@-480,*texas@-360,*colorado@-420,anchorage@-540,honolulu@-600,*hawaii@-600,cincinnati,indianapolis,ann arbor,fort collins@-420,memphis@-360,omaha@-360,oklahoma city@-360,tulsa@-360,spokane@-480,fresno@-480,chattanooga=chattanooga tennessee,knoxville=knoxville tennessee,el paso=el paso texas@-420,pensacola=pensacola florida@-360,evansville=evansville indiana@-360,rapid city=rapid city south dakota@-420',
  ],
  [
    'CA',
    -300,
    'CAD',
    'canada',
    'toronto,montreal,ottawa,quebec city,waterloo,kitchener,halifax@-240,winnipeg@-360,calgary@-420,edmonton@-420,vancouver@-480,victoria bc@-480,kelowna@-480,saskatoon@-360',
  ],
  [
    'MX',
    -360,
    'MXN',
    'mexico,mexiko,mexique',
    'mexico city=ciudad de mexico=cdmx=cidade do mexico=mexiko-stadt,guadalajara,monterrey,puebla,queretaro,merida,oaxaca,cancun@-300,tijuana@-480,hermosillo@-420,toluca,san luis potosi',
  ],
  ['GT', -360, 'GTQ', 'guatemala', 'guatemala city'],
  ['SV', -360, 'USD', 'el salvador', 'san salvador'],
  ['HN', -360, 'USD', 'honduras', 'tegucigalpa'],
  ['NI', -360, 'USD', 'nicaragua', 'managua'],
  ['CR', -360, 'CRC', 'costa rica', ''],
  ['PA', -300, 'USD', 'panama', 'panama city'],
  ['CU', -300, 'USD', 'cuba', 'havana=la habana=la havane'],
  ['JM', -300, 'USD', 'jamaica', 'kingston'],
  ['HT', -300, 'USD', 'haiti', 'port-au-prince'],
  ['DO', -240, 'DOP', 'dominican republic', 'santo domingo'],
  ['PR', -240, 'USD', 'puerto rico', 'san juan'],
  ['TT', -240, 'USD', 'trinidad', 'port of spain'],
  [
    'CO',
    -300,
    'COP',
    'colombia,kolumbien,colombie',
    'bogota,medellin,cali=santiago de cali,barranquilla,cartagena,manizales,pereira,armenia quindio',
  ],
  ['VE', -240, 'USD', 'venezuela', 'caracas,maracaibo,barquisimeto'],
  ['EC', -300, 'USD', 'ecuador', 'quito,guayaquil,cuenca'],
  ['PE', -300, 'PEN', 'peru', 'lima,arequipa,cusco'],
  ['BO', -240, 'BOB', 'bolivia', 'la paz,santa cruz de la sierra,cochabamba'],
  [
    'BR',
    -180,
    'BRL',
    'brazil,brasil,brasilien,bresil',
    'sao paulo,rio de janeiro=rio,belo horizonte,curitiba,porto alegre,florianopolis,recife,salvador,fortaleza,brasilia,campinas,goiania,belem,natal brazil,manaus@-240,cuiaba@-240,campo grande@-240,joinville,londrina,uberlandia,maringa',
  ],
  ['PY', -180, 'USD', 'paraguay', 'asuncion'],
  ['UY', -180, 'UYU', 'uruguay', 'montevideo'],
  [
    'AR',
    -180,
    'ARS',
    'argentina,argentinien,argentine',
    'buenos aires,cordoba,rosario,mendoza,bariloche,rio cuarto',
  ],
  ['CL', -240, 'CLP', 'chile', 'santiago,valparaiso,concepcion'],
];

/** Countries where clocks change in summer, by half of the earth. From the IANA time zone database. */
const SUMMER_TIME: readonly ReadonlySet<string>[] = [
  'US CA BS BM HT CU GL GB IE PT ES FR DE AT CH IT NL BE LU DK SE NO FI EE LV LT PL CZ SK HU SI HR RS BA ME MK AL BG RO MD GR CY MT UA XK EG IL PS LB',
  'AU NZ CL',
].map((codes) => new Set(codes.split(' ')));

/** Cities of such countries where they do not. */
const NO_SUMMER_TIME: ReadonlySet<string> = new Set(
  'phoenix,tucson,mesa,scottsdale,tempe,honolulu,brisbane,gold coast,sunshine coast,cairns,townsville,toowoomba,perth,darwin,saskatoon'.split(
    ',',
  ),
);

/** Countries in which a city has another clock than most. */
const MANY_CLOCKS: ReadonlySet<string> = new Set(
  COUNTRIES.flatMap(([country, , , , cities]) => (cities.includes('@') ? [country] : [])),
);

/** Whether the country alone tells the clock. */
export function hasOneClock(country: string): boolean {
  return !MANY_CLOCKS.has(country);
}

interface Town {
  readonly country?: string;
  readonly cities?: readonly string[];
}

/** The least and the most minutes between the clocks of two places in a year, who are `apart` minutes from each other in standard time. */
export function clocksOfYear(one: Town, other: Town, apart: number): readonly [least: number, most: number] {
  const inSummerOf = (half: number) =>
    apart + (halfOf(one) === half ? AN_HOUR : 0) - (halfOf(other) === half ? AN_HOUR : 0);
  const both = SUMMER_TIME.map((_, half) => inSummerOf(half));
  const isPassed = Math.min(...both) < 0 && Math.max(...both) > 0;
  const sizes = both.map(Math.abs);
  return [isPassed ? 0 : Math.min(...sizes), Math.max(...sizes)];
}

const AN_HOUR = 60;

/** The half of the earth whose summer time a place has; -1 for none. */
function halfOf({ country = '', cities = [] }: Town): number {
  if (NO_SUMMER_TIME.has(cities[0] ?? '')) return -1;
  return SUMMER_TIME.findIndex((countries) => countries.has(country));
}
