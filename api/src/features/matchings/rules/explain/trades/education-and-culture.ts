export const EDUCATION_AND_CULTURE = `
teaching, teacher, unterrichten; enseñanza, docencia, enseignement, ensino, lehren, insegnamento, docência, lesgeven, onderwijzen, unterricht: classroom teaching, secondary school teaching, primary school teaching, maths teaching
curriculum design, curriculum development, curriculum writing; lehrplanentwicklung, diseño curricular, desarrollo curricular, desenvolvimento curricular, conception de programmes
instructional design, learning design; diseño instruccional: articulate storyline, adobe captivate
copy editing, copyediting, lektorat; corrección de textos, edición de textos, correction de textes, revisão de textos, edição de textos
journalism, journalist, journalismus, periodismo, journalisme, jornalismo, giornalismo, journalistiek
translation; übersetzung, traducción, traduction, tradução, traduzione, vertaling, vertalen, übersetzen
copywriting, texten; redacción publicitaria, redação publicitária, rédaction publicitaire
`;
