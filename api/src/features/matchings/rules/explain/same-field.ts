import { remembered } from '../memory/remembered.ts';
import { wordsOf } from '../read/vocabulary.ts';
import { partsOf } from './same-thing.ts';

/** Fields of business by all their names, those of other languages last: those of a line are one field. Told, and not scored. */
const LINES = `
energy; energie, énergie, energía, energia, energiewirtschaft, energiewende
insurance, insurtech, insuretech; versicherung, versicherungen, seguros, assurance, assurances, assicurazioni
real estate, property, proptech; immobilien, bienes raíces, inmobiliaria, inmobiliario, immobilier, imóveis, imobiliário, mercado imobiliário, immobiliare
health, healthcare, health care, healthtech, digital health, ehealth; gesundheit, gesundheitswesen, salud, santé, saúde, salute, sanità
mental health; psychische gesundheit, salud mental, santé mentale, saúde mental
medical devices, medtech, medical technology; medizintechnik, medizinprodukte, dispositivos médicos, dispositifs médicaux
education, edtech; bildung, educación, éducation, educação, istruzione
language learning; sprachenlernen, aprendizaje de idiomas, apprentissage des langues, aprendizado de idiomas
finance, financial services, fintech; finanzen, finanzas, finanças, finanza
agriculture, farming, agritech, agtech, agrotech, agro; agrartechnik, landwirtschaft, agricultura, agronegócio, agricoltura
climate, climatetech; klima, klimaschutz, clima, climat
law, legal, legal services, legaltech, lawtech; recht, derecho, droit, direito
food, food and drink, food and beverage, foodtech; lebensmittel, alimentación, alimentos, alimentation, alimentação
music; musik, música, musique, musica
fashion; mode, moda
mobility; mobilität, movilidad, mobilité, mobilidade, mobilità
transport, transportation; transporte, transports, trasporti, verkehr
logistics; logistik, logística, logistique, logistica
games, gaming, video games, videogames; videospiele, videojuegos, jeux vidéo, videogiochi
sport, sports, sportstech; deporte, deportes, esporte, esportes, desporto
travel, tourism, travel and tourism; reisen, tourismus, viajes, turismo, voyage, voyages, tourisme, viagens
human resources, hr, hrtech; personalwesen, recursos humanos, ressources humaines
construction, contech; bauwesen, baubranche, construcción, btp, construção, construção civil, edilizia
retail; einzelhandel, comercio minorista, commerce de détail, varejo
pets, pet care, petcare; haustiere, mascotas, animaux de compagnie, animais de estimação
biotech, biotechnology; biotechnologie, biotecnología, biotecnologia
water; wasser, agua, eau, água, acqua
robotics; robotik, robótica, robotique, robotica
space, spacetech; raumfahrt, espacio, espaço
cybersecurity, cyber security; it-sicherheit, ciberseguridad, cybersécurité, cibersegurança
`;

const FIELD_OF = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line, at) => line.split(/[,;]/).map((name) => [keyOf(name), at] as const)),
);

const namesIn = (part: 0 | 1) =>
  new Set(
    LINES.trim()
      .split('\n')
      .flatMap((line) => line.split(';')[part]?.split(',').map(keyOf) ?? []),
  );

/** Names that are not English too, as éducation is but for an accent. */
const FOREIGN = namesIn(1).difference(namesIn(0));

/** Fields that are a part of another: nobody who hopes for health is far from mental health. */
const PARTS: readonly (readonly [part: string, whole: string])[] = [
  ['mental health', 'health'],
  ['medical devices', 'health'],
  ['language learning', 'education'],
];
const WHOLE_OF = new Map(PARTS.map(([part, whole]) => [FIELD_OF.get(part), FIELD_OF.get(whole)]));

/** Says of a name no more than that it is a field: "the education sector", "legal tech startups". */
const BESIDES =
  /^(?:(?:the|el|la|los|las|le|les|o|a|die|der|das)\s+|l['’])?(?:(?:sector|setor|secteur)\s+(?:(?:de|del|da|do|des|du)\s+)?(?:l[ae]\s+)?)?|(?:\s+(?:tech|technolog(?:y|ies|ie)|industr(?:y|ies)|sector|space|start-?ups?|compan(?:y|ies)))+$/giu;

function keyOf(name: string): string {
  return wordsOf(name).join(' ');
}

/** What says "technology" or "trade" at the end of a German compound: "Klimatechnologie". */
const IN_ONE_WORD = /(?<=\p{L}{4})s?(?:technologien?|branche|sektor)$/iu;

const fieldOf = (name: string) =>
  [name, name.trim().replace(BESIDES, ''), name.trim().replace(IN_ONE_WORD, '')]
    .map((each) => FIELD_OF.get(keyOf(each)))
    .find((field) => field !== undefined);

/** The fields that a text names and says nothing else of: "insurtech", "Education / languages". */
const fieldsOf = remembered((text): readonly number[] =>
  partsOf(text).flatMap((part) => fieldOf(part) ?? []),
);

/** Whether two texts name one field of business, in whatever language: "insurtech" and "Insurance". */
export function isOneField(one: string, other: string): boolean {
  const others = fieldsOf(other);
  return fieldsOf(one).some((field) => others.includes(field));
}

/** Whether a text names a field of business in another language than English: "salud". */
export const namesAbroad = (text: string): boolean =>
  partsOf(text).some((part) => FOREIGN.has(keyOf(part.trim().replace(BESIDES, ''))));

/** Whether a text names a field of business, in whatever language. */
export const namesField = (text: string): boolean => fieldsOf(text).length > 0;

/** Whether the one names the field of the other, or what that is a part of: "salud" and "Mental health". */
export function covers(whole: string, field: string): boolean {
  const wholes = fieldsOf(field).map((each) => WHOLE_OF.get(each));
  return isOneField(whole, field) || fieldsOf(whole).some((each) => wholes.includes(each));
}

/** Whether the last words of a text are a name of a field, and all of it is no other: "industrial robotics" and "Robotik". */
export function endsInField(text: string, field: string): boolean {
  const words = wordsOf(text);
  const ends = words.map((_, at) => words.slice(at).join(' '));
  const named = ends.flatMap((end) => fieldsOf(end).slice(0, 1))[0];
  return named !== undefined && fieldsOf(field).includes(named);
}
