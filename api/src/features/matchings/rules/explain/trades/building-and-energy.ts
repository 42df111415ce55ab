export const BUILDING_AND_ENERGY = `
construction management, site management; bauleitung, dirección de obra, conduite de travaux, gestão de obras: procore
bim, building information modelling, building information modeling: revit, autodesk revit, archicad, navisworks
civil engineering; bauingenieurwesen, ingeniería civil, génie civil, engenharia civil, ingegneria civile: structural engineering, civil 3d
solar energy, solar, solar pv, pv, photovoltaics; photovoltaik, energía solar, énergie solaire, energia solar, fotovoltaica: pvsyst, pv sol
power systems, power system analysis, energy grids: powerfactory, digsilent, etap
life cycle assessment, lca; ökobilanz, análisis de ciclo de vida: simapro, openlca
carbon accounting, ghg accounting, carbon footprinting: ghg protocol
heat pump, heat pumps, heat pump technology, heat pump installation; wärmepumpe, wärmepumpen, bomba de calor, bombas de calor, pompe à chaleur, pompes à chaleur, pompa di calore, pompe di calore
`;
