import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { sameWords } from './same-words.ts';
import {
  needsBeside,
  overlapMust,
  peopleRefused,
  skillsFar,
  skillsMet,
  skillsMissing,
  workSoFar,
} from './skill-sentences.ts';

async function told(skillsNeeded: string[], skills: string[], skillsOffered: string[] = []) {
  const wants = { skillsNeeded, skillsOffered };
  const scene = sceneOf(await read(founder({ wants })), await read(applicant({ skills })));
  return [skillsMet, skillsMissing, skillsFar, overlapMust].map((write) => write(scene, 'FOUNDER')?.text);
}

const FOUR = ['opera', 'puppetry', 'pastry', 'weaving'];

test('who brings half of what is needed is told that alone, who brings less nothing, and neither a gap', async () => {
  const [half] = await told(FOUR, ['weaving', 'opera', 'surfing']);
  expect(half).toBe('Of the four skills you need, they bring “opera” and “weaving”.');
  const [met, missing, far] = await told(FOUR, ['weaving', 'surfing']);
  expect([met, missing]).toEqual([undefined, undefined]);
  expect(far).toBe(
    'You need “opera”, “puppetry”, “pastry” and “weaving”; they list “weaving” and “surfing”.',
  );
});

test('two names of one need are told as they stand where both are there', async () => {
  expect((await told(['opera / puppetry', 'weaving'], ['puppetry', 'opera', 'weaving']))[0]).toBe(
    'You need “opera / puppetry” and “weaving”, and they bring both.',
  );
});

test('needs that are all there in another language are met, and no gap', async () => {
  const needs = ['plant commissioning', 'wastewater treatment'];
  const [met, missing, far] = await told(needs, ['Inbetriebnahme', 'Abwasserbehandlung']);
  expect(met).toContain('bring “Inbetriebnahme” and “Abwasserbehandlung”');
  expect([missing, far]).toEqual([undefined, undefined]);
});

test('how many are needed is not told of a founder who looks for either of two kinds of people', async () => {
  const lookingFor = 'Someone who can stage an opera, or someone who knows how to make puppets';
  const scene = sceneOf(
    await read(founder({ company: { lookingFor }, wants: { skillsNeeded: FOUR } })),
    await read(applicant({ skills: ['weaving', 'opera', 'surfing'] })),
  );
  expect(skillsMet(scene, 'FOUNDER')?.text).toBe('You need “opera” and “weaving”, which they bring.');
});

test('one skill of several is told beside needs that another language hides only where it is the first of them', async () => {
  const lookingFor =
    'Procuro uma pessoa que goste de jogos e que queira fazer isto comigo, com calma e com tempo para os filhos';
  const joinMotivation =
    'I have built things for hospitals that other people own and I want to have a say in what we do';
  const met = async (skillsNeeded: string[]) =>
    skillsMet(
      sceneOf(
        await read(founder({ company: { lookingFor }, wants: { skillsNeeded } })),
        await read(applicant({ skills: ['Python', 'HL7'], wants: { joinMotivation } })),
      ),
      'FOUNDER',
    )?.text;
  expect(await met(['visão computacional', 'aprendizado de máquina', 'Python'])).toBeUndefined();
  expect(await met(['Python', 'visão computacional', 'aprendizado de máquina'])).toContain('“Python”');
});

test('a skill that is brought under another name is told behind those that are brought by theirs', async () => {
  expect(
    (await told(['opera', 'user research', 'data matching'], ['opera', 'UX research', 'record matching']))[0],
  ).toBe('You need “opera”, and they bring it, plus “UX research” for “user research”.');
});

test('the skills of two languages are not set side by side where a word of both is one', async () => {
  const wants = {
    joinMotivation:
      'I have built things for hospitals that other people own and I want to have a say in what we do',
  };
  const lookingFor =
    'Busco a una persona que quiera hacer esto conmigo, con calma y con tiempo para los hijos';
  const beside = async (skillsNeeded: string[], skills: string[]) =>
    needsBeside(
      sceneOf(
        await read(founder({ company: { lookingFor }, wants: { skillsNeeded } })),
        await read(applicant({ skills, wants })),
      ),
      'FOUNDER',
    )?.text;
  expect(await beside(['sensores marinos', 'ventas'], ['sensor integration'])).toBeUndefined();
  expect(await beside(['programación de autómatas'], ['referral programs'])).toBeDefined();
  expect(await beside(['ventas', 'costura'], ['sensor integration'])).toBeDefined();
});

test('how many skills are needed is told only where the others plainly are not there', async () => {
  const needs = ['opera', 'Django', 'data matching'];
  expect((await told(needs, ['opera', 'Django', 'record matching']))[0]).toBe(
    'You need “opera” and “Django”, which they bring.',
  );
  expect((await told(needs, ['opera', 'Django', 'surfing']))[0]).toBe(
    'Of the three skills you need, they bring “opera” and “Django”.',
  );
  // “Development” alone makes the two no more alike.
  expect(
    (await told(['opera', 'weaving', 'backend development'], ['opera', 'weaving', 'mobile development']))[0],
  ).toBe('Of the three skills you need, they bring “opera” and “weaving”.');
  expect((await told([...needs, 'pastry'], ['opera', 'Django', 'backend', 'surfing']))[0]).not.toMatch(/all/);
  const engineer = applicant({
    skills: ['opera', 'Django', 'surfing'],
    currentJob: 'Independent consultant',
    experiences: [
      { role: 'Process engineer', startDate: '2014-01-01', endDate: '2019-01-01', description: null },
      { role: 'Independent consultant', startDate: '2019-01-01', endDate: null, description: null },
    ],
  });
  const engineering = founder({ wants: { skillsNeeded: ['opera', 'Django', 'process engineering'] } });
  expect(skillsMet(sceneOf(await read(engineering), await read(engineer)), 'FOUNDER')?.text).toBe(
    'You need “opera” and “Django”, which they bring.',
  );
  const abroad = applicant({
    skills: ['Python', 'Revit'],
    wants: {
      joinMotivation: 'Ich möchte mit dem, was ich bei der Arbeit für andere lerne, auch etwas Eigenes bauen',
    },
  });
  const scene = sceneOf(
    await read(founder({ wants: { skillsNeeded: ['Python', 'opera'] } })),
    await read(abroad),
  );
  expect(skillsMet(scene, 'FOUNDER')?.text).toBe('You need “Python”, which they bring.');
});

test('the very skills come first, then at most two that stand in for others', async () => {
  const [met] = await told(
    ['sales', 'backend development', 'battery packs', 'email marketing', 'weaving'],
    ['lithium battery packs', 'weaving', 'backend', 'sales', 'email marketing for shops'],
  );
  expect(met).toBe(
    'You need “sales”, “backend development” and “weaving”, and they bring all three, plus “lithium battery packs” for “battery packs” and “email marketing for shops” for “email marketing”.',
  );
  expect((await told(['backend development', 'opera'], ['backend']))[0]).toMatch(
    /bring “backend development”\.$/,
  );
});

test('needs that all are met by other names are told as far as there is room, tools for them at most two', async () => {
  const [names] = await told(
    ['plastics testing', 'sales leadership', 'food chemistry'],
    ['Kunststoffprüfung', 'Vertriebsleitung', 'Lebensmittelchemie'],
  );
  expect(names).toMatch(/“Kunststoffprüfung”, “Vertriebsleitung” and “Lebensmittelchemie”\.$/);
  const [tools] = await told(['backend', 'CRM', 'accounting'], ['Django', 'HubSpot', 'Xero']);
  expect(tools).toMatch(/ bring “\w+” and “\w+”\.$/i);
});

test.each([
  ['Backend developer', 'Django', ['Django', 'backend', 'opera'], /bring “Django” and “backend”\.$/],
  ['Cashier', 'Django', ['Django', 'backend', 'opera'], /, plus “FastAPI” for “backend”\.$/],
  ['Cashier', 'Django', ['backend', 'Django', 'opera'], /, plus “FastAPI” for “backend”\.$/],
  ['Backend developer', 'weaving', ['weaving', 'backend', 'opera'], /, plus “FastAPI” for “backend”\.$/],
])('a %s with “%s” and FastAPI meets %j', async (role, skill, skillsNeeded, words) => {
  const job = { role, startDate: '2020-01-01', endDate: null, description: null };
  const scene = sceneOf(
    await read(founder({ wants: { skillsNeeded } })),
    await read(applicant({ skills: [skill, 'FastAPI'], experiences: [job] })),
  );
  expect(skillsMet(scene, 'FOUNDER')?.text).toMatch(words);
});

test('skills in another language, or one that nobody can tell, are no gap', async () => {
  const needing = founder({ wants: { skillsNeeded: ['metodyka nauczania', 'matematyka'] } });
  const prose =
    'Szukam nauczyciela matematyki albo metodyka, który ułoży program i zadania. Doświadczenie w szkole podstawowej konieczne. Programistów już mamy, więc nikt nie musi umieć programować.';
  const missing = async (lookingFor: string) =>
    skillsMissing(
      sceneOf(
        await read({ ...needing, company: needing.company && { ...needing.company, lookingFor } }),
        await read(applicant({ skills: ['maths teaching', 'curriculum design'] })),
      ),
      'FOUNDER',
    );
  expect(await missing(prose)).toBeUndefined();
  expect(await missing('Somebody brave.')).toBeDefined();
});

test('a sentence is quoted as one, and not as who is looked for', async () => {
  const far = async (lookingFor: string) =>
    skillsFar(
      sceneOf(
        await read(founder({ company: { lookingFor } })),
        await read(applicant({ currentJob: 'Weaver' })),
      ),
      'FOUNDER',
    )?.text;
  expect(await far('Busco socio de ventas')).toContain('You write “Busco socio de ventas”;');
  expect(await far('A partner for sales')).toContain('You are looking for “A partner for sales”;');
});

test('who brings none of it is told both lists, and that they are cut', async () => {
  const many = ['surfing', 'boxing', 'rowing', 'fencing', 'skiing'];
  expect((await told([...FOUR, 'welding'], many))[1]).toBe(
    'You need “opera”, “puppetry”, “pastry” and “weaving”, among others; they list “surfing”, “boxing”, “rowing” and “fencing”, among others.',
  );
  expect((await told(FOUR, []))[1]).toMatch(/; they list no skills\.$/);
});

test('all of it is told without a count', async () => {
  const [met] = await told(['opera', 'weaving'], ['weaving', 'opera']);
  expect(met).toMatch(/“opera” and “weaving”(?:, and|;) they bring both\.$/);
});

test('what could not be compared is neither there nor missing', async () => {
  const [met, missing] = await told(['音声認識', '刺繍'], ['weaving']);
  expect([met, missing]).toEqual([undefined, undefined]);
});

test('little of a skill is neither that skill nor a gap', async () => {
  for (const little of ['basic Python', 'python (basic)']) {
    const [met, missing] = await told(['Python', 'weaving'], [little]);
    expect([met, missing]).toEqual([undefined, undefined]);
  }
});

test('what both bring is said for a must-have, and nothing of what else is needed', async () => {
  expect((await told(FOUR, ['surfing'], ['surfing']))[3]).toBe('You both bring “surfing”.');
});

test('for a must-have what is nearest of what both bring is said, and no language', async () => {
  const write = async (one: object, other: object) =>
    overlapMust(sceneOf(await read(founder(one)), await read(applicant(other))), 'FOUNDER');
  expect(
    await write({ skills: ['French', 'wood carving'] }, { skills: ['French', 'carving wood figures'] }),
  ).toEqual({
    text: 'You both cover similar ground: your “wood carving”, their “carving wood figures”.',
    fields: ['skills', 'skills'],
  });
  expect(
    await write(
      { wants: { skillsOffered: ['opera', 'welding'] } },
      { wants: { applicantSkills: ['pottery', 'welding'] } },
    ),
  ).toEqual({ text: 'You both bring “welding”.', fields: ['skillsOffered', 'applicantSkills'] });
  expect(await write({ skills: ['French'] }, { skills: ['French'] })).toBeUndefined();
});

test.each<[object, object, unknown]>([
  [{ company: { lookingFor: 'A weaver' } }, {}, undefined],
  [
    { company: { lookingFor: 'A weaver' } },
    { currentJob: 'Potter' },
    {
      text: 'You are looking for “A weaver”; their work so far: “Potter”.',
      fields: ['lookingFor', 'currentJob'],
    },
  ],
  [
    { company: { lookingFor: 'A weaver' } },
    {
      currentJob: 'Potter',
      experiences: [{ role: 'Baker', startDate: '2020-01-01', endDate: null, description: null }],
    },
    {
      text: 'You are looking for “A weaver”; their work so far: “Baker”.',
      fields: ['lookingFor', 'experiences'],
    },
  ],
  [
    { wants: { skillsNeeded: ['weaving'] } },
    { skills: ['pottery'], currentJob: 'Potter' },
    { text: 'You need “weaving”; they list “pottery”.', fields: ['skillsNeeded', 'skills'] },
  ],
  [
    { wants: { skillsNeeded: ['weaving'] } },
    { wants: { applicantSkills: ['pottery'] } },
    { text: 'You need “weaving”; they list “pottery”.', fields: ['skillsNeeded', 'applicantSkills'] },
  ],
])('for a must-have of skills what either writes is set side by side: %j, %j', async (one, other, told) => {
  const scene = sceneOf(await read(founder(one)), await read(applicant(other)));
  expect(skillsFar(scene, 'FOUNDER')).toEqual(told);
});

test.each<[object, object, unknown]>([
  [
    { lookingFor: 'Somebody brave. No developer please.' },
    { currentJob: 'Mobile developer' },
    {
      text: 'You do not want “developer”; their work so far: “Mobile developer”.',
      fields: ['lookingFor', 'currentJob'],
    },
  ],
  [
    { otherDetails: 'No consultants please.' },
    { skills: ['consultants'] },
    { text: 'You do not want “consultants”; they list “consultants”.', fields: ['otherDetails', 'skills'] },
  ],
  [
    { otherDetails: "I'd rather not have a developer." },
    { currentJob: 'Mobile developer' },
    {
      text: 'You would rather not have “a developer”; their work so far: “Mobile developer”.',
      fields: ['otherDetails', 'currentJob'],
    },
  ],
])('who is refused is told by what they are: %j, %j', async (company, other, told) => {
  const scene = sceneOf(await read(founder({ company })), await read(applicant(other)));
  expect(peopleRefused(scene, 'FOUNDER')).toEqual(told);
});

test('a tool is told for the trade that is needed, and once', async () => {
  const [met] = await told(['Shopify', 'email marketing', 'German'], ['Klaviyo', 'Shopify', 'German C1']);
  expect(met).toBe(
    'You need “Shopify”, and they bring it, plus “Klaviyo” for “email marketing” and “German C1” for “German”.',
  );
  expect((await told(['payments', 'payment integration'], ['Stripe']))[0]).toMatch(
    /“payments?(?: integration)?”[;.] [Tt]hey bring “Stripe”\.$/,
  );
});

test('each need is told with the skill that is its own, in either spelling', async () => {
  const [met] = await told(
    ['SEO', 'marketing digital', 'création de contenu', 'optimisation'],
    ['content marketing', 'SEO', 'email marketing', 'optimization'],
  );
  expect(met).toBe(
    'You need “SEO” and “optimisation”, and they bring both, plus “email marketing” for “marketing digital” and “content marketing” for “création de contenu”.',
  );
});

test('a skill is not missing where the founder would take another that is there', async () => {
  const gap = async (lookingFor: string) =>
    skillsMissing(
      sceneOf(
        await read(founder({ company: { lookingFor }, wants: { skillsNeeded: ['Go', 'opera', 'pastry'] } })),
        await read(applicant({ skills: ['Kotlin', 'weaving'] })),
      ),
      'FOUNDER',
    )?.text;
  for (const either of ["Go or Kotlin, we don't mind.", 'You write Rust, Go or Kotlin well.', 'Go/Kotlin.'])
    expect(await gap(either)).toBe('You need “opera” and “pastry”; they list “Kotlin” and “weaving”.');
  for (const both of ['Go and Kotlin.', 'Opera or pastry. Go. Kotlin.'])
    expect(await gap(both)).toContain('“Go”');
});

test('the name of a job is told only where no skill that is needed is listed', async () => {
  const work = async (skills: string[]) => {
    const needing = founder({
      company: { lookingFor: 'Backend developer' },
      wants: { skillsNeeded: ['backend', 'opera', 'weaving'] },
    });
    const scene = sceneOf(
      await read(needing),
      await read(applicant({ skills, currentJob: 'Backend developer' })),
    );
    return workSoFar(scene, 'FOUNDER')?.text;
  };
  expect(await work([])).toBe('You are looking for a “Backend developer”; they are one.');
  const before = { role: 'Backend developer', startDate: '2020-01-01', endDate: null, description: null };
  const scene = sceneOf(
    await read(founder({ company: { lookingFor: 'Backend developer' } })),
    await read(applicant({ experiences: [before] })),
  );
  expect(workSoFar(scene, 'FOUNDER')?.fields).toEqual(['lookingFor', 'experiences']);
  expect(await work(['weaving'])).toMatch(/“weaving”, which they bring/);
});

test('words of any job are no work that is wanted', async () => {
  const work = async (lookingFor: string, currentJob: string) => {
    const needing = founder({ company: { lookingFor } });
    const scene = sceneOf(await read(needing), await read(applicant({ currentJob })));
    return workSoFar(scene, 'FOUNDER')?.text ?? sameWords(scene, 'FOUNDER')?.text;
  };
  expect(await work('Senior software engineer for robots', 'Senior software engineer')).toBeUndefined();
  expect(await work('Backend software engineer', 'Backend software engineer')).toContain('they are one');
});

const words = async (lookingFor: string, ...skills: string[]) => {
  const needing = founder({ company: { lookingFor }, wants: { skillsNeeded: ['opera'] } });
  return sameWords(sceneOf(await read(needing), await read(applicant({ skills }))), 'FOUNDER')?.text;
};

test('a sentence that asks for several things is told where half of them are there', async () => {
  const demands = 'Must know how to run corporate wellness deals and social media, and must know Accra';
  expect(await words(demands, 'social media')).toBeUndefined();
  expect(await words('Must know social media and Accra', 'social media')).toContain(
    'they list “social media”',
  );
});

test('a language that is asked for is told of who lists it, and of nobody who knows little of it', async () => {
  for (const asked of [
    'French would be a great help.',
    'Must speak French.',
    'Fluent French and a driving licence.',
    'Ideally a French speaker.',
  ])
    expect(await words(asked, 'French')).toContain('they list “French”');
  expect(await words('Danish is necessary since you will talk with customers', 'Danish (native)')).toContain(
    'list',
  );
  expect(await words('French is not needed.', 'French')).toBeUndefined();
  expect(await words('You know French bakeries.', 'French')).toBeUndefined();
  expect(await words('Must speak French.', 'French A2')).toBeUndefined();
  expect(await words('Must speak French.', 'French cooking')).toBeUndefined();
});

test('another skill of the area does not hide that nothing of what is needed is there', async () => {
  const listing = ['Flutter', 'pottery'];
  const [met, missing] = await told(['opera', 'GSM modules', 'React Native'], listing);
  expect([met, missing]).toEqual([
    undefined,
    'You need “opera”, “GSM modules” and “React Native”; they list “Flutter” and “pottery”.',
  ]);
  expect((await told(['opera', 'React Native'], listing))[1]).toBeUndefined();
});

test('a need is told of two skills that have all its words, and before those that many have', async () => {
  const needs = ['Python', 'LLM document extraction', 'crop growth models', 'weaving'];
  const [met] = await told(needs, ['Python', 'document extraction', 'LLM pipelines', 'crop growth models']);
  expect(met).toBe(
    'Of the four skills you need, they bring “crop growth models” and “Python”, plus “document extraction” and “LLM pipelines” for “LLM document extraction”.',
  );
  expect((await told(needs, ['document extraction', 'LLM pipelines']))[0]).toBeUndefined();
});

test('what another language may hide does not silence the one skill that is on both lists', async () => {
  const prose =
    'Wij zoeken een maker voor het prototype met verstand van warmte, niet bang voor een slijptol en de werkplaats.';
  const needing = founder({
    company: { lookingFor: prose },
    wants: { skillsNeeded: ['CAD', 'lassen', 'warmteleer', 'metselwerk'] },
  });
  const scene = sceneOf(await read(needing), await read(applicant({ skills: ['CAD', 'pottery'] })));
  expect(skillsMet(scene, 'FOUNDER')?.text).toBe('You need “CAD”, which they bring.');
});

test('people of a field who are refused are told by what somebody did, whatever they were called', async () => {
  const lookingFor =
    "Unity programmer. I don't want to work with anybody coming from gambling / slots or web3.";
  const refused = async (description: string) => {
    const work = { role: 'Unity developer', startDate: '2021-05-01', endDate: null, description };
    const scene = sceneOf(
      await read(founder({ company: { lookingFor } })),
      await read(applicant({ experiences: [work] })),
    );
    return peopleRefused(scene, 'FOUNDER')?.text;
  };
  expect(await refused('Client lead for social casino titles.')).toBe(
    'You do not want “anybody coming from gambling / slots or web3”; their work so far: “Client lead for social casino titles”.',
  );
  expect(await refused('Puzzle games without gambling.')).toBeUndefined();
});

test('a refusal for now is told in its own words, another with its article', async () => {
  const refused = async (lookingFor: string) => {
    const scene = sceneOf(
      await read(founder({ company: { lookingFor } })),
      await read(applicant({ currentJob: 'Mobile developer' })),
    );
    return peopleRefused(scene, 'FOUNDER')?.text;
  };
  expect(await refused("Somebody who cooks. I'm not looking for a developer right now.")).toBe(
    "You write “I'm not looking for a developer right now”; their work so far: “Mobile developer”.",
  );
  expect(await refused('My developer now lives far away, so somebody close. No developer please.')).toBe(
    'You do not want “developer”; their work so far: “Mobile developer”.',
  );
  expect(await refused("Somebody who cooks. I'm not looking for a developer.")).toBe(
    'You do not want “a developer”; their work so far: “Mobile developer”.',
  );
});

test('of skills that stand in for others the more telling are told', async () => {
  const needing = founder({
    wants: {
      skillsNeeded: ['Android development', 'USSD', 'backend development', 'mobile money integration'],
    },
  });
  const offering = applicant({ skills: ['Android', 'USSD', 'backend', 'mobile money API'] });
  const scene = sceneOf(await read(needing), await read(offering));
  expect(skillsMet(scene, 'FOUNDER')?.text).toContain('“mobile money API” for “mobile money integration”');
});

test('a whole field stands in for no one thing in it, however near', async () => {
  const met = async (skillNeeded: string, skill: string) => {
    const scene = sceneOf(
      await read(founder({ wants: { skillsNeeded: [skillNeeded] } })),
      await read(applicant({ skills: [skill] })),
    );
    const { needs, applicant: own } = scene.pair;
    const BRING = own.terms.BRING.map((term) => ({ ...term, vector: needs[0]?.need.vector ?? term.vector }));
    const pair = { ...scene.pair, applicant: { ...own, terms: { ...own.terms, BRING } } };
    return skillsMet({ ...scene, pair }, 'FOUNDER')?.text;
  };
  expect(await met('motion planning', 'robotics')).toBeUndefined();
  expect(await met('growth marketing', 'marketing')).toBeUndefined();
  expect(await met('financial modelling', 'finance')).toBeUndefined();
  expect(await met('motion planning', 'servo control')).toContain('servo control');
});

test('neither the word engineer nor software hides that nothing of what is needed is there', async () => {
  const missing = async (skillsNeeded: string[], currentJob: string) => {
    const offering = applicant({ skills: ['Go', 'Kafka'], currentJob });
    return skillsMissing(
      sceneOf(await read(founder({ wants: { skillsNeeded } })), await read(offering)),
      'FOUNDER',
    )?.text;
  };
  expect(await missing(['B2B sales', 'construction'], 'Founding engineer')).toContain('they list “Go”');
  expect(await missing(['Unity', 'gameplay programming'], 'Mobile developer')).toContain('they list “Go”');
});

test('a tool that the founder names is told before the trade that it is of', async () => {
  const met = async (lookingFor: string) => {
    const needing = founder({ company: { lookingFor }, wants: { skillsNeeded: ['payments integration'] } });
    const offering = applicant({ skills: ['payments', 'Paystack and NIBSS integrations'] });
    return skillsMet(sceneOf(await read(needing), await read(offering)), 'FOUNDER')?.text;
  };
  expect(await met('Backend with payments rails (Paystack, NIBSS).')).toContain('bring “Paystack and NIBSS');
  expect(await met('Backend with payments rails.')).toContain('bring “payments”');
});

test('skills that are listed in another language are told with their names in English', async () => {
  const joinMotivation =
    'Quero trabalhar com quem pensa nas escolas, e não só nos dados, porque é a minha vida';
  const skills = ['aprendizado de máquina', 'Python', 'bordado'];
  const needing = founder({ wants: { skillsNeeded: ['opera', 'pottery'] } });
  const offering = applicant({ skills, wants: { joinMotivation } });
  const [one, other] = [await read(needing), await read(offering)];
  expect(skillsFar(sceneOf(one, other), 'FOUNDER')?.text).toBe(
    'You need “opera” and “pottery”; they list “aprendizado de máquina” (machine learning), “Python” and “bordado”.',
  );
  expect(skillsFar(sceneOf(other, one), 'FOUNDER')?.text).toContain(
    'you list “aprendizado de máquina”, “Python”',
  );
});
