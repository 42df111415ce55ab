export const FOOD_AND_LAND = `
food safety, lebensmittelsicherheit, seguridad alimentaria; sécurité alimentaire, segurança alimentar: haccp, servsafe, fssc 22000
hospitality; hostelería, gastronomie, hotelaria: restaurant management, hotel management, gestión de restaurantes
food science, food technology, lebensmitteltechnologie; tecnología de alimentos, tecnologia de alimentos, lebensmittelwissenschaft, levensmiddelentechnologie, ciencia de los alimentos, ciencia de alimentos, ciência dos alimentos, ciência de alimentos, technologie alimentaire, sciences des aliments, science des aliments, tecnologia alimentare, scienze alimentari
agronomy, agronomist, agronomie; agronomía, agronomia, ingeniería agronómica, engenharia agronômica: crop science, soil science
`;
