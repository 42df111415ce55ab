export const SCIENCE_AND_HEALTH = `
medical imaging; medizinische bildgebung, imagen médica, imagerie médicale, imagem médica, imágenes médicas, diagnostica per immagini, medische beeldvorming: dicom, pacs
regulatory affairs, medical device regulation, medical device regulatory; zulassung von medizinprodukten, asuntos regulatorios, affaires réglementaires, assuntos regulatórios, affari regolatori, assuntos regulamentares: mdr, eu mdr, fda 510k, ce marking, iso 13485
nursing, nurse, registered nurse; krankenpflege, enfermería, soins infirmiers, enfermagem, infermieristica, verpleegkunde, krankenschwester, krankenpfleger, enfermera, enfermero, infirmière, infirmier, enfermeira, enfermeiro, infermiera, infermiere, verpleegkundige: icu nursing, icu nurse
medicine, medical doctor, physician; medizin, medicina, médecine, geneeskunde, ärztin, arzt, médico, médica, médecin: general practice, internal medicine, emergency medicine, cardiology
health data exchange, ehr integration, healthcare interoperability: hl7, fhir, hl7 fhir
clinical trials, clinical research; klinische studien, ensayos clínicos, essais cliniques, ensaios clínicos, estudios clínicos, estudos clínicos, études cliniques, klinische forschung, investigación clínica, recherche clinique, pesquisa clínica, investigação clínica, sperimentazioni cliniche, studi clinici, ricerca clinica, klinisch onderzoek: good clinical practice, ich-gcp
practice management software, dental software, dental practice management software: dentrix, eaglesoft, open dental
molecular biology; molekularbiologie, biología molecular, biologie moléculaire, moleculaire biologie: pcr, qpcr, crispr
process engineering, chemical process engineering; verfahrenstechnik, prozesstechnik, ingeniería de procesos, génie des procédés, engenharia de processos, ingegneria di processo, procestechniek, procestechnologie
chemical engineering; chemieingenieurwesen, verfahrenstechnik, ingeniería química, génie chimique, engenharia química, ingegneria chimica, chemische technologie, chemische verfahrenstechnik, ingénierie chimique
thermodynamics; thermodynamik, thermodynamica, termodinámica, thermodynamique
heat transfer; wärmeübertragung, warmteoverdracht, transferencia de calor, transfert de chaleur, scambio termico
phase change materials; phasenwechselmaterialien, faseovergangsmaterialen, materiales de cambio de fase, matériaux à changement de phase, materiais de mudança de fase
clinical psychology, clinical psychologist; klinische psychologie, psicología clínica, psychologie clinique
psychotherapy, psychotherapist; psychotherapie, psicoterapia
group therapy; gruppentherapie, terapia de grupo, terapia grupal, terapia em grupo, thérapie de groupe, terapia di gruppo, groepstherapie
family therapy; familientherapie, terapia familiar, thérapie familiale, terapia familiare, gezinstherapie
cognitive behavioural therapy, cbt; kognitive verhaltenstherapie, terapia cognitivo-conductual, thérapie cognitivo-comportementale, terapia cognitivo-comportamental, terapia cognitivo-comportamentale, cognitieve gedragstherapie
social work, social worker; soziale arbeit, sozialarbeit, trabajo social, travail social, trabalho social, serviço social, lavoro sociale, maatschappelijk werk, sozialarbeiterin, sozialarbeiter, trabajadora social, trabajador social, assistante sociale, assistente social, assistente sociale, maatschappelijk werker
chemistry, chemist; chemie, química, chimie, chimica, scheikunde
rheology; rheologie, reología, reologie
bioinformatics, bioinformatician, computational biology; bioinformatik, bioinformática, bio-informatique, bioinformatique
biology, biologist; biologie, biología
nutrition; ernährungswissenschaft, nutrición, nutrição, nutrizione
psychology, psychologist; psychologie, psicología, psychologe, psychologin, psicologo, psicóloga, psychologue, psycholoog
physiotherapy, physical therapy; physiotherapie, fisioterapia, kinésithérapie, fysiotherapie
pharmacy; pharmazie, farmacia, pharmacie
research and development, r&d; forschung und entwicklung, investigación y desarrollo, recherche et développement, pesquisa e desenvolvimento, investigação e desenvolvimento, ricerca e sviluppo, onderzoek en ontwikkeling
scientific writing, academic writing, writing of papers; wissenschaftliches schreiben, redacción científica, escritura académica, rédaction scientifique, redação científica, escrita acadêmica, scrittura scientifica, wetenschappelijk schrijven
physics, physicist; physik, física, physique, natuurkunde
applied mathematics, mathematics, maths; mathematik, angewandte mathematik, matemáticas, matemáticas aplicadas, mathématiques, mathématiques appliquées, wiskunde
biochemistry, biochemist; biochemie, bioquímica, biochimie, biochimica
microbiology, microbiologist; mikrobiologie, microbiología, microbiologie
biotechnology, biotech; biotechnologie, biotecnología
genetics, geneticist; genetik, genética, génétique
neuroscience; neurowissenschaft, neurowissenschaften, neurociencia, neuroscienze, neurowetenschappen
immunology; immunologie, inmunología, imunologia, immunologia
pharmacology; pharmakologie, farmacología, pharmacologie, farmacologie
epidemiology, epidemiologist; epidemiologie, epidemiología
public health; öffentliche gesundheit, gesundheitswissenschaften, salud pública, santé publique, saúde pública, sanità pubblica, salute pubblica, volksgezondheid
biostatistics, medical statistics; biostatistik, bioestadística, biostatistique, bioestatística, biostatistica, biostatistiek
biomedical engineering, medical engineering, bioengineering; biomedizintechnik, medizintechnik, ingeniería biomédica, bioingeniería, ingénierie biomédicale, génie biomédical, engenharia biomédica, bioengenharia, ingegneria biomedica, bioingegneria, biomedische technologie
bioprocess engineering, bioprocessing, bioprocess development; bioverfahrenstechnik, ingeniería de bioprocesos, bioprocesos, génie des bioprocédés, bioprocédés, engenharia de bioprocessos, bioprocessos, ingegneria dei bioprocessi
fermentation; fermentación, fermentação, fermentazione, fermentatie
materials science, materials engineering; werkstoffwissenschaft, materialwissenschaft, werkstofftechnik, ciencia de los materiales, ciencia de materiales, ingeniería de materiales, science des matériaux, génie des matériaux, ciência dos materiais, engenharia de materiais, scienza dei materiali, ingegneria dei materiali, materiaalkunde
polymer science, polymer chemistry, polymer engineering; polymerchemie, polymerwissenschaft, química de polímeros, ciencia de polímeros, chimie des polymères, química dos polímeros, chimica dei polimeri, polymeerchemie
metallurgy, metallurgical engineering; metallurgie, metalurgia, ingeniería metalúrgica, engenharia metalúrgica, metallurgia
electrochemistry; elektrochemie, electroquímica, électrochimie, eletroquímica, elettrochimica
analytical chemistry, chemical analysis; analytische chemie, química analítica, análisis químico, chimie analytique, analyse chimique, análise química, chimica analitica, analisi chimica: hplc, gas chromatography, mass spectrometry
spectroscopy; spektroskopie, espectroscopia, spectroscopie, spettroscopia
nanotechnology; nanotechnologie, nanotecnología
laboratory work, lab work, laboratory techniques, wet lab; laborarbeit, labortechnik, trabajo de laboratorio, técnicas de laboratorio, travail de laboratoire, techniques de laboratoire, trabalho de laboratório, técnicas laboratoriais, lavoro di laboratorio, tecniche di laboratorio, laboratoriumwerk, labwerk
laboratory management, lab management; laborleitung, labormanagement, gestión de laboratorio, gestion de laboratoire, gestão de laboratório, gestione di laboratorio, laboratoriumbeheer
geology, geologist; geologie, geología
geophysics; geophysik, geofísica, géophysique, geofysica
geotechnical engineering, geotechnics; geotechnik, ingeniería geotécnica, geotecnia, géotechnique, engenharia geotécnica, ingegneria geotecnica, geotecnica, geotechniek
hydrology, hydrologist; hydrologie, hidrología, idrologia
hydrogeology, groundwater hydrology; hydrogeologie, hidrogeología, idrogeologia
oceanography, oceanographer; ozeanographie, meereskunde, oceanografía, océanographie, oceanografie
marine biology, marine biologist; meeresbiologie, biología marina, biologie marine, biologia marinha, mariene biologie
meteorology, weather forecasting; meteorologie, wettervorhersage, meteorología, pronóstico del tiempo, prévision météorologique, prévisions météo, previsão do tempo, previsioni meteo, weersvoorspelling
climatology, climate science; klimatologie, klimaforschung, klimawissenschaft, climatología, ciencia del clima, climatologie, sciences du climat, ciência do clima, scienza del clima, klimaatwetenschap
climate modelling, climate models; klimamodellierung, klimamodelle, modelado climático, modelización climática, modelos climáticos, modélisation climatique, modélisation du climat, modelagem climática, modelação climática, modellistica climatica, modelli climatici, klimaatmodellering
ecology, ecologist; ökologie, ecología, écologie
environmental science; umweltwissenschaft, umweltwissenschaften, ciencias ambientales, ciencia ambiental, sciences de l’environnement, ciências ambientais, scienze ambientali, milieukunde, milieuwetenschappen
environmental engineering; umwelttechnik, ingeniería ambiental, génie de l’environnement, ingénierie environnementale, engenharia ambiental, engenharia do ambiente, ingegneria ambientale, milieutechniek, milieutechnologie
environmental impact assessment, environmental impact studies, environmental impact analysis; umweltverträglichkeitsprüfung, evaluación de impacto ambiental, estudios de impacto ambiental, étude d’impact environnemental, évaluation d’impact environnemental, avaliação de impacto ambiental, estudos de impacto ambiental, valutazione di impatto ambientale, milieueffectrapportage
nature conservation, biodiversity conservation, wildlife conservation; naturschutz, conservación de la naturaleza, conservación de la biodiversidad, protection de la nature, conservation de la nature, conservation de la biodiversité, conservação da natureza, conservação da biodiversidade, conservazione della natura, natuurbescherming
botany, botanist; botanik, botánica, botanique, plantkunde
entomology; entomologie, entomología
veterinary medicine, veterinarian, veterinary science, veterinary surgeon; tiermedizin, veterinärmedizin, tierarzt, tierärztin, medicina veterinaria, veterinaria, veterinario, médecine vétérinaire, vétérinaire, diergeneeskunde, dierenarts
dentistry, dentist, dental medicine; zahnmedizin, zahnarzt, zahnärztin, odontología, odontóloga, odontólogo, dentista, médecine dentaire, dentisterie, chirurgien-dentiste, medicina dentária, odontoiatria, tandheelkunde, tandarts
elderly care, care of the elderly, aged care, senior care, eldercare, geriatric care; altenpflege, seniorenbetreuung, seniorenpflege, cuidado de personas mayores, cuidado de adultos mayores, cuidado de ancianos, atención a personas mayores, aide aux personnes âgées, soins aux personnes âgées, accompagnement des personnes âgées, cuidado de idosos, cuidados a idosos, assistenza agli anziani, assistenza anziani, ouderenzorg
home care, domiciliary care, home nursing care; häusliche pflege, ambulante pflege, cuidados domiciliarios, atención domiciliaria, aide à domicile, soins à domicile, cuidados domiciliares, apoio domiciliário, assistenza domiciliare, thuiszorg
palliative care, hospice care; palliativpflege, palliativversorgung, cuidados paliativos, soins palliatifs, cure palliative, palliatieve zorg
midwifery, midwife; hebamme, partería, matrona, sage-femme, maïeutique, ostetricia, verloskunde, verloskundige
speech therapy, speech and language therapy, speech language pathology, speech therapist, speech pathology; logopädie, logopädin, logopedia, fonoaudiología, terapia del lenguaje, orthophonie, orthophoniste, logopédie, terapia da fala
occupational therapy, occupational therapist; ergotherapie, ergotherapeutin, ergotherapeut, terapia ocupacional, ergothérapeute, terapia occupazionale
physical rehabilitation, medical rehabilitation; rehabilitationsmedizin, rehabilitación física, rehabilitación médica, rééducation fonctionnelle, réadaptation, reabilitação física, riabilitazione fisica, revalidatie
nutrition counselling, nutritional counselling, nutrition advice, dietetics, dietitian, dietician, nutritionist; ernährungsberatung, diätassistenz, ernährungsberaterin, ernährungsberater, asesoría nutricional, consejería nutricional, nutricionista, dietética, dietista, conseil nutritionnel, conseil en nutrition, diététique, diététicienne, diététicien, aconselhamento nutricional, consultoria nutricional, consulenza nutrizionale, dietologia, dietistica, voedingsadvies, diëtetiek, diëtist
mental health, mental health care; psychische gesundheit, salud mental, santé mentale, saúde mental, salute mentale, geestelijke gezondheid
psychological counselling, psychological support; psychologische beratung, orientación psicológica, apoyo psicológico, soutien psychologique, accompagnement psychologique, aconselhamento psicológico, apoio psicológico, consulenza psicologica, supporto psicologico, psychologische begeleiding
addiction counselling, addiction therapy, addiction treatment; suchtberatung, suchttherapie, tratamiento de adicciones, terapia de adicciones, addictologie, tratamento de dependência química, terapia delle dipendenze, verslavingszorg
first aid; erste hilfe, primeros auxilios, premiers secours, primeiros socorros, primo soccorso, eerste hulp
emergency medical services, paramedic, paramedicine; rettungsdienst, notfallsanitäter, notfallsanitäterin, paramédico, paramédica, ambulancier, soccorritore, ambulancezorg
hospital management, hospital administration; krankenhausmanagement, klinikmanagement, gestión hospitalaria, administración hospitalaria, gestion hospitalière, administration hospitalière, gestão hospitalar, administração hospitalar, gestione ospedaliera, ziekenhuismanagement
clinic management, medical practice management; praxismanagement, praxisleitung, praxisführung, gestión de clínicas, administración de clínicas, gestion de cabinet médical, gestion de clinique, gestão de clínicas, administração de clínicas, gestione di cliniche, praktijkmanagement
drug discovery, drug development, pharmaceutical development; arzneimittelentwicklung, wirkstoffforschung, desarrollo de fármacos, descubrimiento de fármacos, desarrollo de medicamentos, développement de médicaments, découverte de médicaments, desenvolvimento de fármacos, desenvolvimento de medicamentos, sviluppo di farmaci, geneesmiddelenontwikkeling
medical devices, medical device development, medtech; medizinprodukte, dispositivos médicos, productos sanitarios, dispositifs médicaux, dispositivi medici, medische hulpmiddelen
telemedicine, telehealth; telemedizin, telemedicina, télémédecine, telegeneeskunde
yoga teaching, yoga instruction, yoga instructor, yoga teacher; yogaunterricht, yogalehrerin, yogalehrer, enseñanza de yoga, instructora de yoga, instructor de yoga, profesora de yoga, enseignement du yoga, professeur de yoga, ensino de yoga, instrutora de yoga, insegnamento dello yoga, yogales
personal training, personal trainer, fitness training, fitness coaching, fitness instruction; fitnesstraining, personaltraining, entrenamiento personal, entrenador personal, entrenadora personal, coaching sportif, treinamento pessoal, treino pessoal
massage, massage therapy; massagetherapie, masaje, masoterapia, masaje terapéutico, massothérapie, massage thérapeutique, massagem, massoterapia, massaggio, massaggi
cosmetic formulation; kosmetikformulierung, kosmetikentwicklung, formulación cosmética, formulation cosmétique, formulação cosmética, formulação de cosméticos, formulazione cosmetica, cosmetische formulering
hairdressing, hair styling; friseurhandwerk, peluquería, coiffure, cabeleireiro, parrucchiere, acconciatura, kappersvak
sociology, sociologist; soziologie, sociología, sociologie
anthropology, anthropologist; anthropologie, antropología, antropologie
ethnography, ethnographic research; ethnographie, ethnografie, etnografía, investigación etnográfica, pesquisa etnográfica, ricerca etnografica, etnografie
qualitative research, qualitative interviews, qualitative methods; qualitative forschung, qualitative sozialforschung, investigación cualitativa, métodos cualitativos, recherche qualitative, études qualitatives, pesquisa qualitativa, investigação qualitativa, ricerca qualitativa, kwalitatief onderzoek
linguistics; linguistik, sprachwissenschaft, lingüística, linguistique, taalkunde, taalwetenschap
archaeology, archaeologist; archäologie, arqueología, archéologie, archeologia
organisational psychology; organisationspsychologie, psicología organizacional, psychologie des organisations, psicologia delle organizzazioni, organisatiepsychologie
`;
