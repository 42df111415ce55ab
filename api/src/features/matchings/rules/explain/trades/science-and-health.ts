export const SCIENCE_AND_HEALTH = `
medical imaging; medizinische bildgebung, imagen médica, imagerie médicale, imagem médica: dicom, pacs
regulatory affairs, medical device regulation, medical device regulatory; zulassung von medizinprodukten, asuntos regulatorios, affaires réglementaires, assuntos regulatórios, affari regolatori: mdr, eu mdr, fda 510k, ce marking, iso 13485
nursing, nurse, registered nurse, krankenpflege; enfermería, soins infirmiers, enfermagem, infermieristica, verpleegkunde: icu nursing, icu nurse
medicine, medical doctor, physician, medizin, medicina; médecine, geneeskunde: general practice, internal medicine, emergency medicine, cardiology
health data exchange, ehr integration, healthcare interoperability: hl7, fhir, hl7 fhir
clinical trials, clinical research, klinische studien; ensayos clínicos, essais cliniques, ensaios clínicos, estudios clínicos, estudos clínicos, études cliniques: good clinical practice, ich-gcp
practice management software, dental software, dental practice management software: dentrix, eaglesoft, open dental
molecular biology, molekularbiologie; biología molecular, biologie moléculaire, biologia molecular: pcr, qpcr, crispr
chemical engineering; chemieingenieurwesen, verfahrenstechnik, ingeniería química, génie chimique, engenharia química, ingegneria chimica, chemische technologie
thermodynamics; thermodynamik, thermodynamica, termodinámica, thermodynamique, termodinâmica, termodinamica
heat transfer; wärmeübertragung, warmteoverdracht, transferencia de calor, transfert de chaleur, transferência de calor, scambio termico
phase change materials, phasenwechselmaterialien, faseovergangsmaterialen; materiales de cambio de fase, matériaux à changement de phase, materiais de mudança de fase
clinical psychology, clinical psychologist, klinische psychologie; psicología clínica, psychologie clinique, psicologia clinica
psychotherapy, psychotherapist, psychotherapie, psicoterapia; psychothérapie
group therapy, gruppentherapie; terapia de grupo, terapia grupal, terapia em grupo, thérapie de groupe, terapia di gruppo, groepstherapie
family therapy, familientherapie, terapia familiar; thérapie familiale, terapia familiare, gezinstherapie
cognitive behavioural therapy, cognitive behavioral therapy, cbt, kognitive verhaltenstherapie, terapia cognitivo-conductual; thérapie cognitivo-comportementale, terapia cognitivo-comportamental, terapia cognitivo-comportamentale, cognitieve gedragstherapie
social work, social worker, soziale arbeit, sozialarbeit, trabajo social, travail social, trabalho social; serviço social, lavoro sociale, maatschappelijk werk
chemistry, chemist, chemie; química, chimie, chimica, scheikunde
rheology, rheologie; reología, rhéologie, reologia, reologie
bioinformatics, bioinformatician, computational biology; bioinformatik, bioinformática, bio-informatique, bioinformatique, bioinformatica
biology, biologist, biologie; biología, biologia
nutrition; ernährungswissenschaft, nutrición, nutrição, nutrizione
psychology, psychologist, psychologie; psicología, psicologia, psychologe, psychologin, psicologo, psicóloga, psicólogo, psychologue, psycholoog
physiotherapy, physical therapy, physiotherapie, fisioterapia; kinésithérapie, fysiotherapie
pharmacy, pharmazie, farmacia, pharmacie; farmácia
`;
