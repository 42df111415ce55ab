import { expect, test } from 'vitest';
import { termKey } from '../read/terms.ts';
import { quantise } from '../read/vectors.ts';
import { standsFor, tradeInEnglish } from './stands-for.ts';

const term = (text: string) => ({ ...termKey(text), text, vector: quantise(new Float32Array(16)) });

test.each([
  ['credit risk', 'credit scoring'],
  ['email marketing', 'Klaviyo'],
  ['email marketing', 'Automation (Klaviyo)'],
  ['backend', 'Node.js'],
  ['industrial protocols', 'Modbus and S7'],
  ['LLM', 'OpenAI API'],
  ['machine learning', 'XGBoost'],
  ['mechanical design', 'SolidWorks expert'],
  ['mobile app development', 'mobile development'],
  ['data protection', 'POPIA'],
  ['German', 'German C1'],
  ['Spanish', 'Spanish (native)'],
  ['Deutsch', 'fluent German'],
  ['UI/UX', 'Figma'],
  ['Datenschutz', 'GDPR'],
  ['cold outreach', 'prospection à froid'],
  ['contabilidad', 'Xero'],
  ['backend', 'Rails, Postgres'],
  ['data engineering', 'engenharia de dados'],
  ['reconocimiento de voz', 'speech APIs'],
  ['speech recognition', 'Whisper / speech to text'],
  ['heat pumps', 'Wärmepumpen'],
  ['web scraping', 'Scrapy'],
  ['on-device machine learning', 'TensorFlow Lite'],
  ['steam release', 'Steamworks'],
  ['SIEM', 'Splunk'],
  ['drone mapping', 'drone photogrammetry'],
  ['offline-first', 'offline sync'],
  ['prototyping', 'prototipado'],
  ['faseovergangsmaterialen', 'materiales de cambio de fase'],
  ['cloud architecture', 'AWS'],
  ['risk management', 'ISO 14971'],
  ['UL certification', 'UL 2580 / UL 2271 testing'],
  ['video calling / WebRTC', 'Agora video SDK'],
  ['reconciliation', 'Settlement and reconciliation systems'],
  ['ledgers', 'double-entry ledgers'],
  ['medical imaging', 'DICOM'],
  ['pagos online', 'payments'],
  ['M-Pesa integration', 'M-Pesa Daraja API'],
  ['mapas', 'Google Maps API'],
  ['video processing', 'ffmpeg'],
  ['hiring a sales team', 'building sales teams'],
  ['clinical psychology', 'psicologia clínica'],
  ['group therapy', 'terapia de grupo'],
  ['Zeitreihen', 'time series forecasting'],
  ['product design', 'diseño de producto'],
  ['pricing models', 'actuarial pricing'],
  ['Scheikunde', 'química'],
  ['logistiek', 'logistics'],
  ['remote sensing', 'sensoriamento remoto'],
  ['création de contenu', 'content marketing'],
  ['partenariats', 'partnerships'],
  ['mobile optimization', 'mobile performance'],
  ['PostgreSQL', 'PostGIS'],
  ['bio-informatique', 'bioinformatics'],
  ['UX research', 'investigação com utilizadores'],
  ['front-end', 'HTML e CSS'],
  ['cognitive behavioral therapy', 'Cognitive behavioural therapy'],
  ['agile project management', 'Scrum'],
  ['optimisation mathématique', 'Gurobi'],
])('for %s stands %s', (need, offer) => {
  expect(standsFor(term(need), term(offer))).toBeDefined();
});

test.each([
  ['Klaviyo', 'email marketing'],
  ['Node.js', 'Django'],
  ['machine learning', 'Python'],
  ['business development', 'business'],
  ['backend', 'Training, rails and walls'],
  ['product design', 'Figma'],
  ['German', 'German literature'],
  ['German', 'German A2'],
  ['speech recognition', 'a whisper of hope'],
  ['cybersecurity', 'Security'],
  ['ISO 14971', 'risk management'],
  ['email deliverability', 'email systems'],
  ['video editing', 'copy editing'],
])('for %s does not stand %s', (need, offer) => {
  expect(standsFor(term(need), term(offer))).toBeUndefined();
});

test.each([
  ['operations research', 'recherche opérationnelle'],
  ['investigación operativa', 'pesquisa operacional'],
  ['agile project management', 'gestion de projet agile'],
  ['payroll', 'Lohnbuchhaltung'],
  ['Qualitätssicherung', 'quality assurance'],
  ['supplier negotiation', 'négociation fournisseurs'],
  ['PLC programming', 'SPS-Programmierung'],
  ['wastewater treatment', 'Abwasserbehandlung'],
  ['tratamiento de aguas residuales', 'traitement des eaux usées'],
  ['carpentry', 'menuiserie'],
  ['falegnameria', 'Schreinerei'],
  ['loodgieter', 'plumbing'],
  ['beekeeping', 'Imkerei'],
  ['winemaking', 'vinificação'],
  ['riego', 'irrigazione'],
  ['speech therapy', 'Logopädie'],
  ['early childhood education', 'educação infantil'],
  ['digital accessibility', 'accessibilité numérique'],
  ['spraakherkenning', 'reconnaissance vocale'],
  ['metodologías ágiles', 'méthodes agiles'],
  ['gestão de projetos', 'projectleiding'],
  ['gebärdensprache', 'lengua de señas'],
  ['Japanese', 'japonés'],
  ['nutrição animal', 'animal nutrition'],
  ['Kaffeeanbau', 'caficultura'],
])('“%s” is “%s” in another language', (need, offer) => {
  expect(standsFor(term(need), term(offer))).toBe('TRADE');
  expect(standsFor(term(offer), term(need))).toBe('TRADE');
});

test.each([
  ['quality control', 'Qualitätssicherung'],
  ['conservation', 'restauración de arte'],
  ['video editing', 'Redaktion'],
  ['legal advice', 'investigación jurídica'],
  ['welding', 'soldering'],
  ['carpentry', 'ébénisterie'],
  ['winemaking', 'viticultura'],
  ['interpreting', 'interpreters'],
  ['rail transport', 'Rails'],
  ['fundraising', 'venture capital'],
  ['energy consulting', 'energy trading'],
  ['machine translation', 'Übersetzungen'],
  ['localisation', 'localización de contenidos'],
])('“%s” is not “%s”', (need, offer) => {
  expect(standsFor(term(need), term(offer))).toBeUndefined();
});

test('another name of a trade is told from its tools', () => {
  expect(standsFor(term('sales'), term('Vertrieb'))).toBe('TRADE');
  expect(standsFor(term('email marketing'), term('Klaviyo'))).toBe('WORK');
});

test.each([
  ['aprendizado de máquina', 'machine learning'],
  ['processamento de linguagem natural', 'natural language processing'],
  ['Buchhaltung', 'accounting'],
  ['diseño de interfaces', 'UI design'],
  ['recursos humanos', 'human resources'],
  ['alemán', 'German'],
  ['derecho', 'law'],
  ['Verfahrenstechnik', 'process engineering'],
  ['cartografía', 'cartography'],
  ['mapas', 'maps'],
  ['petróleo y gas', 'oil and gas'],
  ['periodismo', 'journalism'],
  ['vendas B2B', 'B2B sales'],
  ['marketing digital', undefined],
  ['NLP', undefined],
  ['Python', undefined],
  ['lawyer', undefined],
  ['bordado a mano', undefined],
])('“%s” is called in English: %s', (text, name) => {
  expect(tradeInEnglish(text)).toBe(name);
});
