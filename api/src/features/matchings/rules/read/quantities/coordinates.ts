import type { Place } from './place.ts';

/** Degrees, to a tenth: within some eleven kilometres. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The cities of `COUNTRIES`, and towns beside them that are known by their country alone ("Dartmouth, Nova Scotia"): name, latitude, longitude. From GeoNames (geonames.org, CC BY 4.0), rounded. */
const CITIES: Readonly<Record<string, string>> = {
  BB: 'bridgetown 13.1 -59.6',
  BS: 'nassau 25.1 -77.3',
  BZ: 'belmopan 17.3 -88.8',
  SR: 'paramaribo 5.9 -55.2',
  PG: 'port moresby -9.5 147.2',
  CV: 'praia 14.9 -23.5',
  IN: 'bengaluru 13.0 77.6,mumbai 19.1 72.9,navi mumbai 19.0 73.0,thane 19.2 73.0,gurgaon 28.5 77.0,noida 28.6 77.3,delhi 28.7 77.2,hyderabad 17.4 78.5,chennai 13.1 80.3,kolkata 22.6 88.4,pune 18.5 73.9,ahmedabad 23.0 72.6,surat 21.2 72.8,jaipur 26.9 75.8,lucknow 26.8 80.9,kochi 9.9 76.3,coimbatore 11.0 77.0,indore 22.7 75.8,bhopal 23.3 77.4,nagpur 21.1 79.1,nashik 20.0 73.8,vadodara 22.3 73.2,visakhapatnam 17.7 83.2,patna 25.6 85.1,ranchi 23.3 85.3,guwahati 26.2 91.7,shillong 25.6 91.9,bhubaneswar 20.3 85.8,chandigarh 30.7 76.8,mohali 30.7 76.7,ludhiana 30.9 75.9,amritsar 31.6 74.9,dehradun 30.3 78.0,thiruvananthapuram 8.5 76.9,mysuru 12.3 76.6,madurai 9.9 78.1,mangaluru 12.9 74.9,goa 15.5 73.8,varanasi 25.3 83.0,kanpur 26.5 80.3,agra 27.2 78.0,jodhpur 26.3 73.0,udaipur 24.6 73.7,raipur 21.2 81.6,vijayawada 16.5 80.6,hubli 15.3 75.1,satara 17.7 74.0,kolhapur 16.7 74.2,srinagar 34.1 74.8,imphal 24.8 93.9,gangtok 27.3 88.6,warangal 18.0 79.6,rajkot 22.3 70.8,jabalpur 23.2 80.0,jamshedpur 22.8 86.2,ghaziabad 28.7 77.4,faridabad 28.4 77.3,howrah 22.6 88.3,secunderabad 17.4 78.5',
  PK: 'karachi 24.9 67.0,lahore 31.6 74.4,islamabad 33.7 73.0,rawalpindi 33.6 73.0,faisalabad 31.4 73.1,peshawar 34.0 71.6,multan 30.2 71.5,quetta 30.2 67.0,sialkot 32.5 74.5,gujranwala 32.2 74.2,bahawalpur 29.4 71.7,sargodha 32.1 72.7,sukkur 27.7 68.9,jhang 31.3 72.3,sahiwal 30.7 73.1,abbottabad 34.1 73.2',
  BD: 'dhaka 23.7 90.4,chittagong 22.3 91.8,chattogram 22.3 91.8,sylhet 24.9 91.9,khulna 22.8 89.6,rajshahi 24.4 88.6,gazipur 24.0 90.4',
  LK: 'colombo 6.9 79.8,kandy 7.3 80.6,galle 6.0 80.2,jaffna 9.7 80.0',
  NP: 'kathmandu 27.7 85.3,pokhara 28.3 84.0,lalitpur 27.7 85.3',
  BT: 'thimphu 27.5 89.6,paro 27.4 89.4',
  AF: 'kabul 34.5 69.2',
  CN: 'beijing 39.9 116.4,shanghai 31.2 121.5,shenzhen 22.5 114.1,guangzhou 23.1 113.3,hangzhou 30.3 120.2,chengdu 30.7 104.1,wuhan 30.6 114.3,nanjing 32.1 118.8,suzhou 31.3 120.6,xian 34.3 108.9',
  TW: 'taipei 25.0 121.5,kaohsiung 22.6 120.3,hsinchu 24.8 121.0,taichung 24.1 120.7',
  JP: 'tokyo 35.7 139.7,osaka 34.7 135.5,kyoto 35.0 135.8,fukuoka 33.6 130.4,nagoya 35.2 136.9,sapporo 43.1 141.3,yokohama 35.4 139.7,kobe 34.7 135.2,hiroshima 34.4 132.5,sendai 38.3 140.9,kawasaki 35.5 139.7',
  KR: 'seoul 37.6 127.0,busan 35.1 129.0,incheon 37.5 126.7,daejeon 36.3 127.4,daegu 35.9 128.6',
  MN: 'ulaanbaatar 47.9 106.9,ulan bator 47.9 106.9',
  MY: 'kuala lumpur 3.1 101.7,penang 5.4 100.3,george town 5.4 100.3,johor bahru 1.5 103.8,kota kinabalu 6.0 116.1,kuching 1.6 110.3',
  ID: 'jakarta -6.2 106.8,bandung -6.9 107.6,yogyakarta -7.8 110.4,surabaya -7.2 112.8,semarang -7.0 110.4,medan 3.6 98.7,malang -8.0 112.6,bali -8.7 115.2,makassar -5.1 119.4',
  TH: 'bangkok 13.8 100.5,chiang mai 18.8 99.0,phuket 7.9 98.4',
  VN: 'hanoi 21.0 105.8,ho chi minh city 10.8 106.6,da nang 16.1 108.2,can tho 10.0 105.8,hue 16.5 107.6',
  PH: 'manila 14.6 121.0,quezon city 14.6 121.1,makati 14.6 121.0,cebu 10.3 123.9,davao 7.1 125.6,taguig 14.5 121.1,iloilo 10.7 122.6,pasig 14.6 121.1,mandaue 10.3 123.9',
  KH: 'phnom penh 11.6 104.9,siem reap 13.4 103.9',
  LA: 'vientiane 18.0 102.6',
  MM: 'yangon 16.8 96.2,mandalay 22.0 96.1',
  AU: 'sydney -33.9 151.2,melbourne -37.8 145.0,brisbane -27.5 153.0,canberra -35.3 149.1,hobart -42.9 147.3,perth -32.0 115.9,adelaide -34.9 138.6,darwin -12.5 130.8,gold coast -28.0 153.4,newcastle nsw -32.9 151.8,parramatta -33.8 151.0,fremantle -32.1 115.7',
  NZ: 'auckland -36.8 174.8,wellington -41.3 174.8,christchurch -43.5 172.6,dunedin -45.9 170.5,lower hutt -41.2 174.9',
  FJ: 'suva -18.1 178.4',
  AE: 'dubai 25.1 55.3,abu dhabi 24.5 54.4,sharjah 25.3 55.4',
  SA: 'riyadh 24.7 46.7,jeddah 21.5 39.2,dammam 26.4 50.1',
  QA: 'doha 25.3 51.5',
  BH: 'manama 26.2 50.6',
  KW: 'kuwait city 29.4 48.0',
  OM: 'muscat 23.6 58.4',
  IR: 'tehran 35.7 51.4,isfahan 32.7 51.7,shiraz 29.6 52.5',
  IQ: 'baghdad 33.3 44.4,erbil 36.2 44.0,basra 30.5 47.8',
  JO: 'amman 32.0 35.9,irbid 32.6 35.9',
  LB: 'beirut 33.9 35.5,tripoli lebanon 34.4 35.8',
  IL: 'tel aviv 32.1 34.8,jerusalem 31.8 35.2,haifa 32.8 35.0,ramat gan 32.1 34.8,herzliya 32.2 34.8',
  PS: 'ramallah 31.9 35.2,gaza 31.5 34.5,nablus 32.2 35.3',
  TR: 'istanbul 41.0 28.9,ankara 39.9 32.9,izmir 38.4 27.1,bursa 40.2 29.1,antalya 36.9 30.7,konya 37.9 32.5,gaziantep 37.1 37.4,trabzon 41.0 39.7,adana 37.0 35.3,mersin 36.8 34.6,kayseri 38.7 35.5,eskisehir 39.8 30.5',
  GE: 'tbilisi 41.7 44.8,batumi 41.6 41.6,kutaisi 42.3 42.7',
  AM: 'yerevan 40.2 44.5,gyumri 40.8 43.8',
  AZ: 'baku 40.4 49.9',
  KZ: 'almaty 43.3 76.9,astana 51.2 71.4',
  UZ: 'tashkent 41.3 69.2,samarkand 39.7 67.0',
  KG: 'bishkek 42.9 74.6',
  RU: 'moscow 55.8 37.6,saint petersburg 59.9 30.3,st petersburg 59.9 30.3,kazan 55.8 49.1,novosibirsk 55.0 82.9',
  UA: 'kyiv 50.5 30.5,lviv 49.8 24.0,odesa 46.5 30.7,kharkiv 50.0 36.3,dnipro 48.5 35.0',
  GB: 'london 51.5 -0.1,croydon 51.4 -0.1,salford 53.5 -2.3,leith 56.0 -3.2,manchester 53.5 -2.2,birmingham 52.5 -1.9,leeds 53.8 -1.5,bristol 51.5 -2.6,edinburgh 56.0 -3.2,glasgow 55.9 -4.3,cambridge 52.2 0.1,oxford 51.8 -1.3,liverpool 53.4 -3.0,sheffield 53.4 -1.5,newcastle 55.0 -1.6,cardiff 51.5 -3.2,belfast 54.6 -5.9,nottingham 53.0 -1.2,brighton 50.8 -0.1,aberdeen 57.1 -2.1,dundee 56.5 -3.0,stockport 53.4 -2.2,leicester 52.6 -1.1,coventry 52.4 -1.5,exeter 50.7 -3.5,norwich 52.6 1.3,southampton 50.9 -1.4,swansea 51.6 -3.9,bradford 53.8 -1.8,inverness 57.5 -4.2,wolverhampton 52.6 -2.1,gateshead 55.0 -1.6,solihull 52.4 -1.8,birkenhead 53.4 -3.0',
  IE: 'dublin 53.3 -6.2,cork 51.9 -8.5,galway 53.3 -9.0,limerick 52.7 -8.6,waterford 52.3 -7.1,sligo 54.3 -8.5,kilkenny 52.7 -7.3',
  PT: 'lisbon 38.7 -9.1,porto 41.1 -8.6,braga 41.6 -8.4,coimbra 40.2 -8.4,funchal 32.7 -16.9,faro 37.0 -7.9,aveiro 40.6 -8.6,evora 38.6 -7.9,setubal 38.5 -8.9,vila nova de gaia 41.1 -8.6,almada 38.7 -9.2,matosinhos 41.2 -8.7',
  ES: 'madrid 40.4 -3.7,barcelona 41.4 2.2,valencia 39.5 -0.4,seville 37.4 -6.0,bilbao 43.3 -2.9,malaga 36.7 -4.4,zaragoza 41.7 -0.9,vigo 42.2 -8.7,santiago de compostela 42.9 -8.5,a coruna 43.4 -8.4,murcia 38.0 -1.1,granada 37.2 -3.6,alicante 38.3 -0.5,san sebastian 43.3 -2.0,pamplona 42.8 -1.6,valladolid 41.7 -4.7,gijon 43.5 -5.7,oviedo 43.4 -5.8,salamanca 41.0 -5.7,badalona 41.4 2.2,getafe 40.3 -3.7',
  FR: 'paris 48.9 2.3,lyon 45.7 4.8,villeurbanne 45.8 4.9,marseille 43.3 5.4,toulouse 43.6 1.4,nantes 47.2 -1.6,bordeaux 44.8 -0.6,lille 50.6 3.1,grenoble 45.2 5.7,rennes 48.1 -1.7,montpellier 43.6 3.9,strasbourg 48.6 7.7,nice 43.7 7.3,dijon 47.3 5.0,reims 49.3 4.0,clermont-ferrand 45.8 3.1,annecy 45.9 6.1,rouen 49.4 1.1,limoges 45.8 1.3,mulhouse 47.7 7.3,metz 49.1 6.2,boulogne-billancourt 48.8 2.2,montreuil 48.9 2.4',
  DE: 'berlin 52.5 13.4,munich 48.1 11.6,hamburg 53.6 10.0,cologne 50.9 7.0,frankfurt 50.1 8.7,stuttgart 48.8 9.2,leipzig 51.3 12.4,dresden 51.1 13.7,dusseldorf 51.2 6.8,karlsruhe 49.0 8.4,hannover 52.4 9.7,nuremberg 49.5 11.1,freiburg 48.0 7.9,aachen 50.8 6.1,bremen 53.1 8.8,mannheim 49.5 8.5,bonn 50.7 7.1,dortmund 51.5 7.5,munster 52.0 7.6,augsburg 48.4 10.9,kiel 54.3 10.1,kassel 51.3 9.5,gottingen 51.5 9.9,ulm 48.4 10.0,potsdam 52.4 13.1,jena 50.9 11.6,magdeburg 52.1 11.6,chemnitz 50.8 12.9,rostock 54.1 12.1,regensburg 49.0 12.1,wurzburg 49.8 9.9,heidelberg 49.4 8.7,darmstadt 49.9 8.7,saarbrucken 49.2 7.0,mainz 50.0 8.3,wiesbaden 50.1 8.2,konstanz 47.7 9.2,erfurt 51.0 11.0,offenbach 50.1 8.8,furth 49.5 11.0,ludwigshafen 49.5 8.4',
  AT: 'vienna 48.2 16.4,graz 47.1 15.4,linz 48.3 14.3,salzburg 47.8 13.0,innsbruck 47.3 11.4,klagenfurt 46.6 14.3',
  CH: 'zurich 47.4 8.6,geneva 46.2 6.1,basel 47.6 7.6,bern 46.9 7.4,lausanne 46.5 6.6,lugano 46.0 9.0,winterthur 47.5 8.7,st gallen 47.4 9.4',
  IT: 'rome 41.9 12.5,milan 45.5 9.2,turin 45.1 7.7,bologna 44.5 11.3,naples 40.9 14.3,florence 43.8 11.2,padua 45.4 11.9,palermo 38.1 13.3,genoa 44.4 8.9,trieste 45.6 13.8,bari 41.1 16.9,verona 45.4 11.0,bergamo 45.7 9.7,modena 44.6 10.9,parma 44.8 10.3,catania 37.5 15.1,brescia 45.5 10.2,trento 46.1 11.1,cagliari 39.2 9.1,perugia 43.1 12.4',
  NL: 'amsterdam 52.4 4.9,rotterdam 51.9 4.5,utrecht 52.1 5.1,the hague 52.1 4.3,eindhoven 51.4 5.5,delft 52.0 4.4,groningen 53.2 6.6,wageningen 52.0 5.7,haarlem 52.4 4.6,amstelveen 52.3 4.9,zaandam 52.4 4.8',
  BE: 'brussels 50.9 4.3,antwerp 51.2 4.4,ghent 51.0 3.7,leuven 50.9 4.7,liege 50.6 5.6',
  DK: 'copenhagen 55.7 12.6,aarhus 56.2 10.2,odense 55.4 10.4,aalborg 57.0 9.9,frederiksberg 55.7 12.5',
  SE: 'stockholm 59.3 18.1,gothenburg 57.7 12.0,malmo 55.6 13.0,uppsala 59.9 17.6,lund 55.7 13.2,umea 63.8 20.3,lulea 65.6 22.2,solna 59.4 18.0',
  NO: 'oslo 59.9 10.7,bergen 60.4 5.3,trondheim 63.4 10.4,stavanger 59.0 5.7,tromso 69.6 19.0,alesund 62.5 6.2,bodo 67.3 14.4',
  FI: 'helsinki 60.2 24.9,espoo 60.2 24.7,tampere 61.5 23.8,turku 60.5 22.3,oulu 65.0 25.5,vantaa 60.3 25.0',
  IS: 'reykjavik 64.1 -21.9,akureyri 65.7 -18.1',
  EE: 'tallinn 59.4 24.8,tartu 58.4 26.7',
  LV: 'riga 56.9 24.1',
  LT: 'vilnius 54.7 25.3,kaunas 54.9 23.9',
  PL: 'warsaw 52.2 21.0,krakow 50.1 19.9,wroclaw 51.1 17.0,gdansk 54.4 18.6,poznan 52.4 16.9,lodz 51.8 19.5,katowice 50.3 19.0,gdynia 54.5 18.5,sopot 54.4 18.6',
  CZ: 'prague 50.1 14.4,brno 49.2 16.6,ostrava 49.8 18.3',
  SK: 'bratislava 48.1 17.1,kosice 48.7 21.3',
  HU: 'budapest 47.5 19.0,debrecen 47.5 21.6,szeged 46.3 20.1',
  SI: 'ljubljana 46.1 14.5,maribor 46.6 15.6',
  HR: 'zagreb 45.8 16.0,split croatia 43.5 16.4,rijeka 45.3 14.4',
  RS: 'belgrade 44.8 20.5,novi sad 45.3 19.8,nis 43.3 21.9',
  BA: 'sarajevo 43.8 18.4',
  MK: 'skopje 42.0 21.4',
  AL: 'tirana 41.3 19.8',
  BG: 'sofia 42.7 23.3,plovdiv 42.1 24.8,varna 43.2 27.9',
  RO: 'bucharest 44.4 26.1,cluj 46.8 23.6,timisoara 45.8 21.2,iasi 47.2 27.6',
  MD: 'chisinau 47.0 28.9',
  GR: 'athens 38.0 23.7,thessaloniki 40.6 22.9,patras 38.2 21.7,heraklion 35.3 25.1',
  CY: 'nicosia 35.2 33.4,limassol 34.7 33.0',
  MT: 'valletta 35.9 14.5',
  EG: 'cairo 30.1 31.2,alexandria 31.2 29.9,giza 30.0 31.2,mansoura 31.0 31.4,luxor 25.7 32.6,aswan 24.1 32.9,ismailia 30.6 32.3',
  MA: 'casablanca 33.6 -7.6,rabat 34.0 -6.8,marrakech 31.6 -8.0,fes 34.0 -5.0,tangier 35.8 -5.8,agadir 30.4 -9.6',
  TN: 'tunis 36.8 10.2,sfax 34.7 10.8,sousse 35.8 10.6',
  DZ: 'algiers 36.7 3.1,oran 35.7 -0.6',
  LY: 'tripoli 32.9 13.2,benghazi 32.1 20.1',
  SD: 'khartoum 15.6 32.5',
  NG: 'lagos 6.5 3.4,abuja 9.1 7.5,ibadan 7.4 3.9,port harcourt 4.8 7.0,kano 12.0 8.5,enugu 6.4 7.5,kaduna 10.5 7.4,benin city 6.3 5.6,jos 9.9 8.9,abeokuta 7.2 3.3,ilorin 8.5 4.5,warri 5.5 5.8,owerri 5.5 7.0,uyo 5.0 7.9,calabar 5.0 8.3,akure 7.3 5.2,maiduguri 11.8 13.2,onitsha 6.1 6.8,zaria 11.1 7.7,sokoto 13.1 5.2,ikeja 6.6 3.3',
  GH: 'accra 5.6 -0.2,kumasi 6.7 -1.6,tamale 9.4 -0.8,takoradi 4.9 -1.8',
  SN: 'dakar 14.7 -17.4,thies 14.8 -16.9,saint-louis 16.0 -16.5',
  CI: 'abidjan 5.4 -4.0,bouake 7.7 -5.0',
  ML: 'bamako 12.7 -8.0',
  BF: 'ouagadougou 12.4 -1.5',
  BJ: 'cotonou 6.4 2.4',
  TG: 'lome 6.1 1.2',
  SL: 'freetown 8.5 -13.2',
  LR: 'monrovia 6.3 -10.8',
  GM: 'banjul 13.5 -16.6',
  CM: 'douala 4.0 9.7,yaounde 3.9 11.5,buea 4.2 9.2',
  CD: 'kinshasa -4.3 15.3,goma -1.7 29.2,lubumbashi -11.7 27.5',
  AO: 'luanda -8.8 13.2',
  KE: 'nairobi -1.3 36.8,mombasa -4.1 39.7,kisumu -0.1 34.8,nakuru -0.3 36.1,eldoret 0.5 35.3,machakos -1.5 37.3,thika -1.0 37.1',
  TZ: 'dar es salaam -6.8 39.3,arusha -3.4 36.7,dodoma -6.2 35.7,mwanza -2.5 32.9,zanzibar -6.2 39.2,moshi -3.4 37.3',
  UG: 'kampala 0.3 32.6,entebbe 0.1 32.5,gulu 2.8 32.3,mbarara -0.6 30.6,jinja 0.4 33.2',
  RW: 'kigali -1.9 30.1',
  BI: 'bujumbura -3.4 29.4',
  ET: 'addis ababa 9.0 38.7,addis 9.0 38.7,bahir dar 11.6 37.4,mekelle 13.5 39.5,hawassa 7.1 38.5',
  SO: 'mogadishu 2.0 45.3,hargeisa 9.6 44.1',
  SS: 'juba 4.9 31.6',
  ZA: 'cape town -33.9 18.4,johannesburg -26.2 28.0,pretoria -25.7 28.2,durban -29.9 31.0,stellenbosch -33.9 18.9,port elizabeth -34.0 25.6,bloemfontein -29.1 26.2,sandton -26.1 28.1,centurion -25.9 28.2,soweto -26.3 27.9',
  ZW: 'harare -17.8 31.1,bulawayo -20.1 28.6',
  ZM: 'lusaka -15.4 28.3,ndola -13.0 28.6',
  MW: 'lilongwe -14.0 33.8,blantyre -15.8 35.0',
  MZ: 'maputo -26.0 32.6,beira -19.8 34.8',
  BW: 'gaborone -24.7 25.9',
  NA: 'windhoek -22.6 17.1',
  MG: 'antananarivo -18.9 47.5',
  MU: 'port louis -20.2 57.5',
  US: 'new york 40.7 -73.9,providence 41.8 -71.4,hartford 41.8 -72.7,new haven 41.3 -72.9,erie 42.1 -80.1,syracuse 43.0 -76.1,akron 41.1 -81.5,brooklyn 40.7 -73.9,oakland 37.8 -122.3,berkeley 37.9 -122.3,palo alto 37.4 -122.1,santa monica 34.0 -118.5,cambridge, massachusetts 42.4 -71.1,boston 42.4 -71.1,washington dc 38.9 -77.0,philadelphia 40.0 -75.2,miami 25.8 -80.2,atlanta 33.7 -84.4,detroit 42.3 -83.0,pittsburgh 40.4 -80.0,raleigh 35.8 -78.6,durham 36.0 -78.9,charlotte 35.2 -80.8,orlando 28.5 -81.4,tampa 27.9 -82.5,cleveland 41.5 -81.7,columbus 40.0 -83.0,baltimore 39.3 -76.6,chicago 41.9 -87.7,austin 30.3 -97.7,houston 29.8 -95.4,dallas 32.8 -96.8,san antonio 29.4 -98.5,minneapolis 45.0 -93.3,nashville 36.2 -86.8,new orleans 30.0 -90.1,milwaukee 43.0 -87.9,kansas city 39.1 -94.6,st louis 38.6 -90.2,madison 43.1 -89.4,denver 39.7 -105.0,boulder 40.0 -105.3,salt lake city 40.8 -111.9,phoenix 33.4 -112.1,tucson 32.2 -110.9,albuquerque 35.1 -106.7,boise 43.6 -116.2,san francisco 37.8 -122.4,san jose ca 37.3 -121.9,los angeles 34.1 -118.2,san diego 32.7 -117.2,sacramento 38.6 -121.5,seattle 47.6 -122.3,portland 45.5 -122.7,las vegas 36.2 -115.1,anchorage 61.2 -149.9,honolulu 21.3 -157.9,cincinnati 39.1 -84.5,indianapolis 39.8 -86.2,ann arbor 42.3 -83.7,fort collins 40.6 -105.1,memphis 35.1 -90.0,omaha 41.3 -96.0,oklahoma city 35.5 -97.5,tulsa 36.2 -96.0,spokane 47.7 -117.4,fresno 36.7 -119.8,chattanooga 35.0 -85.3,knoxville 36.0 -83.9,el paso 31.8 -106.5,pensacola 30.4 -87.2,evansville 38.0 -87.6,rapid city 44.1 -103.2,jersey city 40.7 -74.1,hoboken 40.7 -74.0,st paul 44.9 -93.1,saint paul 44.9 -93.1,scottsdale 33.5 -111.9,tempe 33.4 -111.9,fort worth 32.8 -97.3,tacoma 47.3 -122.4,bethesda 39.0 -77.1',
  CA: 'toronto 43.7 -79.4,montreal 45.5 -73.6,ottawa 45.4 -75.7,quebec city 46.8 -71.2,waterloo 43.5 -80.5,kitchener 43.4 -80.5,halifax 44.6 -63.6,winnipeg 49.9 -97.1,calgary 51.1 -114.1,edmonton 53.6 -113.5,vancouver 49.2 -123.1,victoria bc 48.4 -123.4,dartmouth 44.7 -63.6,mississauga 43.6 -79.6,brampton 43.7 -79.8,markham 43.9 -79.3,burnaby 49.2 -123.0,laval 45.6 -73.7,longueuil 45.5 -73.5,gatineau 45.5 -75.7,levis 46.8 -71.2',
  MX: 'mexico city 19.4 -99.1,guadalajara 20.7 -103.4,monterrey 25.7 -100.3,puebla 19.0 -98.2,queretaro 20.6 -100.4,merida 21.0 -89.6,oaxaca 17.1 -96.7,cancun 21.2 -86.8,tijuana 32.5 -117.0,zapopan 20.7 -103.4,tlaquepaque 20.6 -103.3',
  GT: 'guatemala city 14.6 -90.5',
  SV: 'san salvador 13.7 -89.2',
  HN: 'tegucigalpa 14.1 -87.2',
  NI: 'managua 12.1 -86.3',
  PA: 'panama city 9.0 -79.5',
  CU: 'havana 23.1 -82.4',
  JM: 'kingston 18.0 -76.8',
  HT: 'port-au-prince 18.5 -72.3',
  DO: 'santo domingo 18.5 -69.9',
  PR: 'san juan 18.5 -66.1',
  TT: 'port of spain 10.7 -61.5',
  CO: 'bogota 4.6 -74.1,medellin 6.3 -75.6,cali 3.4 -76.5,barranquilla 11.0 -74.8,cartagena 10.4 -75.5,manizales 5.1 -75.5,pereira 4.8 -75.7,armenia quindio 4.5 -75.7,envigado 6.2 -75.6',
  VE: 'caracas 10.5 -66.9,maracaibo 10.7 -71.6,barquisimeto 10.1 -69.4',
  EC: 'quito -0.2 -78.5,guayaquil -2.2 -79.9,cuenca -2.9 -79.0',
  PE: 'lima -12.0 -77.0,arequipa -16.4 -71.5,cusco -13.5 -72.0,callao -12.1 -77.1',
  BO: 'la paz -16.5 -68.2,santa cruz de la sierra -17.8 -63.2,cochabamba -17.4 -66.2',
  BR: 'sao paulo -23.5 -46.6,rio de janeiro -22.9 -43.2,belo horizonte -19.9 -43.9,curitiba -25.4 -49.3,porto alegre -30.0 -51.2,florianopolis -27.6 -48.5,recife -8.1 -34.9,salvador -13.0 -38.5,fortaleza -3.7 -38.5,brasilia -15.8 -47.9,campinas -22.9 -47.1,goiania -16.7 -49.3,belem -1.5 -48.5,natal brazil -5.8 -35.2,manaus -3.1 -60.0,cuiaba -15.6 -56.1,niteroi -22.9 -43.1,guarulhos -23.5 -46.5,osasco -23.5 -46.8,olinda -8.0 -34.9',
  PY: 'asuncion -25.3 -57.6',
  UY: 'montevideo -34.9 -56.2',
  AR: 'buenos aires -34.6 -58.4,cordoba -31.4 -64.2,rosario -32.9 -60.6,mendoza -32.9 -68.8,bariloche -41.1 -71.3,rio cuarto -33.1 -64.3',
  CL: 'santiago -33.5 -70.6,valparaiso -33.0 -71.6,concepcion -36.8 -73.0,vina del mar -33.0 -71.6',
  SG: 'sg 1.3 103.9',
  HK: 'hk 22.3 114.2',
  LU: 'lu 49.6 6.1',
};

const found = new Map<string, Coordinates>(
  Object.entries(CITIES).flatMap(([country, cities]) =>
    cities.split(/,(?! )/).map((entry): [string, Coordinates] => {
      const [, city = '', latitude, longitude] = /^(.+) (\S+) (\S+)$/.exec(entry) ?? [];
      return [`${country} ${city}`, { latitude: Number(latitude), longitude: Number(longitude) }];
    }),
  ),
);

const EARTH_KM = 6371;

/** Kilometres between two home cities, by the haversine formula; undefined where one is not known. */
export function kilometresBetween(one: Place, other: Place): number | undefined {
  const [a, b] = [coordinatesOf(one), coordinatesOf(other)];
  if (!a || !b) return undefined;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Where somebody's home city is; undefined where they have named none that we know. */
export function coordinatesOf({ country, cities }: Place): Coordinates | undefined {
  return found.get(`${country} ${cities?.[0]}`);
}
