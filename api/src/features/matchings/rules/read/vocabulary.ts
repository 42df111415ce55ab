import { hash32 } from '../../../../lib/hash32.ts';
import { isAscii, remembered } from '../memory/remembered.ts';

/**
 * Skills by name. A line is `concept < areas: other names`; an area is itself a concept. A name with `^` is also
 * an ordinary word and counts only where it is written with a capital or stands alone ("Go", "Rust").
 * Of a concept with `=` all names mean the same thing, however far apart they read.
 * Names are matched without accents, hyphens and plural s. What is not here is compared by meaning alone.
 */
const LINES = `
software: software engineering, software development, programming, coding, developer, software engineer, software developer, programmer, technical cofounder, technical partner, full stack, fullstack, full stack developer, cto, ~technical, technical lead, technical person, someone technical, somebody technical, tech lead, tech cofounder
backend < software: back end, server side, servers, server, apis, rest api, graphql, microservices, web services, api development, api design, backend development, backend engineer, software architecture, system design
frontend < software: front end, web interface, user interfaces, web app, web apps, single page app
mobile < software: mobile app, mobile apps, mobile development, phone app, phone apps, app development, tablet app, tablet apps, mobile first
android < mobile: android app, android development, android developer
ios < mobile: iphone, ios app
kotlin < android
java < backend: ^java, jvm
swift < ios: ^swift, swiftui
flutter < mobile: ^flutter, dart
react native < mobile: reactnative
offline < mobile: offline first, offline sync, offline storage, data sync, synchronisation, synchronization, store and forward, low connectivity, bad network, bad networks, no signal, lost connection, ~sync
golang < backend: go lang, ^go
python < software
javascript < frontend: js, ecmascript
typescript < frontend: ts
node < backend: node.js, nodejs, ^express
react < frontend: react.js, reactjs, ^react, next.js, nextjs
vue < frontend: vue.js, vuejs, nuxt
angular < frontend: angularjs
svelte < frontend
html < frontend: css, html5, tailwind
php < backend: laravel, symfony
ruby < backend: ruby on rails, rails, ^rails
csharp < backend: c#, .net, dotnet, asp.net
rust < backend: ^rust
elixir < backend: erlang, phoenix
scala < backend
django < backend: fastapi, flask
spring < backend: spring boot
cplusplus < software: c++, cpp, embedded c
database < backend: databases, sql, postgresql, postgres, mysql, mongodb, redis, database design, large catalogues
infrastructure: infra, devops, sre, site reliability, platform engineering, cloud, cloud infrastructure, system administration, sysadmin
aws < infrastructure: amazon web services
azure < infrastructure
gcp < infrastructure: google cloud
kubernetes < infrastructure: k8s
docker < infrastructure: containers
terraform < infrastructure: ansible, infrastructure as code
ci < infrastructure: ci/cd, continuous integration
linux < infrastructure
security: cyber security, cybersecurity, infosec, application security, penetration testing, pentesting, cryptography, data protection, encryption
blockchain < software: web3, solidity, smart contracts, crypto
data: data engineering, data pipelines, etl, spark, airflow, data warehouse, kafka
analytics < data: data analysis, data analytics, business intelligence, bi, tableau, power bi, statistics, data science, data scientist, dashboards
machine learning < data: ml, ai, artificial intelligence, deep learning, pytorch, tensorflow, neural networks, mlops, ml engineering, model training
computer vision < machine learning: opencv, image processing, image recognition, video analysis, video pipelines, remote sensing, satellite imagery, satellite images
nlp < machine learning: natural language processing, language processing, llm, llms, large language models, language models, text mining, rag
speech < machine learning: speech recognition, asr, voice recognition, text to speech, voice interfaces
forecasting < analytics: demand forecasting, time series, demand models, pricing models, actuarial, actuarial models
optimisation < data: optimization, operations research, rostering, crew scheduling, route planning, routing, scheduling algorithms
=constraint solving < optimisation: constraint programming, constraint solver, constraint solvers, or tools, linear programming, integer programming
geospatial < data: gis, mapping, geographic information
embedded: embedded systems, embedded software, firmware, embedded firmware, microcontroller, microcontrollers, rtos, stm32, esp32, arduino, low power firmware, bare metal
edge ai < embedded: edge deployment, edge computing, edge devices, edge inference, on device ml, tinyml, jetson, tensorrt
iot < embedded: internet of things, mqtt, connected devices, telemetry, data loggers, loggers, telematics, lorawan, lora
electronics: pcb, pcb design, circuit design, electrical engineering, electronic engineering, analog, hardware design, schematic, electronics for production, electronic design
sensor < electronics: sensors, sensing, low power sensors, transducers, instrumentation, sonar, radar, mmwave radar, acoustics
signal processing < sensor: dsp
radio < electronics: rf, antenna, antennas, wireless, bluetooth, ble, satellite link
battery < electronics: batteries, power electronics, low power, battery management
mechanical: mechanical engineering, mechanical design, cad, solidworks, enclosure, enclosures, waterproof enclosure, enclosure design, industrial design, product engineering
robotics < mechanical: ros, motion planning, servo control, control systems, drones, actuators, mechatronics
manufacturing: ~production, small batch manufacturing, contract manufacturing, production engineering, mass production, assembly, tooling, dfm, design for manufacture, design for manufacturing, design for manufacturability, design for assembly, injection moulding, factory
quality assurance: quality control, qa, ~quality, ~testing, test automation, software testing
certification < regulatory: ~validation, safety standards, gmp, iso 13485, machine safety, functional safety
refrigeration < mechanical: cold chain equipment, cooling, hvac, heat pumps, thermodynamics
energy: solar, photovoltaic, wind power, renewable energy, power systems, grid, energy storage
materials: material science, materials science, chemistry, polymers, chemical engineering, coatings
biotech: biology, molecular biology, genetics, microbiology, bioinformatics, bioprocess, bioprocessing, bioprocess engineering, lab work, wet lab, fermentation
payments: payment, payment systems, payment integration, mobile money, mobile money integration, mobile wallet, mobile wallets, m pesa, mpesa, payment gateway, payment terminal, payment terminals, payment switch, upi, stripe, payouts, payout, card schemes
ledger < payments: ledgers, double entry, double entry ledger, bookkeeping, reconciliation, ~settlement, ~accounts, accounting systems, core banking
ussd < payments: sms, sms gateways, text messages, ivr, telecoms
fintech < payments: ~banking, insurtech
lending < fintech: credit, credit scoring, credit risk, loans, microfinance
banking < fintech: open banking
insurance: underwriting, claims handling, claims, insurance operations, reinsurance
game: gameplay, game development, game design, unity, ^unity, unreal, unreal engine, level design
=netcode < game: multiplayer, multiplayer networking, game networking, online multiplayer
graphics < game: 3d, 3d animation, animation, shaders, rendering, art direction, illustration, blender, motion graphics
audio: sound design, music production, audio engineering
interface design: ~design, ux, ui, ui/ux, ux/ui, ux design, ui design, product design, user experience, figma, interaction design, web design, user interface design, simple interfaces, sketching, wireframes, prototyping
brand design < interface design: branding, graphic design, visual design, logo design, typography
user research < interface design: ux research, usability, user testing, customer interviews, customer discovery, service design, field research
product management: ~product, product manager, product owner, product strategy, roadmap, roadmapping, agile, scrum
marketing: digital marketing, growth, growth marketing, growth hacking, performance marketing, demand generation, brand marketing, product marketing, marketing strategy
seo < marketing: search engine optimisation, search engine optimization, sem, google ads, paid ads, ads, adwords
content marketing < marketing: ~content, copywriting, ~writing, ~editing, storytelling, journalism, blogging
social media < marketing: social media marketing, instagram, community, community building, influencer marketing, tiktok
public relations < marketing: pr, communications, ~press, media relations
video production < marketing: video, video editing, film, photography
sales: selling, b2b sales, enterprise sales, inside sales, field sales, account executive, closing, cold calling, sales management, key accounts, clients, tenders, government tenders, procurement sales, lead generation
gtm < sales marketing: go to market, go to market strategy, market entry
bizdev < sales: business development, biz dev, partnerships, partner contracts, alliances, district partnerships, channel sales, ~distribution
customer success < sales: customer support, customer service, client success, account management, ~support
crm < sales: salesforce, hubspot
retail: e commerce, ecommerce, shopify, merchandising, store operations, online shop, marketplaces, marketplace
business strategy: ~strategy, ~consulting, management consulting, business model, business planning, business plan
operations: ops, operations management, process improvement, ~lean, project management, program management, programme management, office management, general management
logistics < operations: supply chain, supply chain management, supply planning, warehouse, warehousing, warehouses, fleet, transport, shipping, freight, last mile, inventory, stock management, stock counts, procurement, purchasing, sourcing, cold chain, vaccine logistics
finance: corporate finance, financial modelling, financial modeling, financial planning, fp&a, cfo, accounting, bookkeeper, controlling, audit, tax, unit economics, excel modelling, treasury
fundraising < finance: investor relations, raising capital, venture capital, pitch decks, pitching, grant writing, grants, grant applications, raising money, investors
legal: law, lawyer, contracts, corporate law, intellectual property, patents, patent, ip, privacy law, compliance
regulatory < legal: regulatory affairs, regulatory filing, fda, ce marking, medical device regulation, who prequalification, drug registration, licensing, public procurement
policy: government relations, public policy, lobbying, public affairs, regulator access, health ministry network
hr: human resources, ~people, hiring, recruiting, recruitment, talent, talent acquisition, payroll
leadership: building teams, team building, people management, managing people, leading developers, leading engineers, leading teams, engineering management, engineering manager, team lead, hiring a first team, hiring a small team
healthcare: health, clinical, medicine, medical, nursing, nurse, doctor, physician, public health, hospital, clinics, patient care, primary health care
pharma < healthcare: pharmacy, pharmaceuticals, pharmaceutical, vaccines, vaccine, immunisation, immunization, drug development
medical devices < healthcare: medical device, medtech, diagnostics
mental health < healthcare: psychology, therapy, counselling, psychotherapy
education: teaching, training, curriculum, curriculum design, instructional design, pedagogy, edtech, field training, tutoring, e learning
agriculture: farming, agronomy, agritech, agtech, livestock, irrigation, crop science, soil, dairy, beekeeping
fishing: fisheries, aquaculture, seafood
food: cooking, chef, baking, bakery, food science, food technology, catering, restaurant, restaurants, hospitality, kitchen
construction: civil engineering, ~architecture, ~building, real estate, ~property, structural engineering, carpentry
textiles: fashion, garment, garments, apparel, sewing, tailoring, weaving
tourism: ~travel, hotel, hotels, tour operations
sports: coaching, fitness, football, cricket
event management: ~events, event planning, event production, conferences
music: songwriting, royalties, music business, composition
climate: carbon, sustainability, environment, environmental science, conservation, recycling, circular economy, waste management, water treatment
mobility: automotive, ev, electric vehicles, vehicles, aviation, aerospace, shipping technology
space technology: ~space, satellites, astronomy, spacecraft
languages: ~languages, translation, interpreting
arabic < languages
french < languages: francais
german < languages: deutsch
spanish < languages: espanol
hindi < languages
urdu < languages
mandarin < languages: chinese
danish < languages: dansk
swedish < languages: svenska
norwegian < languages: norsk
finnish < languages: suomi
dutch < languages: nederlands
italian < languages: italiano
catalan < languages
marathi < languages
tamil < languages
japanese < languages
korean < languages
portuguese < languages
swahili < languages: kiswahili
sign language < languages: sign languages
`;

interface Concept {
  readonly id: number;
  readonly name: string;
  /** Ids of the areas it belongs to, theirs included. */
  readonly areas: readonly number[];
}

/**
 * Words of a skill as they are compared: lower case, accents, hyphens and plural s removed. Symbols that belong
 * to a name ("c++", "c#", ".net", "node.js") stay.
 */
export const wordsOf = remembered((text): readonly string[] => {
  const isPlain = isAscii(text);
  const bare = isPlain ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '');
  const lower = bare.toLowerCase().replace(/\bco[- ]founder/g, 'cofounder');
  const words = lower.match(isPlain ? ASCII_WORD : WORD) ?? [];
  return words.map((word) =>
    word.endsWith('s') && /^[a-z]{3,}s$/.test(word) && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word,
  );
});

const WORD = /\.?[\p{L}\p{N}][\p{L}\p{N}+#&]*(?:\.(?=js\b|net\b)[a-z]+)?/gu;
/** A word of ASCII letters, without looking letters up; most texts need no more. */
const ASCII_WORD = /\.?[a-z\d][a-z\d+#&]*(?:\.(?=js\b|net\b)[a-z]+)?/g;

const parsed = LINES.trim()
  .split('\n')
  .map((line) => {
    const [head = '', names = ''] = line.split(':');
    const [name = '', areas = ''] = head.split('<').map((part) => part.trim());
    return {
      name: name.replace('=', ''),
      isOneThing: name.startsWith('='),
      areas: areasOf(areas),
      names: names
        .split(',')
        .map((other) => other.trim())
        .filter(Boolean),
    };
  });

/** Areas are separated by blanks; the ones of two words are known by name. */
function areasOf(areas: string): string[] {
  const twoWords = ['machine learning', 'interface design'].filter((name) => areas.includes(name));
  const rest = twoWords.reduce((left, name) => left.replace(name, ''), areas);
  return [...twoWords, ...rest.split(' ').filter(Boolean)];
}

const areasByName: ReadonlyMap<string, readonly string[]> = new Map(
  parsed.map(({ name, areas }) => [name, areas]),
);

function ancestors(name: string): string[] {
  return (areasByName.get(name) ?? []).flatMap((area) => [area, ...ancestors(area)]);
}

const oneThings: ReadonlySet<number> = new Set(
  parsed.filter(({ isOneThing }) => isOneThing).map(({ name }) => hash32(name)),
);

/** Whether all names of a known skill mean the same thing. */
export function isOneThing(concept: number): boolean {
  return oneThings.has(concept);
}

const keyed = parsed.flatMap(({ name, names }) => {
  const concept: Concept = { id: hash32(name), name, areas: [...new Set(ancestors(name))].map(hash32) };
  return [name, ...names].map((other) => ({
    key: wordsOf(other.replace(/[~^]/, '')).join(' '),
    sign: other.charAt(0),
    concept,
  }));
});
const keysWith = (sign: string): ReadonlySet<string> =>
  new Set(keyed.filter((each) => each.sign === sign).map(({ key }) => key));
const ordinary = keysWith('^');
const whole = keysWith('~');
/** Of a name that two concepts claim, the first has it. */
const concepts: ReadonlyMap<string, Concept> = new Map(
  keyed.toReversed().map(({ key, concept }) => [key, concept]),
);
/** How many words the longest name has that begins with a word. */
const longestFrom = new Map<string, number>();
for (const key of concepts.keys()) {
  const [first = '', ...rest] = key.split(' ');
  longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, 1 + rest.length));
}

/** Skills named inside a text, in order, each once; the longest name wins at every place. */
export function conceptsIn(text: string): Concept[] {
  return namesIn(text).concepts;
}

/** Words that make no skill another one. */
const FILLING = new Set(
  'a an and app application architecture as at basic by developer development engineer engineering experience experienced expert expertise for freelance from good head in junior knowledge later lead my of on or our plus professional programming senior skill software specialist strong system the to tool web with work working'.split(
    ' ',
  ),
);

/** Skills named inside a text, and whether it says more than their names: "patient data" is more than data. */
export function namesIn(text: string): { concepts: Concept[]; more: boolean } {
  const words = wordsOf(text);
  const found = new Map<number, Concept>();
  let more = false;
  for (let at = 0; at < words.length; ) {
    const length = longestAt(words, at, text);
    const concept = length > 0 ? concepts.get(words.slice(at, at + length).join(' ')) : undefined;
    if (concept) found.set(concept.id, concept);
    else more ||= !FILLING.has(words[at] ?? '');
    at += Math.max(1, length);
  }
  return { concepts: [...found.values()], more };
}

function longestAt(words: readonly string[], at: number, text: string): number {
  const longest = longestFrom.get(words[at] ?? '') ?? 0;
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const key = words.slice(at, at + length).join(' ');
    if (!concepts.has(key) || (whole.has(key) && words.length > length)) continue;
    if (!ordinary.has(key) || words.length === 1) return length;
    const capital = key.charAt(0).toUpperCase() + key.slice(1);
    if (new RegExp(`\\b${capital}\\b(?! (?:to|on|for|with|out)\\b)`).test(text)) return length;
  }
  return 0;
}
