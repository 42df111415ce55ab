import { remembered } from '../memory/remembered.ts';
import type { Term } from '../read/traits.ts';
import { wordsOf } from '../read/vocabulary.ts';
import { areCognates } from './cognates.ts';
import { isCompoundOf } from './compounds.ts';
import { alternatives, inParentheses, ownWords, partsOf, withoutLevel } from './same-thing.ts';
import { spelled } from './spelling.ts';

/**
 * Trades by their names, and behind the colon what plainly is work of that trade: its tools, frameworks, methods and standards. Told, and
 * not scored. A name with `^` is also an ordinary word and counts only where it is written with a capital or stands alone.
 */
const LINES = `
backend, back end, backend development, backend engineering, backend developer, back end development, server side, server side development, backend-entwicklung, desarrollo backend, développement backend, développement back end, desenvolvimento backend, desenvolvimento back end, sviluppo backend, desarrollo de backend, backend-ontwikkeling, programación backend, programação backend: node, node.js, nodejs, express.js, nestjs, django, fastapi, ^flask, laravel, symfony, ruby on rails, ^rails, spring boot, asp.net
frontend, front end, frontend development, frontend engineering, frontend developer, front end development, frontend-entwicklung, desarrollo frontend, développement frontend, développement front end, desenvolvimento frontend, desenvolvimento front end, sviluppo frontend, frontend-ontwikkeling, desarrollo de frontend, programación frontend: html, css, ^react, react.js, reactjs, next.js, nextjs, vue, vue.js, vuejs, nuxt, angular, svelte, sveltekit, tailwind css, ui implementation
web development, web dev, web developer, webentwicklung, desarrollo web, développement web, desenvolvimento web, sviluppo web, webontwikkeling: ^react, react.js, reactjs, next.js, vue, vue.js, angular, django, laravel, ruby on rails, html, css
mobile development, mobile, mobile app, mobile apps, mobile app development, mobile application development, mobile developer, mobilentwicklung, desarrollo móvil, développement mobile, desenvolvimento mobile, app-entwicklung, desarrollo mobile, desarrollo de apps, desarrollo de aplicaciones móviles, développement d’applications mobiles, desenvolvimento móvel, desenvolvimento de apps, desenvolvimento de aplicativos, sviluppo mobile, app-ontwikkeling, mobiele ontwikkeling, sviluppo di app: ^flutter, react native, ^swift, swiftui, jetpack compose, ios, android, xamarin, ionic
ios, ios app, ios development, ios app development, ios developer, iphone development, desarrollo ios, développement ios, desenvolvimento ios, ios-entwicklung: ^swift, swiftui, uikit, objective c, core data
android, android app, android development, android app development, android developer, desarrollo android, développement android, desenvolvimento android, android-entwicklung: jetpack compose
javascript, js: typescript, ^react, react.js, reactjs, next.js, vue, vue.js, angular, svelte, node.js, nodejs
python: django, fastapi, ^flask, pandas, numpy, pytorch, scikit learn
golang, ^go
ruby: ruby on rails, ^rails
java: spring boot
php: laravel, symfony
postgresql, postgres: postgis
swift: swiftui
flutter: ^dart
ros: ros2, ros 2
ruby on rails, rails: hotwire
apis, api, api development, api design: rest apis, rest api, graphql
sql: postgresql, postgres, mysql, mariadb, sql server
database, databases, database design, database administration, datenbanken, bases de datos, bases de données, bancos de dados: postgresql, postgres, mysql, mariadb, mongodb, sql server, dynamodb
devops, devops engineering, sre, site reliability, site reliability engineering, platform engineering: kubernetes, k8s, terraform, ansible, docker, helm charts, argo cd, prometheus, ci/cd
infrastructure, infrastructure engineering, cloud, cloud infrastructure, cloud engineering, cloud architecture, cloud computing: aws, amazon web services, azure, gcp, google cloud, terraform, kubernetes, k8s
ci/cd, ci cd pipelines, continuous integration, build pipelines: jenkins, github actions, gitlab ci, circleci, teamcity, buildkite
web scraping, scraping, web crawling, data scraping, raspado web, raspagem de dados: scrapy, beautiful soup, beautifulsoup
test automation, automated testing, software testing, qa automation, pruebas automatizadas, testautomatisierung, tests automatisés, testes automatizados: selenium, cypress, playwright, appium, pytest
e-commerce, ecommerce, online retail, comercio electrónico, e-commerce management, onlinehandel, commerce en ligne, comércio eletrônico, loja virtual, tienda online: shopify, woocommerce, magento, prestashop, bigcommerce, shopware, amazon seller central
payments, payment, payment integration, payments integration, payment integrations, payment systems, online payments, pagos online, pagos en línea, paiements en ligne, pagamentos online, online-zahlungen, payment processing, zahlungen, pagos, paiements, pagamentos: ^stripe, stripe connect, adyen, paypal, braintree, razorpay, m-pesa, mpesa, m-pesa daraja, m-pesa integration, paystack, flutterwave, mercado pago, mollie, mobile money
m-pesa, m-pesa integration, mpesa integration: m-pesa daraja
reconciliation, payment reconciliation, account reconciliation: settlement and reconciliation, settlement and reconciliation systems, double-entry ledgers, double-entry bookkeeping
ledgers, ledger systems, ledger: double-entry ledgers, double-entry ledger
mobile money, mobile money integration: m-pesa, mpesa, m-pesa daraja, m-pesa integration, mtn momo, airtel money, orange money
messaging api, messaging integration: twilio, whatsapp api, whatsapp business api, messagebird, whatsapp integrations, sms integrations, sms gateways
offline sync, offline first, offline support, offline data sync, offline synchronisation, offline synchronization: watermelondb, powersync, pouchdb, couchbase lite
whatsapp api, whatsapp business api: whatsapp integrations
video calling, webrtc, video calls, video chat, real-time video, videotelefonie, videollamadas, appels vidéo, videochamadas: agora video sdk, agora sdk, twilio video, jitsi, livekit, mediasoup
video processing, video encoding, videoverarbeitung: ffmpeg, gstreamer
maps, maps and geolocation, geolocation, karten, mapas, cartes, cartographie: google maps, google maps api, mapbox, leaflet, openlayers, openstreetmap
gis, sig, geospatial, geospatial analysis, geospatial data science, geographic information systems: qgis, arcgis, postgis, google earth engine
drone mapping, uav mapping, aerial mapping, drone surveying, uav surveying: drone photogrammetry, uav photogrammetry, pix4d, dronedeploy, webodm, drone2map
remote sensing, satellite imagery, satellite image analysis, earth observation, fernerkundung, teledetección, percepción remota, télédétection, sensoriamento remoto, deteção remota, telerilevamento, teledetectie: google earth engine, sentinel hub
cybersecurity, cyber security, information security, infosec, it security, it-sicherheit, ciberseguridad, cybersécurité, cibersegurança, sicurezza informatica, seguridad informática, sécurité informatique, segurança da informação: penetration testing, pentesting, application security, ethical hacking, security research, vulnerability research, incident response, threat modelling, threat modeling, oscp, cissp, burp suite, iso 27001, soc 2
siem, siem engineering, security information and event management: splunk, splunk enterprise security, microsoft sentinel, azure sentinel, elastic security, qradar, ibm qradar, arcsight, logrhythm, wazuh
penetration testing, pentesting, pen testing, ethical hacking: oscp, burp suite, metasploit
ot security, ics security, scada security: iec 62443
reverse engineering: ghidra, ida pro, binary ninja
industrial protocols, industrial communication, industrial communication protocols, fieldbus: modbus, modbus tcp, modbus rtu, profinet, profibus, s7, s7comm, dnp3, opc ua, ethercat, canopen, iec 61850
plc, plc programming, industrial automation, sps-programmierung, programación de plc, automatisierungstechnik: tia portal, codesys, twincat, siemens s7, step 7, rslogix, ladder logic, iec 61131
blockchain, web3, blockchain development: solidity, smart contracts, ethereum
machine learning, ml, ml engineering, machine learning engineering, maschinelles lernen, aprendizaje automático, apprentissage automatique, aprendizado de máquina, aprendizagem automática, apprendimento automatico: xgboost, lightgbm, catboost, scikit learn, sklearn, pytorch, tensorflow, keras, deep learning, neural networks, reinforcement learning
deep learning: pytorch, tensorflow, keras, neural networks
ai, artificial intelligence, ki, künstliche intelligenz, inteligencia artificial, intelligence artificielle, inteligência artificial: machine learning, deep learning, pytorch, tensorflow, llm, large language models, nlp, natural language processing, computer vision, openai api
llm, large language model, language model, generative ai, genai: openai, openai api, gpt, gpt-4, chatgpt api, anthropic api, claude api, langchain, llamaindex, rag, retrieval augmented generation
nlp, natural language processing, sprachverarbeitung, procesamiento del lenguaje natural, procesamiento de lenguaje natural, traitement du langage naturel, processamento de linguagem natural: spacy, nltk, bert, llm, large language models, named entity recognition, text mining, sentiment analysis
computer vision, image recognition, bildverarbeitung, visión artificial, vision par ordinateur, visão computacional, bilderkennung, reconocimiento de imágenes, reconnaissance d’images, reconhecimento de imagens: opencv, yolo, object detection, image segmentation, image classification
document extraction, document understanding, document ai, document processing: ocr, amazon textract
security: security research, penetration testing, application security, vulnerability research
search: elasticsearch, opensearch, solr, lucene, vector search, semantic search
edge deployment, edge ai, edge computing, edge inference, edge machine learning, on device inference: jetson, nvidia jetson, jetson nano, tensorrt
information retrieval, retrieval, search engineering: elasticsearch, opensearch, solr, lucene, vector search, semantic search, rag
data science, data scientist, ciencia de datos, science des données, ciência de dados, datenwissenschaft, scienza dei dati: xgboost, scikit learn, pandas, jupyter
data engineering, data pipelines, etl, data engineer, datenengineering, ingeniería de datos, ingénierie des données, ingénierie de données, engenharia de dados, ingegneria dei dati, dataengineering: airflow, apache airflow, dbt, apache spark, ^spark, pyspark, databricks, dagster, fivetran
data analysis, data analytics, business intelligence, datenanalyse, análisis de datos, analyse de données, análise de dados, analisi dei dati, analisi dati, data-analyse: power bi, tableau, looker studio, metabase, qlik
web analytics, webanalyse, analítica web: google analytics, ga4, matomo, google tag manager
product analytics: mixpanel, posthog
statistics, statistical analysis, statistical modelling, statistical modeling, statistik, estadística, statistiques, estatística, statistiek, statistica, análisis estadístico, analyse statistique, análise estatística: stata, spss, logistic regression, bayesian statistics
time series, time series data, time series analysis, zeitreihen, zeitreihendaten, zeitreihenanalyse, series temporales, time series forecasting, time series prediction, zeitreihenprognose, zeitreihenprognosen, análisis de series temporales, predicción de series temporales, séries temporelles, analyse de séries temporelles, prévision de séries temporelles, séries temporais, análise de séries temporais, previsão de séries temporais, serie temporali, tijdreeksen, tijdreeksanalyse: timescaledb, influxdb, arima
operations research, mathematical optimisation, mathematical optimization: gurobi, cplex, or-tools, linear programming, integer programming
route optimisation, route optimization, routing optimisation, routing optimization, vehicle routing, route planning, tourenplanung, optimización de rutas, planificación de rutas, planification de tournées, optimisation de tournées, planejamento de rotas, planeamento de rotas
embedded systems, embedded, embedded software, embedded development, embedded engineering, firmware, firmware development, firmware engineering, eingebettete systeme, embedded-entwicklung, sistemas embebidos, systèmes embarqués, sistemas embarcados, sistemas embutidos, sistemi embedded, embedded-software, ingebedde systemen: stm32, esp32, freertos, zephyr rtos, rtos, nrf52, embedded linux, yocto, embedded c, firmware in c, microcontrollers
electronics, electronics design, electronic design, electronics engineering, electronic engineering, elektronik, electrónica, électronique, eletrônica, elettronica, elektronikentwicklung, elektronica: pcb design, pcb layout, diseño de pcb, circuit design, schematic design, altium, altium designer, kicad, analog design
pcb, pcb design, pcb layout, pcb development, diseño de pcb, leiterplattendesign, leiterplattenentwicklung, conception de pcb, projeto de pcb: altium, altium designer, kicad, autodesk eagle, orcad
iot, internet of things: mqtt, lora, lorawan, zigbee, nb-iot, aws iot
wireless, wireless communication, low-power wireless: ble, bluetooth low energy, lora, lorawan, zigbee, nb-iot
ble, bluetooth low energy
satellite communications, satellite communication, satcom, satellitenkommunikation, comunicaciones satelitales, communications par satellite, comunicações por satélite: iridium, inmarsat, vsat
fpga, fpga design, fpga development: vhdl, verilog, systemverilog, vivado
mechanical design, mechanical engineering, maschinenbau, diseño mecánico, ingeniería mecánica, génie mécanique, conception mécanique, engenharia mecânica, mechanische konstruktion, ingegneria meccanica, projeto mecânico, werktuigbouwkunde: solidworks, autodesk inventor, fusion 360, catia, ptc creo, onshape, siemens nx
cad, cad design, 3d cad, cad-konstruktion: solidworks, autocad, autodesk inventor, fusion 360, catia, ptc creo, onshape, siemens nx
finite element analysis, fea, fem, fem simulation: ansys, abaqus, comsol
robotics, robotik, robótica, robotique: ros, ros2, ros 2, moveit
control engineering, control systems, control theory, regelungstechnik, ingeniería de control, automatique, engenharia de controle, engenharia de controlo: simulink, pid control, model predictive control
mechatronics, mechatronik, mecatrónica, mécatronique, mecatrônica
manufacturing, fertigung, fabricación, manufatura, produktion, fabrication, fabricação: injection moulding, injection molding, cnc machining, dfm, design for manufacturing, lean manufacturing, contract manufacturing
rapid prototyping, hardware prototyping: 3d printing, additive manufacturing
signal processing, digital signal processing, dsp, signalverarbeitung, procesamiento de señales, traitement du signal, processamento de sinais
audio processing, audio dsp, audio programming: juce, vst plugins, audio plugins
ui, ui design, user interface design, interface design, ui-design, diseño ui, diseño de interfaces, design d’interface, design de interfaces: figma, adobe xd
ux, ux design, user experience, user experience design, ux-design, diseño ux, diseño de experiencia de usuario, design de experiência do usuário, design ux, diseño de experiencia, conception ux, ux-ontwerp, design dell’esperienza utente: figma, adobe xd, wireframing, interaction design, usability testing
user research, ux research, nutzerforschung, investigación de usuarios, recherche utilisateur, recherche utilisateurs, investigação com utilizadores, investigação com usuários, pesquisa com utilizadores, pesquisa com usuários, investigación con usuarios, investigación de usuario, pesquisa de usuários, investigação de utilizadores, ricerca utente, gebruikersonderzoek: usability testing, user interviews, user testing
graphic design, visual design, grafikdesign, diseño gráfico, graphisme, design gráfico, grafica, progettazione grafica, grafisch ontwerp, conception graphique: photoshop, adobe photoshop, adobe illustrator, indesign, adobe indesign
branding, brand design, brand identity, visual identity: logo design
3d modelling, 3d modeling, 3d art, 3d animation: ^blender, autodesk maya, cinema 4d, 3ds max, zbrush
motion graphics, motion design, grafismo animado: after effects, adobe after effects
video editing, videoschnitt, edición de vídeo, montage vidéo, edição de vídeo, videobewerking, montaggio video, edición de video, edição de video: premiere pro, adobe premiere, final cut pro, davinci resolve
photography, fotografie, fotografía, photographie, fotografia: product photography, food photography, lightroom
game development, game dev, game programming, mobile game development, spieleentwicklung, desarrollo de videojuegos, développement de jeux vidéo, desenvolvimento de jogos: ^unity, unity3d, unreal engine, godot
steam release, steam publishing, releasing on steam, publishing on steam, shipping on steam: steamworks
on device machine learning, on device ml, on device ai, edge ml, edge ai, mobile machine learning, mobile ml: tensorflow lite, tflite, litert, core ml, coreml, ml kit, executorch
graphics programming, rendering: opengl, vulkan, directx, hlsl, glsl, webgl
email marketing, e-mail marketing, lifecycle marketing, lifecycle email, crm marketing, emailing, newsletter marketing, marketing por email, marketing por correo electrónico: klaviyo, mailchimp, brevo, sendinblue, activecampaign, customer.io, mailerlite, convertkit
performance marketing, paid marketing, paid acquisition, paid media, paid ads, paid advertising, online advertising, digital advertising: meta ads, facebook ads, instagram ads, google ads, tiktok ads, linkedin ads, adwords, paid social, paid search, ppc
paid social, social ads, paid social media, social media advertising: meta ads, facebook ads, instagram ads, tiktok ads, linkedin ads
sem, search engine marketing, paid search, ppc: google ads, adwords, bing ads
seo, search engine optimization, search engine optimisation, suchmaschinenoptimierung, posicionamiento web, référencement naturel: ahrefs, semrush, screaming frog, technical seo, link building
social media, social media marketing, social media management, redes sociales, réseaux sociaux, redes sociais, gestión de redes sociales, gestion des réseaux sociaux, gestão de redes sociais: instagram marketing, tiktok marketing, hootsuite
content marketing, marketing de contenidos, marketing de contenido, marketing de contenu, marketing de conteúdo
content creation, content production, contentproduktion, content-erstellung, creación de contenido, creación de contenidos, création de contenu, création de contenus, criação de conteúdo, produção de conteúdo, creazione di contenuti: content marketing, marketing de contenidos, marketing de contenu, marketing de conteúdo, content writing
partnerships, partnership development, partner management, partnerschaften, alianzas, alianzas comerciales, partenariats, développement de partenariats, parcerias
mobile optimization, mobile performance, mobile performance optimization
digital marketing, online marketing, onlinemarketing, marketing digital, digitales marketing, marketing numérique, marketing online: seo, sem, google ads, meta ads, facebook ads, email marketing, content marketing, performance marketing, paid social, social media marketing, ppc
marketing: digital marketing, content marketing, performance marketing, growth marketing, email marketing, brand marketing, product marketing, social media marketing, marketing digital
growth marketing, growth hacking, growth
marketing automation: hubspot, marketo, pardot, activecampaign, klaviyo
crm, crm systems, customer relationship management: salesforce, hubspot, pipedrive, zoho crm, microsoft dynamics
public relations, pr, media relations, öffentlichkeitsarbeit, pressearbeit, relaciones públicas, relations publiques, relações públicas: press releases
developer relations, devrel, developer advocacy, developer evangelism
community building, community management, gestión de comunidades, gestion de communauté
technical writing, technical documentation, developer documentation, technische dokumentation, redacción técnica, rédaction technique
hiring a sales team, building a sales team, building sales teams
sales, selling, vertrieb, verkauf, ventas, vente, ventes, vendas, vendite, comercial b2b, verkoop: außendienst, b2b sales, enterprise sales, saas sales, software sales, field sales, inside sales, cold calling, cold outreach, sales calls, b2b vertrieb, ventas b2b, vente b2b, vendas b2b
b2b sales, b2b vertrieb, ventas b2b, vente b2b, vendas b2b: enterprise sales, saas sales, b2b saas sales, vente saas
saas sales, b2b saas sales, saas vertrieb, ventas saas, vente saas, vendas saas
cold outreach, outbound, outbound sales, outbound prospecting, sales prospecting, kaltakquise, prospección en frío, prospection à froid, prospecção: cold calling, cold email, cold emailing, linkedin sales navigator
account management, key account management, gestión de cuentas, gestion de comptes, gestão de contas
customer success, customer success management, client success: gainsight
customer support, customer service, kundenservice, kundendienst, kundensupport, atención al cliente, service client, atendimento ao cliente, soporte al cliente, support client, suporte ao cliente, klantenservice, assistenza clienti, atención al usuario, apoio ao cliente: zendesk, freshdesk, help scout
business development, bizdev, biz dev, desarrollo de negocio, geschäftsentwicklung, développement commercial, desenvolvimento de negócios, développement des affaires
fundraising, raising capital, raising money, kapitalbeschaffung, levée de fonds, captación de fondos, captação de recursos
grant writing, grant applications, förderanträge: eic accelerator, sbir
financial modelling, financial modeling, financial models, finanzmodellierung, modelización financiera, modélisation financière, modelagem financeira
finance, corporate finance, finanzen, finanzas, finanças: financial modelling, financial modeling, financial planning, fp&a
accounting, accountancy, bookkeeping, buchhaltung, rechnungswesen, contabilidad, comptabilité, contabilidade, contabilità, boekhouding, ragioneria: xero, quickbooks, datev, ifrs, us gaap, acca
credit risk, credit scoring, credit risk modelling, credit risk modeling, credit risk analysis, kreditrisiko, riesgo de crédito, riesgo crediticio, risque de crédit, risco de crédito
anti money laundering, aml, aml compliance, geldwäscheprävention
payroll, lohnabrechnung, nóminas, paie, folha de pagamento, lohnbuchhaltung
p&c license, p&c licensed, p&c insurance license, property and casualty license, property & casualty license, licensed p&c agent
insurance, versicherung, versicherungen, seguros, assurance, assurances, assicurazioni, verzekeringen: commercial lines, personal lines, p&c insurance, p&c license, p&c licensed, insurance brokerage, reinsurance
law, legal, lawyer, attorney, solicitor, recht, derecho, droit, direito, rechtsanwalt, abogado, avocat, advogado, juridique, diritto: contract law, corporate law, commercial law, employment law, contract drafting
data protection, data privacy, privacy law, data protection law, datenschutz, protección de datos, protection des données, proteção de dados: gdpr, dsgvo, rgpd, lgpd, popia, ccpa
intellectual property, ip law, intellectual property law, geistiges eigentum, propiedad intelectual, propriété intellectuelle, propriedade intelectual: patents, patent law, patent drafting, trademark law
product certification, product safety certification, safety certification, ul certification, produktzertifizierung: ul 2580, ul 2271, ul 2849, ul 1973, ul 9540a
medical imaging, medizinische bildgebung, imagen médica, imagerie médicale, imagem médica: dicom, pacs
regulatory affairs, medical device regulation, medical device regulatory, zulassung von medizinprodukten, asuntos regulatorios, affaires réglementaires, assuntos regulatórios, affari regolatori: mdr, eu mdr, fda 510k, ce marking, iso 13485
quality management, qualitätsmanagement, gestión de calidad, management de la qualité, gestão da qualidade: iso 9001, iso 13485, six sigma
supply chain, supply chain management, lieferkette, cadena de suministro, cadeia de suprimentos, lieferkettenmanagement, gestión de la cadena de suministro, chaîne d’approvisionnement, gestão da cadeia de suprimentos: demand planning, supply planning, inventory management, s&op
logistics, logistik, logística, logistique, logistica, logistiek: freight forwarding, warehouse management, last mile delivery
procurement, purchasing, einkauf, beschaffung, achats, compras, suprimentos, inkoop, acquisti, aprovisionamiento, approvisionnement: strategic sourcing, sap ariba
warehouse management, warehousing, warehouse operations, lagerlogistik, lagerleitung, gestión de almacenes, gestión de almacén, gestion d’entrepôt, gestion d’entrepôts, gestão de armazéns, gestão de armazém, magazijnbeheer, gestione del magazzino
inventory management, stock control, stock management, inventory control, lagerverwaltung, gestión de inventario, gestion des stocks, gestão de estoque
staff scheduling, crew scheduling, shift planning, rostering, dienstplanung, schichtplanung
fleet management, fleet operations, flottenmanagement, gestión de flotas, gestion de flotte, gestão de frotas
operations management, operations, business operations, operaciones, operações
project management, projektmanagement, projektleitung, gestión de proyectos, gestion de projet, gestão de projetos, projectmanagement, gestione progetti, gestione di progetti, gestão de projectos: pmp, prince2
product management, produktmanagement, gestión de producto, gestion de produit, gestão de produto, productmanagement, gestão de produtos, gestione del prodotto: product ownership, product discovery, product roadmaps
team leadership, team management, people management, leading teams, managing teams, mitarbeiterführung, gestión de equipos, gestão de equipes
recruiting, recruitment, talent acquisition, hiring, personalbeschaffung, reclutamiento, recrutement, recrutamento, selezione del personale, selección de personal: headhunting
hr, human resources, personalwesen, recursos humanos, ressources humaines, risorse umane, personalmanagement: recruiting, talent acquisition, payroll
erp, erp systems: sap, sap erp, netsuite, odoo
nursing, nurse, registered nurse, krankenpflege, enfermería, soins infirmiers, enfermagem, infermieristica, verpleegkunde: icu nursing, icu nurse
medicine, medical doctor, physician, medizin, medicina, médecine, geneeskunde: general practice, internal medicine, emergency medicine, cardiology
health data exchange, ehr integration, healthcare interoperability: hl7, fhir, hl7 fhir
clinical trials, clinical research, klinische studien, ensayos clínicos, essais cliniques, ensaios clínicos, estudios clínicos, estudos clínicos, études cliniques: good clinical practice, ich-gcp
practice management software, dental software, dental practice management software: dentrix, eaglesoft, open dental
molecular biology, molekularbiologie, biología molecular, biologie moléculaire, biologia molecular: pcr, qpcr, crispr
food safety, lebensmittelsicherheit, seguridad alimentaria, sécurité alimentaire, segurança alimentar: haccp, servsafe, fssc 22000
hospitality, hostelería, gastronomie, hotelaria: restaurant management, hotel management, gestión de restaurantes
food science, food technology, lebensmitteltechnologie, tecnología de alimentos, tecnologia de alimentos, lebensmittelwissenschaft, levensmiddelentechnologie, ciencia de los alimentos, ciencia de alimentos, ciência dos alimentos, ciência de alimentos, technologie alimentaire, sciences des aliments, science des aliments, tecnologia alimentare, scienze alimentari
construction management, site management, bauleitung, dirección de obra, conduite de travaux, gestão de obras: procore
bim, building information modelling, building information modeling: revit, autodesk revit, archicad, navisworks
civil engineering, bauingenieurwesen, ingeniería civil, génie civil, engenharia civil, ingegneria civile: structural engineering, civil 3d
teaching, teacher, unterrichten, enseñanza, docencia, enseignement, ensino, lehren, insegnamento, docência, lesgeven, onderwijzen, unterricht: classroom teaching, secondary school teaching, primary school teaching, maths teaching
curriculum design, curriculum development, curriculum writing, lehrplanentwicklung, diseño curricular, desarrollo curricular, desenvolvimento curricular, conception de programmes
instructional design, learning design, diseño instruccional: articulate storyline, adobe captivate
solar energy, solar, solar pv, pv, photovoltaics, photovoltaik, energía solar, énergie solaire, energia solar, fotovoltaica: pvsyst, pv sol
power systems, power system analysis, energy grids: powerfactory, digsilent, etap
batteries, battery systems, battery technology, batterien, baterías: bms, battery management systems, battery packs, lithium ion batteries
life cycle assessment, lca, ökobilanz, análisis de ciclo de vida: simapro, openlca
carbon accounting, ghg accounting, carbon footprinting: ghg protocol
agronomy, agronomist, agronomie, agronomía, agronomia, ingeniería agronómica, engenharia agronômica: crop science, soil science
fashion design, modedesign, diseño de moda, stylisme, design de moda: pattern making, pattern cutting, clo 3d
full stack, full stack development, full stack developer, full stack engineering, fullstack-entwicklung, desarrollo full stack, développement full stack, desenvolvimento full stack, sviluppo full stack
speech recognition, speech to text, voice recognition, asr, automatic speech recognition, spracherkennung, reconocimiento de voz, reconocimiento del habla, reconnaissance vocale, reconnaissance de la parole, reconhecimento de voz, reconhecimento de fala, riconoscimento vocale: ^whisper, openai whisper, deepgram, kaldi, wav2vec, speech api, speech apis
risk management, medical device risk management, risikomanagement, gestión de riesgos, gestion des risques, gestão de riscos, gestão de risco: iso 14971, iso 31000
heat pump, heat pumps, heat pump technology, heat pump installation, wärmepumpe, wärmepumpen, bomba de calor, bombas de calor, pompe à chaleur, pompes à chaleur, pompa di calore, pompe di calore
electrical engineering, elektrotechnik, ingeniería eléctrica, génie électrique, engenharia elétrica, ingegneria elettrica, elektrotechniek, génie électrotechnique, engenharia eletrotécnica
chemical engineering, chemieingenieurwesen, verfahrenstechnik, ingeniería química, génie chimique, engenharia química, ingegneria chimica, chemische technologie
prototyping, rapid prototyping, prototypenbau, prototipado, prototypage, prototipagem, prototipazione
thermodynamics, thermodynamik, thermodynamica, termodinámica, thermodynamique, termodinâmica, termodinamica
heat transfer, wärmeübertragung, warmteoverdracht, transferencia de calor, transfert de chaleur, transferência de calor, scambio termico
phase change materials, phasenwechselmaterialien, faseovergangsmaterialen, materiales de cambio de fase, matériaux à changement de phase, materiais de mudança de fase
product design, product designer, produktdesign, diseño de producto, diseño de productos, diseñador de producto, diseñadora de producto, design de produit, design produit, conception de produit, conception de produits, design de produto, design de produtos, design di prodotto, progettazione del prodotto, productontwerp
clinical psychology, clinical psychologist, klinische psychologie, psicología clínica, psychologie clinique, psicologia clinica
psychotherapy, psychotherapist, psychotherapie, psicoterapia, psychothérapie
group therapy, gruppentherapie, terapia de grupo, terapia grupal, terapia em grupo, thérapie de groupe, terapia di gruppo, groepstherapie
family therapy, familientherapie, terapia familiar, thérapie familiale, terapia familiare, gezinstherapie
cognitive behavioural therapy, cognitive behavioral therapy, cbt, kognitive verhaltenstherapie, terapia cognitivo-conductual, thérapie cognitivo-comportementale, terapia cognitivo-comportamental, terapia cognitivo-comportamentale, cognitieve gedragstherapie
social work, social worker, soziale arbeit, sozialarbeit, trabajo social, travail social, trabalho social, serviço social, lavoro sociale, maatschappelijk werk
chemistry, chemist, chemie, química, chimie, chimica, scheikunde
rheology, rheologie, reología, rhéologie, reologia, reologie
bioinformatics, bioinformatician, computational biology, bioinformatik, bioinformática, bio-informatique, bioinformatique, bioinformatica
biology, biologist, biologie, biología, biologia
copy editing, copyediting, lektorat, corrección de textos, edición de textos, correction de textes, revisão de textos, edição de textos
journalism, journalist, journalismus, periodismo, journalisme, jornalismo, giornalismo, journalistiek
illustration, illustrator, ilustración, ilustração, illustrazione, illustratie
animation, animator, animación, animação, animazione, animatie
video production, videoproduktion, producción de vídeo, producción audiovisual, production vidéo, produção de vídeo, produzione video, videoproductie
demand forecasting, bedarfsprognose, nachfrageprognose, previsión de demanda, previsión de la demanda, prévision de la demande, previsão de demanda, previsão da procura, previsione della domanda, vraagvoorspelling
pricing models, pricing model, pricing modelling, pricing modeling: actuarial pricing, insurance pricing
art direction, art director, art-direktion, artdirection, dirección de arte, dirección artística, direction artistique, direção de arte, direzione artistica
print production, prepress, pre-press, print preparation, druckvorstufe, druckproduktion, preimpresión, preparación para impresión, prépresse, préparation pour impression, pré-impressão, preparação para impressão, prestampa
dashboards, dashboard, tableros, tableros de control, cuadros de mando, tableaux de bord, painéis, paineis, cruscotti: power bi, tableau, looker studio, metabase, grafana
industrial design, industriedesign, diseño industrial, design industriel, design industrial
nutrition, ernährungswissenschaft, nutrición, nutrição, nutrizione
psychology, psychologist, psychologie, psicología, psicologia, psychologe, psychologin, psicologo, psicóloga, psicólogo, psychologue, psycholoog
physiotherapy, physical therapy, physiotherapie, fisioterapia, kinésithérapie, fysiotherapie
pharmacy, pharmazie, farmacia, pharmacie, farmácia
translation, übersetzung, traducción, traduction, tradução, traduzione, vertaling, vertalen, übersetzen
copywriting, texten, redacción publicitaria, redação publicitária, rédaction publicitaire
event management, event planning, eventmanagement, veranstaltungsmanagement, organización de eventos, organisation d’événements, organização de eventos
English, englisch, inglés, anglais, inglês
German, deutsch, alemán, allemand, alemão
French, französisch, francés, français, francês
Spanish, spanisch, español, castellano, espagnol, espanhol
Portuguese, portugiesisch, portugués, portugais, português
Italian, italienisch, italiano, italien
Dutch, niederländisch, nederlands, neerlandés, néerlandais, holandês
mandarin, chinese, mandarin chinese
swahili, kiswahili
`;

type Stands = 'TRADE' | 'WORK';

const lines = LINES.trim()
  .split('\n')
  .map((line) => line.split(':').map((names) => names.split(',').map((each) => each.trim())));

const known = new Map<string, Map<number, Stands>>();
const ordinary = new Set<string>();

for (const [line, parts] of lines.entries()) {
  for (const [at, names] of parts.entries()) {
    for (const name of names) {
      const key = wordsOf(name).map(spelled).join(' ');
      if (name.startsWith('^')) ordinary.add(key);
      const of = known.get(key) ?? new Map<number, Stands>();
      known.set(key, of.set(line, at === 0 ? 'TRADE' : 'WORK'));
    }
  }
}

const NONE: ReadonlyMap<number, Stands> = new Map();

/** The lines that have a name, as it is written or without what makes no other skill of it. */
function linesOf(name: string, isAlone: boolean): ReadonlyMap<number, Stands> {
  const keys = [wordsOf(name), wordsOf(withoutLevel(name)), ownWords(withoutLevel(name))].map((words) =>
    words.map(spelled).join(' '),
  );
  const key = keys.find((each) => known.has(each));
  if (key === undefined || (ordinary.has(key) && !isAlone && !/^\s*\p{Lu}/u.test(name))) return NONE;
  return known.get(key) ?? NONE;
}

const linesOfNeed = remembered((text): ReadonlyMap<number, Stands> => linesOf(text, true));

const linesOfOffer = remembered((text): ReadonlyMap<number, Stands> => {
  const parts = [...partsOf(text), ...inParentheses(text)];
  return new Map(parts.toReversed().flatMap((part) => [...linesOf(part, part === text)]));
});

/** What an offered skill is of a needed trade: another name for it, or a tool or method that plainly is work of it, as "Klaviyo" of email marketing. */
export function standsFor(need: Term, offer: Term): Stands | undefined {
  if (isCompoundOf(need, offer) || areCognates(need, offer)) return 'TRADE';
  const offered = linesOfOffer(offer.text);
  if (offered.size === 0) return undefined;
  const found = (need.any ? alternatives(need.text) : [need.text]).flatMap((name) =>
    [...linesOfNeed(name)].flatMap(([line, as]) => (as === 'TRADE' ? (offered.get(line) ?? []) : [])),
  );
  return found.includes('TRADE') ? 'TRADE' : found[0];
}

/** Begins what a line has in other languages, which stands behind all that it has in English. */
const IS_ABROAD =
  /[^\x20-\x7f]|(?<![a-z])(?:de|del|des|du|di|do|da|com|con|para|pour|und|le|la)(?![a-z])|(?:ung|ik|analyse|kauf|recht|schaft|vertrieb|wesen)(?![a-z])/u;
/** Written in capitals. */
const IS_SHORT =
  /(?<![a-z\d])(?!(?:and|app|art|in|of|pre|to|law|web)(?![a-z\d]))(?:[a-z\d]{2,3}|saas)(?![a-z\d])/gu;
/** More than an abbreviation such as "NLP". */
const IN_FULL = /^(?:law|.{5,})$/;

/** The English name of a trade that is written in another language: "machine learning" of "aprendizado de máquina"; none of what reads alike. */
export const tradeInEnglish = remembered((text): string | undefined => {
  const key = wordsOf(text).map(spelled).join(' ');
  for (const [line, as] of known.get(key) ?? NONE) {
    const [names = []] = as === 'TRADE' ? (lines[line] ?? []) : [];
    const border = names.findIndex((name) => IS_ABROAD.test(name));
    const isAbroad =
      border >= 0 && names.slice(border).some((name) => wordsOf(name).map(spelled).join(' ') === key);
    const name = isAbroad && names.slice(0, border).find((each) => IN_FULL.test(each));
    if (!name) continue;
    const words = wordsOf(name);
    const isAlike = words.filter((word) => wordsOf(text).includes(word)).length * 2 >= words.length;
    return isAlike ? undefined : name.replace(IS_SHORT, (short) => short.toUpperCase());
  }
  return undefined;
});
