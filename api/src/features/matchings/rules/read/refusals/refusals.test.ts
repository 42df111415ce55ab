import { expect, test } from 'vitest';
import { splitWishes, takeRefusals } from './refusals.ts';

test('what somebody does not want is told apart from what they do', () => {
  expect(
    splitWishes(['farming and grain', 'not gambling, not consumer lending', 'clinics, no hospitals']),
  ).toEqual({
    liked: ['farming and grain', 'clinics'],
    disliked: ['gambling', 'consumer lending', 'hospitals'],
  });
  expect(splitWishes(['Nothing with crypto or ads'])).toEqual({ liked: [], disliked: ['crypto', 'ads'] });
  expect(splitWishes(['note-taking tools', 'northern markets'])).toEqual({
    liked: ['note-taking tools', 'northern markets'],
    disliked: [],
  });
});

test('running text keeps its wording but for the clauses that refuse', () => {
  expect(takeRefusals('Health moves me; keep me away from insurance. I never give up!')).toEqual({
    text: 'Health moves me. I never give up',
    refused: ['insurance'],
  });
  const untouched = 'I never give up, and I am not afraid of paperwork.';
  expect(takeRefusals(untouched)).toEqual({ text: untouched, refused: [] });
});

test.each([
  ["Niente banche e niente gioco d'azzardo", ['banche', "gioco d'azzardo"]],
  ['No defence work, no gambling.', ['defence work', 'gambling']],
  ['Something small. no gambling no NFTs pls', ['gambling', 'NFTs']],
  ['I will not do gaming or real money games.', ['gaming', 'real money games']],
  [
    "What I won't do: dentists, door-to-door, or anything multi-level.",
    ['dentists', 'door-to-door', 'multi-level'],
  ],
  [
    "I don't do crypto, surveillance, or anything that lives off people in trouble.",
    ['crypto', 'surveillance', 'anything that lives off people in trouble'],
  ],
  ['We are not hiring consultants or gurus.', ['consultants', 'gurus']],
  ['No recruiters, no MBAs, no consultants', ['recruiters', 'MBAs', 'consultants']],
  ['Spanish is a must, and no agencies please.', ['agencies']],
  ['We want someone for years, so no interims please.', ['interims']],
  ["No juniors for this role I'm afraid.", ['juniors']],
  ['Job hoppers (a year here, a year there) please pass.', ['Job hoppers']],
  ['Agencies need not apply.', ['Agencies']],
  ["We can't do contractors.", ['contractors']],
  ['We dont want people who only make slides or decks.', ['people who only make slides or decks']],
  ['Should not be a discount and coupon type of marketer.', ['discount and coupon type of marketer']],
  ["We'd rather not have anyone who comes from fast fashion.", ['anyone who comes from fast fashion']],
  ['Gambling I refuse, and I wont touch weapons.', ['Gambling', 'weapons']],
  ['No buscamos agencias ni gente que quiera publicidad.', ['agencias', 'gente que quiera publicidad']],
  ['Quero design para cultura, não para vender mais anúncio.', ['anúncio']],
  ['Não procuramos agências nem freelancers.', ['agências', 'freelancers']],
  ['Glücksspiel kommt für mich nicht infrage.', ['Glücksspiel']],
  [
    'Bitte keine Freelancer und niemand, der nur nebenbei mitmacht.',
    ['Freelancer', 'der nur nebenbei mitmacht'],
  ],
  ['Wir suchen niemanden, der nur berät.', ['der nur berät']],
  ['Please, no one who only wants to consult from far.', ['who only wants to consult from far']],
  ['Please no one who has another job.', ['who has another job']],
  ['No buscamos a nadie que solo asesore.', ['que solo asesore']],
  ['No influencers please, and nobody from dropshipping.', ['influencers', 'dropshipping']],
  ['I do product and code myself so no devs pls', ['devs']],
  ['Also no crypto/ AI hype guys', ['crypto', 'AI hype guys']],
  ['Pls no service company type who asks for a document', ['service company type who asks for a document']],
  [
    'Not looking for an agency or someone who wants to manage a team of devs in the first year',
    ['agency', 'someone who wants to manage a team of devs in the first year'],
  ],
  [
    "I won't work for a company that's backed by private equity.",
    ["company that's backed by private equity"],
  ],
  ["I'd say no to gambling, tobacco and to fossil fuels.", ['gambling', 'tobacco', 'fossil fuels']],
  ['Open to any sector where software is late, except weapons and tobacco.', ['weapons', 'tobacco']],
  ["I don't work with leather any more.", ['leather']],
  ['Nobody who tried our bread went back.', []],
  ['No one who works here has a title.', []],
  ['Customers say no to gambling.', []],
  ['We do everything here, except design.', []],
  ["I don't work in a bank any more.", []],
  ["On ne cherche pas d'agence, merci.", ['agence']],
  ['Betting companies are not something I will join.', ['Betting']],
  ['Career coaches need not apply.', ['Career coaches']],
  ['Não patrocinamos visto.', ['visto']],
  ['एजेंसी नहीं चाहिए। शहर कोई भी।', ['एजेंसी']],
  ['Not looking for a spin-off and not for anything with litigation.', ['spin-off', 'litigation']],
  ['English is ok. Not somebody who just wants to make logos.', ['somebody who just wants to make logos']],
  ['Would prefer not a fresh graduate.', ['fresh graduate']],
  ['Not a pure researcher. Hebrew is a plus.', ['pure researcher']],
  ['This is not a role for a first-time seller.', ['first-time seller']],
  ["What I can't do again is a founder who micro-manages.", ['founder who micro-manages']],
  ['Planer gibt es genug, und Subunternehmer suche ich keine.', ['Subunternehmer']],
  ['No me interesa la telemedicina ni nada con aseguradoras.', ['telemedicina', 'aseguradoras']],
  ["Ce n'est pas un poste pour un stagiaire.", ['stagiaire']],
  ['Não é uma vaga para estagiários.', ['estagiários']],
  ['副業も歓迎しますが、学生の方は今回は対象外です。', ['学生']],
  ['Pls no MLM people.', ['MLM people']],
  ['Hardware cofounder. Not a consultant.', ['consultant']],
  ["Don't apply if you're an agency.", ['agency']],
  ["What I really don't want is another person who'll vanish.", ["another person who'll vanish"]],
  [
    "We don't want a person who is doing three other jobs at once.",
    ['a person who is doing three other jobs at once'],
  ],
  [
    "I wouldn't want to work on anything that tracks kids or sells their data.",
    ['anything that tracks kids or sells their data'],
  ],
  ['Full time. No side jobs in the music industry please.', ['side jobs in the music industry']],
  ['I will not build anything to do with military stuff.', ['military']],
  ['not intrested in carbon credits', ['carbon credits']],
  ['I am fed up with adtech.', ['adtech']],
  ['Freshers please excuse.', ['Freshers']],
  ['Interns will not be considered.', ['Interns']],
  ['Not suitable for those who only want to do research.', ['those who only want to do research']],
  ['Nicht geeignet für Praktikanten.', ['Praktikanten']],
  ['No apto para becarios.', ['becarios']],
  ['Not suitable for who only wants to write papers.', ['who only wants to write papers']],
  ['Not looking for a VP who wants to hire a team.', ['VP who wants to hire a team']],
  ['We can not use consultants for this role', ['consultants']],
  ['I like products for patients, not for wellness.', ['wellness']],
  ['Nothing MLM-ish.', ['MLM-ish']],
  ['Nothing fancy.', []],
  ['Not SaaS bros reading a script.', ['SaaS bros reading a script']],
  ['I am looking for a builder, not an advisor', ['advisor']],
  ['Busco un socio, no un asesor', ['asesor']],
  ['Je cherche un associé, pas un consultant', ['consultant']],
  ['Quero um sócio, não um consultor', ['consultor']],
  ['I prefer to stay out of crypto.', ['crypto']],
  [
    'We would rather not hire someone straight from a large consultancy.',
    ['someone straight from a large consultancy'],
  ],
  ['Non cerco freelance a ore', ['freelance a ore']],
  ['Ingen gambling, ingen kviklån.', ['gambling', 'kviklån']],
  ['Wont sell anything I wouldnt buy.', []],
  ["I wouldn't take someone straight out of college for this one.", ['someone straight out of college']],
  ['Not looking for equity tourists.', ['equity tourists']],
  ['Not interested in people who search only a side project.', ['people who search only a side project']],
  ["I won't build anything my mother couldn't use.", []],
  ['I like to stay out of trouble.', []],
  ['Not everyone is a designer.', []],
  ['We can not wait.', []],
  ['Not suitable for children under three.', []],
  ['Tired of meetings.', []],
  ["Tired of carriers who don't return calls.", []],
  ['Ich habe genug von Meetings.', []],
  ['Estoy cansado de reuniones.', []],
  ['Marre des réunions.', []],
  ["I'm not a consultant, I ship.", []],
  ['Not tobacco, not gambling please.', ['tobacco', 'gambling']],
  ['Nu något för industrin i stället, inget militärt längre.', ['militärt']],
  ['Done with service, knees say no.', []],
  ['Not gambling with my time.', []],
  ['I am tired of being the person who says no at the end.', []],
  ["What I can't do is code.", []],
  ["I'm not a pure researcher, I like to build.", []],
  ['We do not sell to agencies.', []],
  ['No engineers, just two teachers.', []],
  ['No designers yet, just me.', []],
  ['Not looking for a student project.', ['student project']],
  ['We cannot do this with a weekend person.', []],
  ['It should not be a problem for a developer like you.', []],
  ["I don't need a manager to tell me what to do.", []],
  ['We have no designers yet, and there are no teachers in half of the schools.', []],
  ['Ich will nicht mehr auf die Leiter, das Wissen soll bleiben.', []],
  ['I have no degree, no car, just drive.', []],
  ["Pas de salaire pour l'instant, on se paiera plus tard.", []],
  ['Kein Gehalt am Anfang.', []],
  ['No hay sueldo.', []],
  ['Sem salário por enquanto.', []],
  ["Pas de bureau pour l'instant.", []],
  ['No office yet.', []],
  ["Pas de prestataires pour l'instant.", ['prestataires']],
  ["Please no 'idea consultants'.", ['idea consultants']],
  ['Keine „Berater“.', ['Berater']],
  ["No 'AI-first' agencies.", ["'AI-first' agencies"]],
])('%s', (text, refused) => {
  expect(takeRefusals(text).refused).toEqual(refused);
});

test.each([
  ["anything that isn't mass tourism", 'mass tourism'],
  ['anything that’s not crypto', 'crypto'],
  ['alles, was nicht Glücksspiel ist', 'Glücksspiel'],
  ['cualquier cosa que no sea turismo de masas', 'turismo de masas'],
  ["tout ce qui n'est pas du tourisme de masse", 'tourisme de masse'],
  ['qualquer coisa que não seja apostas', 'apostas'],
])('%s is no wish', (text, refused) => {
  expect(splitWishes([text])).toEqual({ liked: [], disliked: [refused] });
});

test('what everybody wants to be rid of is a purpose, not a refusal', () => {
  expect(splitWishes(['avoid food waste', 'no more queues at clinics'])).toEqual({
    liked: ['avoid food waste', 'no more queues at clinics'],
    disliked: [],
  });
});

test('what a wish is free of is no refusal, unless it is a business that people refuse', () => {
  expect(splitWishes(['alimentation sans allergènes', 'farming without pesticides'])).toEqual({
    liked: ['alimentation sans allergènes', 'farming without pesticides'],
    disliked: [],
  });
  expect(splitWishes(['fintech without crypto', 'everything except banks'])).toEqual({
    liked: ['fintech'],
    disliked: ['crypto', 'banks'],
  });
});

test('what stands in parentheses behind a refusal is of it', () => {
  expect(splitWishes(['Please no online gambling (POGO) or lending apps'])).toEqual({
    liked: [],
    disliked: ['online gambling', 'lending apps'],
  });
  expect(splitWishes(['no gambling (nor lending)']).disliked).toEqual(['gambling', 'lending']);
  expect(splitWishes(['no fossil fuels (oil, gas)']).liked).toEqual([]);
});

test('a list goes on after a no, and ends with the sentence', () => {
  expect(splitWishes(['No crypto, gambling or ads. Health, water or schools'])).toEqual({
    liked: ['Health', 'water or schools'],
    disliked: ['crypto', 'gambling', 'ads'],
  });
  expect(splitWishes(['Health. No']).liked).toEqual(['Health']);
  expect(splitWishes(['no crypto, health tech']).liked).toEqual(['health tech']);
  expect(splitWishes(['Avoid: gambling; adtech. Climate']).disliked).toEqual(['gambling', 'adtech']);
});

test('who has no preference, or has done with what nobody can name, likes nothing in particular', () => {
  expect(splitWishes(['done with service'])).toEqual({ liked: [], disliked: [] });
  expect(splitWishes(['no preference', 'anything', 'nothing against crypto'])).toEqual({
    liked: [],
    disliked: [],
  });
});

test.each([
  ['No crypto, ad tech or anything with gambling', ['crypto', 'ad tech', 'gambling']],
  ['Krypto und Glücksspiel interessieren mich nicht', ['Krypto', 'Glücksspiel']],
  ['Glücksspiel mache ich nicht', ['Glücksspiel']],
  ['Für Banken arbeite ich nicht', ['Banken']],
  ["I wouldn't touch crypto with a bargepole", ['crypto']],
  ['Not interested in service companies', ['service companies']],
  ['Las criptomonedas no me interesan', ['criptomonedas']],
  ["La crypto ne m'intéresse pas", ['crypto']],
  ['Não me interessa cripto', ['cripto']],
  ['crypto interesseert me niet', ['crypto']],
  ['Crypto and ad tech do not interest me', ['Crypto', 'ad tech']],
])('a wish that refuses only: %s', (text, disliked) => {
  expect(splitWishes([text])).toEqual({ liked: [], disliked });
});

test('a list of refusals ends where something is welcome', () => {
  expect(splitWishes(['No gambling, health or education would be great'])).toEqual({
    liked: ['health or education would be great'],
    disliked: ['gambling'],
  });
});

test.each([
  'i dont want to stay in corporate',
  "I don't want to remain in consulting",
  'no boss',
  'No bosses',
])('to leave work behind refuses no field: %s', (text) => {
  expect(takeRefusals(text).refused).toEqual([]);
});
