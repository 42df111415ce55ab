export const LANGUAGES = `
English, englisch; inglés, anglais, inglês
German, deutsch; alemán, allemand, alemão
French; französisch, francés, français, francês
Spanish, spanisch; español, castellano, espagnol, espanhol
Portuguese, portugiesisch; portugués, portugais, português
Italian, italienisch, italiano, italien
Dutch; niederländisch, nederlands, neerlandés, néerlandais, holandês
mandarin, chinese, mandarin chinese
swahili, kiswahili
`;
