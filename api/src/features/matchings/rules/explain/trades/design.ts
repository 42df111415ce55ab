export const DESIGN = `
ui, ui design, user interface design, interface design, ui-design; diseño ui, diseño de interfaces, design d’interface, design de interfaces: figma, adobe xd
ux, ux design, user experience, user experience design, ux-design; diseño ux, diseño de experiencia de usuario, design de experiência do usuário, design ux, diseño de experiencia, conception ux, ux-ontwerp, design dell’esperienza utente: figma, adobe xd, wireframing, interaction design, usability testing
user research, ux research; nutzerforschung, investigación de usuarios, recherche utilisateur, recherche utilisateurs, investigação com utilizadores, investigação com usuários, pesquisa com utilizadores, pesquisa com usuários, investigación con usuarios, investigación de usuario, pesquisa de usuários, investigação de utilizadores, ricerca utente, gebruikersonderzoek: usability testing, user interviews, user testing
graphic design, visual design, grafikdesign; diseño gráfico, graphisme, design gráfico, grafica, progettazione grafica, grafisch ontwerp, conception graphique: photoshop, adobe photoshop, adobe illustrator, indesign, adobe indesign
branding, brand design, brand identity, visual identity: logo design
3d modelling, 3d modeling, 3d art, 3d animation: ^blender, autodesk maya, cinema 4d, 3ds max, zbrush
motion graphics, motion design, grafismo animado: after effects, adobe after effects
video editing, videoschnitt; edición de vídeo, montage vidéo, edição de vídeo, videobewerking, montaggio video, edición de video, edição de video: premiere pro, adobe premiere, final cut pro, davinci resolve
photography, fotografie; fotografía, photographie, fotografia: product photography, food photography, lightroom
game development, game dev, game programming, mobile game development; spieleentwicklung, desarrollo de videojuegos, développement de jeux vidéo, desenvolvimento de jogos: ^unity, unity3d, unreal engine, godot
steam release, steam publishing, releasing on steam, publishing on steam, shipping on steam: steamworks
fashion design, modedesign; diseño de moda, stylisme, design de moda: pattern making, pattern cutting, clo 3d
product design, product designer, produktdesign; diseño de producto, diseño de productos, diseñador de producto, diseñadora de producto, design de produit, design produit, conception de produit, conception de produits, design de produto, design de produtos, design di prodotto, progettazione del prodotto, productontwerp
illustration, illustrator; ilustración, ilustração, illustrazione, illustratie
animation, animator; animación, animação, animazione, animatie
video production, videoproduktion; producción de vídeo, producción audiovisual, production vidéo, produção de vídeo, produzione video, videoproductie
art direction, art director, art-direktion, artdirection; dirección de arte, dirección artística, direction artistique, direção de arte, direzione artistica
print production, prepress, pre-press, print preparation, druckvorstufe, druckproduktion; preimpresión, preparación para impresión, prépresse, préparation pour impression, pré-impressão, preparação para impressão, prestampa
industrial design, industriedesign; diseño industrial, design industriel, design industrial
`;
