import type { Place } from './place.ts';

/** Degrees, to a tenth: within some eleven kilometres. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The cities of `COUNTRIES`, and towns beside them that are known by their country alone ("Dartmouth, Nova Scotia"): name, latitude, longitude. From GeoNames (geonames.org, CC BY 4.0), to a kilometre. */
const CITIES: Readonly<Record<string, string>> = {
  BB: 'bridgetown 13.11 -59.62',
  BS: 'nassau 25.06 -77.34',
  BZ: 'belmopan 17.25 -88.76',
  SR: 'paramaribo 5.87 -55.17',
  PG: 'port moresby -9.48 147.15',
  CV: 'praia 14.93 -23.51',
  IN: 'bengaluru 12.97 77.59,mumbai 19.07 72.88,navi mumbai 19.04 73.02,thane 19.20 72.96,gurgaon 28.46 77.03,noida 28.58 77.33,delhi 28.65 77.23,hyderabad 17.38 78.46,chennai 13.09 80.28,kolkata 22.56 88.36,pune 18.52 73.86,ahmedabad 23.03 72.59,surat 21.20 72.83,jaipur 26.92 75.79,lucknow 26.84 80.92,kochi 9.94 76.26,coimbatore 11.01 76.97,indore 22.72 75.83,bhopal 23.25 77.40,nagpur 21.15 79.08,nashik 20.00 73.79,vadodara 22.30 73.21,visakhapatnam 17.68 83.20,patna 25.59 85.14,ranchi 23.34 85.31,guwahati 26.18 91.75,shillong 25.57 91.88,bhubaneswar 20.27 85.83,chandigarh 30.74 76.79,mohali 30.68 76.72,ludhiana 30.91 75.85,amritsar 31.62 74.88,dehradun 30.32 78.03,thiruvananthapuram 8.49 76.95,mysuru 12.30 76.64,madurai 9.92 78.12,mangaluru 12.92 74.86,goa 15.5 73.8,varanasi 25.32 83.01,kanpur 26.47 80.35,agra 27.18 78.02,jodhpur 26.27 73.01,udaipur 24.59 73.71,raipur 21.23 81.63,vijayawada 16.51 80.65,hubli 15.35 75.13,satara 17.69 73.99,kolhapur 16.70 74.23,srinagar 34.09 74.81,imphal 24.81 93.94,gangtok 27.33 88.61,warangal 18.00 79.58,rajkot 22.29 70.79,jabalpur 23.17 79.95,jamshedpur 22.80 86.19,ghaziabad 28.67 77.44,faridabad 28.41 77.31,howrah 22.58 88.32,secunderabad 17.50 78.54',
  PK: 'karachi 24.86 67.01,lahore 31.56 74.35,islamabad 33.72 73.04,rawalpindi 33.60 73.05,faisalabad 31.42 73.09,peshawar 34.01 71.58,multan 30.20 71.48,quetta 30.18 67.00,sialkot 32.49 74.53,gujranwala 32.16 74.19,bahawalpur 29.40 71.68,sargodha 32.09 72.67,sukkur 27.70 68.86,jhang 31.27 72.32,sahiwal 30.67 73.10,abbottabad 34.15 73.21',
  BD: 'dhaka 23.71 90.41,chittagong 22.34 91.83,chattogram 22.34 91.83,sylhet 24.90 91.87,khulna 22.81 89.56,rajshahi 24.37 88.60,gazipur 24.00 90.42',
  LK: 'colombo 6.94 79.85,kandy 7.29 80.63,galle 6.05 80.21,jaffna 9.67 80.01',
  NP: 'kathmandu 27.70 85.32,pokhara 28.27 83.97,lalitpur 27.68 85.31',
  BT: 'thimphu 27.47 89.64,paro 27.43 89.41',
  AF: 'kabul 34.53 69.17',
  CN: 'beijing 39.91 116.40,shanghai 31.22 121.46,shenzhen 22.55 114.07,guangzhou 23.12 113.25,hangzhou 30.29 120.16,chengdu 30.67 104.07,wuhan 30.58 114.27,nanjing 32.06 118.78,suzhou 31.30 120.60,xian 34.26 108.93',
  TW: 'taipei 25.05 121.53,kaohsiung 22.62 120.31,hsinchu 24.80 120.97,taichung 24.15 120.68',
  JP: 'tokyo 35.69 139.69,osaka 34.69 135.50,kyoto 35.02 135.75,fukuoka 33.60 130.42,nagoya 35.18 136.91,sapporo 43.07 141.35,yokohama 35.43 139.65,kobe 34.69 135.18,hiroshima 34.40 132.45,sendai 38.27 140.87,kawasaki 35.52 139.72',
  KR: 'seoul 37.57 126.98,busan 35.10 129.03,incheon 37.46 126.71,daejeon 36.35 127.38,daegu 35.87 128.59',
  MN: 'ulaanbaatar 47.91 106.88,ulan bator 47.91 106.88',
  MY: 'kuala lumpur 3.14 101.69,penang 5.41 100.34,george town 5.41 100.34,johor bahru 1.47 103.76,kota kinabalu 5.97 116.07,kuching 1.55 110.33',
  ID: 'jakarta -6.21 106.85,bandung -6.92 107.61,yogyakarta -7.80 110.36,surabaya -7.25 112.75,semarang -6.99 110.42,medan 3.58 98.67,malang -7.98 112.63,bali -8.7 115.2,makassar -5.15 119.43',
  TH: 'bangkok 13.75 100.50,chiang mai 18.79 98.98,phuket 7.89 98.40',
  VN: 'hanoi 21.02 105.84,ho chi minh city 10.82 106.63,da nang 16.07 108.22,can tho 10.04 105.79,hue 16.46 107.60',
  PH: 'manila 14.60 120.98,quezon city 14.65 121.05,makati 14.55 121.03,cebu 10.32 123.89,davao 7.07 125.61,taguig 14.52 121.08,iloilo 10.70 122.56,pasig 14.59 121.06,mandaue 10.32 123.92',
  KH: 'phnom penh 11.56 104.92,siem reap 13.36 103.86',
  LA: 'vientiane 17.97 102.60',
  MM: 'yangon 16.81 96.16,mandalay 21.97 96.08',
  AU: 'sydney -33.87 151.21,melbourne -37.81 144.96,newcastle, new south wales -32.93 151.78,brisbane -27.47 153.03,canberra -35.28 149.13,hobart -42.88 147.33,perth -31.95 115.86,adelaide -34.93 138.60,darwin -12.46 130.84,gold coast -28.00 153.43,newcastle nsw -32.93 151.78,parramatta -33.82 151.00,fremantle -32.06 115.75',
  NZ: 'auckland -36.85 174.76,wellington -41.29 174.78,christchurch -43.53 172.63,dunedin -45.87 170.50,lower hutt -41.22 174.92',
  FJ: 'suva -18.14 178.43',
  AE: 'dubai 25.08 55.31,abu dhabi 24.45 54.40,sharjah 25.33 55.41',
  SA: 'riyadh 24.69 46.72,jeddah 21.49 39.19,dammam 26.43 50.10',
  QA: 'doha 25.29 51.53',
  BH: 'manama 26.23 50.59',
  KW: 'kuwait city 29.37 47.97',
  OM: 'muscat 23.58 58.41',
  IR: 'tehran 35.69 51.42,isfahan 32.65 51.67,shiraz 29.61 52.53',
  IQ: 'baghdad 33.34 44.40,erbil 36.19 44.01,basra 30.51 47.78',
  JO: 'amman 31.96 35.95,irbid 32.56 35.85',
  LB: 'beirut 33.89 35.50,tripoli lebanon 34.43 35.84',
  IL: 'tel aviv 32.08 34.78,jerusalem 31.77 35.22,haifa 32.81 35.00,ramat gan 32.08 34.81,herzliya 32.17 34.83',
  PS: 'ramallah 31.90 35.20,gaza 31.50 34.47,nablus 32.22 35.25',
  TR: 'istanbul 41.01 28.95,ankara 39.92 32.85,izmir 38.41 27.14,bursa 40.20 29.06,antalya 36.91 30.70,konya 37.87 32.48,gaziantep 37.06 37.38,trabzon 41.01 39.73,adana 36.99 35.33,mersin 36.81 34.64,kayseri 38.73 35.49,eskisehir 39.78 30.52',
  GE: 'tbilisi 41.69 44.83,batumi 41.64 41.63,kutaisi 42.27 42.69',
  AM: 'yerevan 40.18 44.51,gyumri 40.79 43.85',
  AZ: 'baku 40.38 49.89',
  KZ: 'almaty 43.25 76.91,astana 51.18 71.45',
  UZ: 'tashkent 41.26 69.22,samarkand 39.65 66.96',
  KG: 'bishkek 42.87 74.59',
  RU: 'moscow 55.75 37.62,saint petersburg 59.94 30.31,st petersburg 59.94 30.31,kazan 55.79 49.12,novosibirsk 55.02 82.93',
  UA: 'kyiv 50.45 30.52,lviv 49.84 24.02,odesa 46.49 30.74,kharkiv 49.98 36.25,dnipro 48.47 35.04',
  GB: 'london 51.51 -0.13,croydon 51.38 -0.10,salford 53.49 -2.29,leith 56.0 -3.2,manchester 53.48 -2.24,birmingham 52.48 -1.90,leeds 53.80 -1.55,bristol 51.46 -2.60,edinburgh 55.95 -3.20,glasgow 55.87 -4.26,cambridge 52.20 0.12,oxford 51.75 -1.26,liverpool 53.41 -2.98,sheffield 53.38 -1.47,newcastle 54.97 -1.61,cardiff 51.48 -3.18,belfast 54.60 -5.93,nottingham 52.95 -1.15,brighton 50.83 -0.14,aberdeen 57.14 -2.10,dundee 56.47 -2.97,stockport 53.41 -2.16,leicester 52.64 -1.13,coventry 52.41 -1.51,exeter 50.72 -3.53,norwich 52.63 1.30,southampton 50.90 -1.40,swansea 51.62 -3.94,bradford 53.79 -1.75,inverness 57.48 -4.22,wolverhampton 52.59 -2.12,gateshead 54.96 -1.60,solihull 52.41 -1.78,birkenhead 53.39 -3.01',
  IE: 'dublin 53.33 -6.25,cork 51.90 -8.47,galway 53.27 -9.05,limerick 52.66 -8.62,waterford 52.26 -7.11,sligo 54.27 -8.47,kilkenny 52.65 -7.25',
  PT: 'lisbon 38.73 -9.15,porto 41.15 -8.61,braga 41.55 -8.42,coimbra 40.21 -8.42,funchal 32.67 -16.93,faro 37.02 -7.93,aveiro 40.65 -8.65,evora 38.57 -7.90,setubal 38.52 -8.89,vila nova de gaia 41.12 -8.61,almada 38.68 -9.16,matosinhos 41.18 -8.69',
  ES: 'madrid 40.42 -3.70,barcelona 41.39 2.16,valencia 39.47 -0.38,seville 37.38 -5.97,bilbao 43.26 -2.93,malaga 36.72 -4.42,zaragoza 41.66 -0.88,vigo 42.23 -8.72,santiago de compostela 42.88 -8.55,a coruna 43.37 -8.40,murcia 37.99 -1.13,granada 37.19 -3.61,alicante 38.35 -0.48,san sebastian 43.3 -2.0,pamplona 42.82 -1.64,valladolid 41.66 -4.72,gijon 43.54 -5.66,oviedo 43.36 -5.84,salamanca 40.97 -5.66,badalona 41.45 2.25,getafe 40.31 -3.73',
  FR: 'paris 48.85 2.35,lyon 45.75 4.85,villeurbanne 45.77 4.88,marseille 43.30 5.38,toulouse 43.60 1.44,nantes 47.22 -1.55,bordeaux 44.84 -0.58,lille 50.63 3.06,grenoble 45.18 5.71,rennes 48.11 -1.67,montpellier 43.61 3.88,strasbourg 48.58 7.75,nice 43.70 7.27,dijon 47.31 5.01,reims 49.27 4.03,clermont-ferrand 45.78 3.09,annecy 45.91 6.13,rouen 49.44 1.10,limoges 45.83 1.25,mulhouse 47.75 7.33,metz 49.12 6.17,boulogne-billancourt 48.84 2.24,montreuil 48.86 2.44',
  DE: 'berlin 52.52 13.41,munich 48.14 11.58,hamburg 53.55 9.99,cologne 50.93 6.95,frankfurt 50.12 8.68,stuttgart 48.78 9.18,leipzig 51.34 12.37,dresden 51.05 13.74,dusseldorf 51.22 6.78,karlsruhe 49.01 8.40,hannover 52.37 9.73,nuremberg 49.45 11.08,freiburg 48.00 7.85,aachen 50.78 6.08,bremen 53.08 8.81,mannheim 49.49 8.47,bonn 50.73 7.10,dortmund 51.51 7.47,munster 51.96 7.63,augsburg 48.37 10.90,kiel 54.32 10.13,kassel 51.32 9.50,gottingen 51.53 9.93,ulm 48.40 9.99,potsdam 52.40 13.07,jena 50.93 11.59,magdeburg 52.13 11.63,chemnitz 50.84 12.93,rostock 54.09 12.14,regensburg 49.02 12.10,wurzburg 49.79 9.95,heidelberg 49.41 8.69,darmstadt 49.87 8.65,saarbrucken 49.23 7.01,mainz 49.98 8.28,wiesbaden 50.09 8.24,konstanz 47.66 9.18,erfurt 50.98 11.04,offenbach 50.10 8.77,furth 49.48 10.99,ludwigshafen 49.48 8.45',
  AT: 'vienna 48.21 16.37,graz 47.07 15.44,linz 48.31 14.29,salzburg 47.80 13.04,innsbruck 47.26 11.39,klagenfurt 46.62 14.31',
  CH: 'zurich 47.37 8.55,geneva 46.20 6.15,basel 47.56 7.57,bern 46.95 7.45,lausanne 46.52 6.63,lugano 46.01 8.96,winterthur 47.51 8.72,st gallen 47.42 9.37',
  IT: 'rome 41.89 12.51,milan 45.46 9.19,turin 45.07 7.69,bologna 44.49 11.34,naples 40.85 14.27,florence 43.78 11.25,padua 45.41 11.89,palermo 38.12 13.36,genoa 44.40 8.94,trieste 45.65 13.78,bari 41.12 16.87,verona 45.44 10.99,bergamo 45.70 9.67,modena 44.65 10.93,parma 44.80 10.33,catania 37.49 15.07,brescia 45.54 10.21,trento 46.07 11.12,cagliari 39.23 9.12,perugia 43.11 12.39',
  NL: 'amsterdam 52.37 4.89,rotterdam 51.92 4.48,utrecht 52.09 5.12,the hague 52.08 4.30,eindhoven 51.44 5.48,delft 52.01 4.36,groningen 53.22 6.57,wageningen 51.97 5.67,haarlem 52.38 4.64,amstelveen 52.30 4.86,zaandam 52.44 4.83',
  BE: 'brussels 50.85 4.35,antwerp 51.22 4.40,ghent 51.05 3.72,leuven 50.88 4.70,liege 50.63 5.57',
  DK: 'copenhagen 55.68 12.57,aarhus 56.16 10.21,odense 55.40 10.39,aalborg 57.05 9.92,frederiksberg 55.68 12.53',
  SE: 'stockholm 59.33 18.07,gothenburg 57.71 11.97,malmo 55.61 13.00,uppsala 59.86 17.64,lund 55.71 13.19,umea 63.83 20.26,lulea 65.58 22.15,solna 59.36 18.00',
  NO: 'oslo 59.91 10.75,bergen 60.39 5.32,trondheim 63.43 10.40,stavanger 58.97 5.73,tromso 69.65 18.96,alesund 62.47 6.15,bodo 67.28 14.38',
  FI: 'helsinki 60.17 24.94,espoo 60.21 24.65,tampere 61.50 23.79,turku 60.45 22.27,oulu 65.01 25.47,vantaa 60.29 25.04',
  IS: 'reykjavik 64.14 -21.90,akureyri 65.68 -18.09',
  EE: 'tallinn 59.44 24.75,tartu 58.38 26.73',
  LV: 'riga 56.95 24.11',
  LT: 'vilnius 54.69 25.28,kaunas 54.90 23.91',
  PL: 'warsaw 52.23 21.01,krakow 50.06 19.94,wroclaw 51.10 17.03,gdansk 54.35 18.65,poznan 52.41 16.93,lodz 51.77 19.47,katowice 50.26 19.02,gdynia 54.52 18.53,sopot 54.44 18.56',
  CZ: 'prague 50.09 14.42,brno 49.20 16.61,ostrava 49.83 18.28',
  SK: 'bratislava 48.15 17.11,kosice 48.71 21.26',
  HU: 'budapest 47.50 19.04,debrecen 47.53 21.62,szeged 46.25 20.15',
  SI: 'ljubljana 46.05 14.51,maribor 46.56 15.65',
  HR: 'zagreb 45.81 15.98,split croatia 43.51 16.44,rijeka 45.33 14.44',
  RS: 'belgrade 44.80 20.47,novi sad 45.25 19.84,nis 43.32 21.90',
  BA: 'sarajevo 43.85 18.36',
  MK: 'skopje 42.00 21.43',
  AL: 'tirana 41.33 19.82',
  BG: 'sofia 42.70 23.32,plovdiv 42.15 24.75,varna 43.22 27.91',
  RO: 'bucharest 44.43 26.11,cluj 46.77 23.60,timisoara 45.75 21.23,iasi 47.17 27.60',
  MD: 'chisinau 47.01 28.86',
  GR: 'athens 37.98 23.73,thessaloniki 40.64 22.93,patras 38.25 21.74,heraklion 35.33 25.14',
  CY: 'nicosia 35.17 33.35,limassol 34.68 33.04',
  MT: 'valletta 35.90 14.51',
  EG: 'cairo 30.06 31.25,alexandria 31.20 29.92,giza 30.01 31.21,mansoura 31.04 31.38,luxor 25.70 32.64,aswan 24.09 32.90,ismailia 30.60 32.27',
  MA: 'casablanca 33.59 -7.61,rabat 34.01 -6.83,marrakech 31.63 -8.00,fes 34.03 -5.00,tangier 35.77 -5.80,agadir 30.42 -9.60',
  TN: 'tunis 36.82 10.17,sfax 34.74 10.76,sousse 35.83 10.64',
  DZ: 'algiers 36.73 3.09,oran 35.70 -0.64',
  LY: 'tripoli 32.89 13.19,benghazi 32.11 20.07',
  SD: 'khartoum 15.55 32.53',
  NG: 'lagos 6.45 3.39,abuja 9.06 7.50,ibadan 7.38 3.91,port harcourt 4.78 7.01,kano 12.00 8.52,enugu 6.44 7.50,kaduna 10.53 7.44,benin city 6.34 5.63,jos 9.93 8.89,abeokuta 7.16 3.35,ilorin 8.50 4.54,warri 5.52 5.75,owerri 5.48 7.03,uyo 5.05 7.93,calabar 4.96 8.33,akure 7.25 5.19,maiduguri 11.85 13.16,onitsha 6.15 6.79,zaria 11.11 7.72,sokoto 13.06 5.24,ikeja 6.60 3.34',
  GH: 'accra 5.56 -0.20,kumasi 6.69 -1.62,tamale 9.40 -0.84,takoradi 4.90 -1.76',
  SN: 'dakar 14.69 -17.44,thies 14.79 -16.93,saint-louis 16.02 -16.49',
  CI: 'abidjan 5.35 -4.00,bouake 7.69 -5.03',
  ML: 'bamako 12.61 -7.98',
  BF: 'ouagadougou 12.37 -1.53',
  BJ: 'cotonou 6.37 2.42',
  TG: 'lome 6.13 1.22',
  SL: 'freetown 8.49 -13.24',
  LR: 'monrovia 6.30 -10.80',
  GM: 'banjul 13.45 -16.58',
  CM: 'douala 4.05 9.70,yaounde 3.87 11.52,buea 4.15 9.24',
  CD: 'kinshasa -4.33 15.31,goma -1.67 29.23,lubumbashi -11.66 27.48',
  AO: 'luanda -8.84 13.23',
  KE: 'nairobi -1.28 36.82,mombasa -4.05 39.66,kisumu -0.10 34.76,nakuru -0.31 36.07,eldoret 0.52 35.27,machakos -1.52 37.27,thika -1.03 37.07',
  TZ: 'dar es salaam -6.82 39.27,arusha -3.37 36.68,dodoma -6.17 35.74,mwanza -2.52 32.90,zanzibar -6.16 39.20,moshi -3.35 37.33',
  UG: 'kampala 0.32 32.58,entebbe 0.06 32.48,gulu 2.77 32.30,mbarara -0.60 30.65,jinja 0.44 33.20',
  RW: 'kigali -1.95 30.06',
  BI: 'bujumbura -3.38 29.36',
  ET: 'addis ababa 9.02 38.75,addis 9.02 38.75,bahir dar 11.59 37.39,mekelle 13.50 39.48,hawassa 7.06 38.48',
  SO: 'mogadishu 2.04 45.34,hargeisa 9.56 44.06',
  SS: 'juba 4.85 31.58',
  ZA: 'cape town -33.93 18.42,johannesburg -26.20 28.04,pretoria -25.74 28.19,durban -29.86 31.03,stellenbosch -33.93 18.87,port elizabeth -33.96 25.61,bloemfontein -29.12 26.21,sandton -26.1 28.1,centurion -25.86 28.19,soweto -26.27 27.86',
  ZW: 'harare -17.83 31.05,bulawayo -20.15 28.58',
  ZM: 'lusaka -15.41 28.29,ndola -12.96 28.64',
  MW: 'lilongwe -13.97 33.79,blantyre -15.78 35.01',
  MZ: 'maputo -25.97 32.58,beira -19.84 34.84',
  BW: 'gaborone -24.65 25.91',
  NA: 'windhoek -22.56 17.08',
  MG: 'antananarivo -18.91 47.54',
  MU: 'port louis -20.16 57.50',
  US: 'new york 40.71 -74.01,providence 41.82 -71.41,hartford 41.76 -72.69,new haven 41.31 -72.93,erie 42.13 -80.09,syracuse 43.05 -76.15,akron 41.08 -81.52,brooklyn 40.65 -73.95,oakland 37.80 -122.27,berkeley 37.87 -122.27,palo alto 37.44 -122.14,santa monica 34.02 -118.49,cambridge, massachusetts 42.38 -71.11,worcester, massachusetts 42.26 -71.80,birmingham, alabama 33.52 -86.80,portland, maine 43.66 -70.26,manchester, new hampshire 42.99 -71.45,portsmouth, new hampshire 43.07 -70.76,dublin, ohio 40.10 -83.11,toledo, ohio 41.66 -83.56,durham, north carolina 35.99 -78.90,naples, florida 26.14 -81.79,melbourne, florida 28.08 -80.61,lancaster, pennsylvania 40.04 -76.31,reading, pennsylvania 40.34 -75.93,boston 42.36 -71.06,washington dc 38.90 -77.04,philadelphia 39.95 -75.16,miami 25.77 -80.19,atlanta 33.75 -84.39,detroit 42.33 -83.05,pittsburgh 40.44 -80.00,raleigh 35.77 -78.64,durham 35.99 -78.90,charlotte 35.23 -80.84,orlando 28.54 -81.38,tampa 27.95 -82.46,cleveland 41.50 -81.70,columbus 39.96 -83.00,baltimore 39.29 -76.61,chicago 41.85 -87.65,austin 30.27 -97.74,houston 29.76 -95.36,dallas 32.78 -96.81,san antonio 29.42 -98.49,minneapolis 44.98 -93.26,nashville 36.17 -86.78,new orleans 29.95 -90.08,milwaukee 43.04 -87.91,kansas city 39.10 -94.58,st louis 38.6 -90.2,madison 43.07 -89.40,denver 39.74 -104.98,boulder 40.01 -105.27,salt lake city 40.76 -111.89,phoenix 33.45 -112.07,tucson 32.22 -110.93,albuquerque 35.08 -106.65,boise 43.61 -116.20,san francisco 37.77 -122.42,san jose ca 37.34 -121.89,los angeles 34.05 -118.24,san diego 32.72 -117.16,sacramento 38.58 -121.49,seattle 47.61 -122.33,portland 45.52 -122.68,las vegas 36.17 -115.14,anchorage 61.22 -149.90,honolulu 21.31 -157.86,cincinnati 39.13 -84.51,indianapolis 39.77 -86.16,ann arbor 42.28 -83.74,fort collins 40.59 -105.08,memphis 35.15 -90.05,omaha 41.26 -95.94,oklahoma city 35.47 -97.52,tulsa 36.15 -95.99,spokane 47.66 -117.43,fresno 36.75 -119.77,chattanooga 35.05 -85.31,knoxville 35.96 -83.92,el paso 31.76 -106.49,pensacola 30.42 -87.22,evansville 37.97 -87.56,rapid city 44.08 -103.23,jersey city 40.73 -74.08,hoboken 40.74 -74.03,st paul 44.94 -93.09,saint paul 44.94 -93.09,scottsdale 33.51 -111.90,tempe 33.41 -111.91,fort worth 32.73 -97.32,tacoma 47.25 -122.44,bethesda 38.98 -77.10',
  CA: 'toronto 43.71 -79.40,cambridge, ontario 43.36 -80.31,london, ontario 42.98 -81.25,windsor, ontario 42.30 -83.02,hamilton, ontario 43.25 -79.87,kingston, ontario 44.23 -76.48,montreal 45.51 -73.59,ottawa 45.41 -75.70,quebec city 46.81 -71.21,waterloo 43.47 -80.52,kitchener 43.43 -80.51,halifax 44.64 -63.58,winnipeg 49.88 -97.15,calgary 51.05 -114.09,edmonton 53.55 -113.47,vancouver 49.25 -123.12,victoria bc 48.44 -123.35,dartmouth 44.67 -63.58,mississauga 43.58 -79.66,brampton 43.68 -79.77,markham 43.87 -79.27,burnaby 49.27 -122.95,laval 45.57 -73.69,longueuil 45.52 -73.47,gatineau 45.48 -75.70,levis 46.80 -71.18',
  MX: 'mexico city 19.43 -99.13,guadalajara 20.68 -103.35,monterrey 25.68 -100.32,puebla 19.05 -98.21,queretaro 20.59 -100.39,merida 20.97 -89.62,oaxaca 17.06 -96.73,cancun 21.17 -86.85,tijuana 32.50 -117.00,zapopan 20.72 -103.39,tlaquepaque 20.64 -103.29',
  GT: 'guatemala city 14.64 -90.51',
  SV: 'san salvador 13.69 -89.19',
  HN: 'tegucigalpa 14.08 -87.21',
  NI: 'managua 12.13 -86.25',
  PA: 'panama city 8.99 -79.52',
  CU: 'havana 23.13 -82.38',
  JM: 'kingston 18.00 -76.79',
  HT: 'port-au-prince 18.54 -72.34',
  DO: 'santo domingo 18.47 -69.89',
  PR: 'san juan 18.47 -66.11',
  TT: 'port of spain 10.67 -61.52',
  CO: 'bogota 4.61 -74.08,medellin 6.25 -75.57,cali 3.43 -76.52,barranquilla 10.97 -74.78,cartagena 10.40 -75.49,manizales 5.07 -75.51,pereira 4.81 -75.69,armenia quindio 4.54 -75.67,envigado 6.18 -75.59',
  VE: 'caracas 10.49 -66.88,maracaibo 10.64 -71.61,barquisimeto 10.06 -69.36',
  EC: 'quito -0.23 -78.52,guayaquil -2.20 -79.89,cuenca -2.90 -79.00',
  PE: 'lima -12.04 -77.03,arequipa -16.40 -71.54,cusco -13.53 -71.97,callao -12.05 -77.13',
  BO: 'la paz -16.50 -68.15,santa cruz de la sierra -17.79 -63.18,cochabamba -17.38 -66.16',
  BR: 'sao paulo -23.55 -46.64,rio de janeiro -22.91 -43.18,belo horizonte -19.92 -43.94,curitiba -25.43 -49.27,porto alegre -30.03 -51.23,florianopolis -27.60 -48.55,recife -8.05 -34.88,salvador -12.98 -38.49,fortaleza -3.72 -38.54,brasilia -15.78 -47.93,campinas -22.91 -47.06,goiania -16.68 -49.25,belem -1.46 -48.50,natal brazil -5.79 -35.21,manaus -3.10 -60.02,cuiaba -15.60 -56.10,niteroi -22.88 -43.10,guarulhos -23.46 -46.53,osasco -23.53 -46.79,olinda -8.01 -34.86',
  PY: 'asuncion -25.29 -57.65',
  UY: 'montevideo -34.90 -56.19',
  AR: 'buenos aires -34.61 -58.38,cordoba -31.41 -64.19,rosario -32.95 -60.64,mendoza -32.89 -68.85,bariloche -41.15 -71.31,rio cuarto -33.13 -64.35',
  CL: 'santiago -33.46 -70.65,valparaiso -33.04 -71.63,concepcion -36.83 -73.05,vina del mar -33.02 -71.55',
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
