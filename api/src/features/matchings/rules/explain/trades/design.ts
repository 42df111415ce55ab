export const DESIGN = `
ui, ui design, user interface design, interface design; diseño ui, diseño de interfaces, design d’interface, design de interfaces, interfacedesign, diseño de interfaz, diseño de interfaz de usuario, diseño de interfaces de usuario, design ui, conception d’interfaces, design di interfacce, progettazione di interfacce, interface-ontwerp: figma, adobe xd
ux, ux design, user experience, user experience design; diseño ux, diseño de experiencia de usuario, design de experiência do usuário, design ux, diseño de experiencia, conception ux, ux-ontwerp, design dell’esperienza utente, experiencia de usuario, expérience utilisateur, conception de l’expérience utilisateur, experiência do usuário, experiência do utilizador, design de experiência do utilizador, esperienza utente, gebruikerservaring: figma, adobe xd, wireframing, interaction design, usability testing
user research, ux research; nutzerforschung, investigación de usuarios, recherche utilisateur, investigação com utilizadores, investigação com usuários, pesquisa com utilizadores, pesquisa com usuários, investigación con usuarios, pesquisa de usuários, investigação de utilizadores, ricerca utente, gebruikersonderzoek, investigación ux, recherche ux, pesquisa ux, pesquisa de utilizadores, ricerca con gli utenti, ricerca sugli utenti, ricerca ux: usability testing, user interviews, user testing, nutzerinterviews, entrevistas con usuarios, entretiens utilisateurs, entrevistas com usuários, entrevistas com utilizadores, interviste agli utenti, usability-tests, pruebas de usabilidad, tests utilisateurs, testes de usabilidade, test di usabilità
graphic design, visual design; grafikdesign, diseño gráfico, graphisme, design gráfico, grafica, progettazione grafica, grafisch ontwerp, conception graphique, design graphique, grafische vormgeving: photoshop, adobe photoshop, adobe illustrator, indesign, adobe indesign
branding, brand design, brand identity, visual identity; markendesign, visuelle identität, diseño de marca, identidad de marca, identidad visual, identité de marque, identité visuelle, identidade de marca, identidade visual, identità visiva, visuele identiteit: logo design
3d modelling, 3d art, 3d animation; 3d-modellierung, modelado 3d, animación 3d, modélisation 3d, animation 3d, modelagem 3d, modelação 3d, animação 3d, modellazione 3d, animazione 3d, 3d-modelleren, 3d-animatie: ^blender, autodesk maya, cinema 4d, 3ds max, zbrush
motion graphics, motion design; grafismo animado: after effects, adobe after effects
video editing; videoschnitt, edición de vídeo, montage vidéo, edição de vídeo, videobewerking, montaggio video, montaje de vídeo, montagem de vídeo: premiere pro, adobe premiere, final cut pro, davinci resolve
photography; fotografie, fotografía, photographie: product photography, food photography, lightroom, produktfotografie, foodfotografie, fotografía de producto, photographie de produit, photographie culinaire, fotografia de produto
game development, game dev, game programming, mobile game development; spieleentwicklung, desarrollo de videojuegos, développement de jeux vidéo, desenvolvimento de jogos, game-entwicklung, spieleprogrammierung, desarrollo de juegos, programación de videojuegos, création de jeux vidéo, développement de jeux, programmation de jeux, programmation de jeux vidéo, desenvolvimento de games, programação de jogos, sviluppo di videogiochi, sviluppo videogiochi, game-ontwikkeling: ^unity, unity3d, unreal engine, godot
steam release, steam publishing, releasing on steam, publishing on steam, shipping on steam: steamworks
fashion design; modedesign, diseño de moda, stylisme, design de moda, design de mode, création de mode, design di moda, modeontwerp: pattern making, pattern cutting, clo 3d
product design, product designer; produktdesign, diseño de producto, diseñador de producto, diseñadora de producto, design de produit, design produit, conception de produit, design de produto, design di prodotto, progettazione del prodotto, productontwerp
illustration, illustrator; ilustración, ilustração, illustrazione, illustratie
animation, animator; animación, animação, animazione, animatie
video production; videoproduktion, producción de vídeo, producción audiovisual, production vidéo, produção de vídeo, produzione video, videoproductie, production audiovisuelle, produção audiovisual, produzione audiovisiva
art direction, art director; art-direktion, artdirection, dirección de arte, dirección artística, direction artistique, direção de arte, direzione artistica
print production, prepress, pre-press, print preparation; druckvorstufe, druckproduktion, preimpresión, preparación para impresión, prépresse, préparation pour impression, pré-impressão, preparação para impressão, prestampa
industrial design; industriedesign, diseño industrial, design industriel, design industrial, industrieel ontwerp, design industriale
design systems; designsysteme, designsystem, sistemas de diseño, systèmes de design, sistemas de design
service design, service blueprints; servicedesign, diseño de servicios, design de services, conception de services, design de serviços, design dei servizi, progettazione dei servizi, service-ontwerp
design thinking, design thinking workshops
ux writing, ux copywriting; redacción ux, escritura ux, rédaction ux, redação ux
game design; spieldesign, spiele-design, diseño de juegos, diseño de videojuegos, design de jeu, conception de jeux, conception de jeux vidéo, design de jogos, design di giochi, progettazione di giochi, spelontwerp
level design; leveldesign, diseño de niveles, conception de niveaux, design de níveis, progettazione di livelli
narrative design, game writing; diseño narrativo, design narratif, design narrativo
environment art, 3d environments, environment artist; arte de escenarios, arte de entornos, diseño de escenarios, création d’environnements, décors 3d, arte de cenários
2d art, 2d illustration, 2d artist; arte 2d, ilustración 2d, illustration 2d, ilustração 2d, illustrazione 2d
digital painting; digitale malerei, pintura digital, peinture numérique, pittura digitale
character design; charakterdesign, diseño de personajes, création de personnages, design de personnages, design de personagens
sound engineering, audio engineering, sound engineer, audio engineer, audio production; tontechnik, toningenieur, audiotechnik, audioproduktion, ingeniería de sonido, producción de audio, técnica de sonido, ingénierie du son, ingénierie sonore, technique du son, prise de son, production audio, engenharia de som, engenharia de áudio, produção de áudio, técnica de som, ingegneria del suono, produzione audio, tecnica del suono, geluidstechniek, audioproductie: pro tools, mixing and mastering
sound design; sounddesign, diseño sonoro, diseño de sonido, design sonore, conception sonore, desenho de som, design de som, design sonoro, geluidsontwerp
music production, music producer, producing music; musikproduktion, producción musical, producción de música, production musicale, produção musical, produção de música, produzione musicale, muziekproductie: ableton live, logic pro
music composition, composing music, film scoring; musikkomposition, composición musical, composition musicale, composição musical, composizione musicale, muziekcompositie
podcast production, podcasting, podcasts; podcast-produktion, podcastproduktion, producción de podcasts, production de podcasts, produção de podcasts, produzione di podcast, produzione podcast, podcastproductie
radio production, radio producing; radioproduktion, hörfunkproduktion, producción radiofónica, producción de radio, production radio, production radiophonique, produção de rádio, produção radiofônica, produzione radiofonica, radioproductie
film making, filmmaking, film production; filmproduktion, filmemachen, realización audiovisual, producción cinematográfica, réalisation de films, production cinématographique, produção cinematográfica, produção de cinema, produzione cinematografica, filmproductie
screenwriting, script writing, scriptwriting, screenplay writing; drehbuch, drehbuchschreiben, escritura de guiones, guion, guionismo, écriture de scénario, scénario, escrita de roteiros, sceneggiatura, scenarioschrijven
storytelling, brand storytelling, narrative storytelling; geschichtenerzählen, narración de historias, contar historias, arte de contar histórias, verhalen vertellen
creative writing; kreatives schreiben, escritura creativa, écriture créative, escrita criativa, scrittura creativa, creatief schrijven
packaging design, package design; verpackungsdesign, diseño de envases, diseño de empaques, diseño de packaging, design d’emballage, design packaging, conception d’emballages, design de embalagens, design de embalagem, design del packaging, verpakkingsontwerp
packaging, packaging engineering, packaging technology; verpackungstechnik, verpackung, envases y embalajes, ingeniería de empaques, ingénierie d’emballage, engenharia de embalagens, tecnologia degli imballaggi, verpakkingstechnologie
interior design, interior architecture; innenarchitektur, innenraumgestaltung, diseño de interiores, interiorismo, arquitectura de interiores, architecture d’intérieur, design d’intérieur, décoration d’intérieur, design de interiores, arquitetura de interiores, architettura d’interni, design d’interni, progettazione d’interni, interieurontwerp, interieurarchitectuur
furniture design; möbeldesign, diseño de muebles, diseño de mobiliario, design de mobilier, design de móveis, design de mobiliário, design di mobili, progettazione di mobili, meubelontwerp
jewellery design, jewelry design, jewellery making, jewelry making; schmuckdesign, diseño de joyas, diseño de joyería, joyería artesanal, design de joias, création de bijoux, bijouterie, design di gioielli, sieradenontwerp
textile engineering, textile technology; textiltechnik, textiltechnologie, ingeniería textil, tecnología textil, génie textile, ingénierie textile, engenharia têxtil, ingegneria tessile, tecnologia tessile, textieltechnologie
textile design, fabric design, surface pattern design; textildesign, diseño textil, design textile, création textile, design têxtil, design tessile, textielontwerp
sewing, tailoring, dressmaking, garment making; nähen, schneiderei, costura, confección, confección de ropa, couture, corte e costura, corte y confección, confecção de roupas, cucito, sartoria, naaien, kleermakerij
pattern making, pattern cutting, pattern drafting; schnittkonstruktion, schnitttechnik, schnitterstellung, patronaje, modelagem de roupas, modelagem de vestuário, modellistica, patroontekenen
garment production, apparel production, clothing production, apparel manufacturing, garment manufacturing; bekleidungsproduktion, producción de ropa, producción de indumentaria, confección industrial, fabrication de vêtements, production textile, confection industrielle, produção de vestuário, produção de roupas, confecção industrial, produzione di abbigliamento, kledingproductie
costume design; kostümdesign, kostümbild, diseño de vestuario, création de costumes, figurino, design de figurino, costumi teatrali, kostuumontwerp
ceramics; keramik, cerámica, céramique, keramiek
typography, type design, typeface design; typografie, schriftgestaltung, tipografía, diseño tipográfico, typographie, dessin de caractères, design tipográfico
editorial design, book design; buchgestaltung, diseño editorial, design éditorial, mise en page, diagramação, impaginazione, boekontwerp, redactioneel ontwerp
exhibition design; ausstellungsgestaltung, ausstellungsdesign, diseño de exposiciones, museografía, scénographie d’exposition, muséographie, design de exposições, expografia, allestimento di mostre, progettazione di mostre, tentoonstellingsontwerp
stage design, set design, scenography; bühnenbild, escenografía, scénographie, cenografia, scenografia, decorontwerp
lighting design; lichtdesign, lichtplanung, diseño de iluminación, conception lumière, design de iluminação, desenho de luz, projeto de iluminação, illuminotecnica, lichtontwerp
offset printing; offsetdruck, impresión offset, impression offset, impressão offset, stampa offset, offsetdruk
furniture making; möbelbau, fabricación de muebles, fabrication de meubles, fabricação de móveis, fabbricazione di mobili, meubelmaken
goldsmithing; goldschmiedekunst, goldschmiedehandwerk, orfebrería, orfèvrerie, ourivesaria, oreficeria, edelsmeden
pottery; töpferei, töpfern, alfarería, poterie, olaria, pottenbakken
upholstery; polsterei, tapicería, tapisserie d’ameublement, estofamento, tappezzeria, meubelstoffering
`;
