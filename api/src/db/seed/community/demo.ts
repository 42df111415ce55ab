// How the lists of the two demo log-ins are meant to read. The people are ordinary members; only the
// facts they wrote put them where they are.
//
// founder@demo.test, Meera Kulkarni, Pune: vaccine boxes that report their own temperature. She brings
// pharmacy, tenders and health districts; she needs firmware, sensors, an IoT back end, an offline app.
//
//   strong      Rohan Bhosale          low-power loggers for milk tankers, in Pune, full time, 15–20 %
//               Nandini Iyer           offline apps for village health workers and the servers behind them
//               Farhan Qureshi         IoT platform for pharmaceutical cold rooms, wants about 15 %
//               Dilrukshi Jayawardena  electronics of medical refrigerators, same clock, 20 %
//   surprising  Anil Thapliyal         submarine sonar: faint signals, sealed boxes, batteries that must last
//               Marianne D'Souza       chef who wrote software that follows frozen dough to 60 shops
//               Tenzin Wangdi          bee-hive radios in valleys without a signal
//   middling    Karthik Subramaniam    right skills, hopes for 40–50 %
//               Sneha Patil            right skills, right city, weekends only
//               Diego Armendáriz Luna  right trade, eleven and a half hours away and staying there
//               Prakash Venkataraman   right skills, cannot leave a ₹45 lakh salary
//               Aishwarya Menon        vaccine demand models, no hardware
//               Jörg Lindemann         validated pharma loggers, wants a contract and no risk
//               Ifeoma Okonkwo         knows vaccines as well as Meera does, so brings the same half
//               Tanvi Shah             offline apps, but the pace of a consumer product
//               Nguyễn Minh Khôi       hardware, but on site in Vietnam and 25–30 %
//               Rumana Akter           tracking hardware, evenings only until next year
//
// applicant@demo.test, Joseph Mwangi Kariuki, Nairobi: back end and Android for places without a signal,
// mobile money; wants a working problem, full time, 10–20 %, within about three hours of his clock.
//
//   strong      Wanjiru Kamau          ledger for savings groups, Nairobi
//               Kwabena Asante-Boateng farm inputs on credit by phone, Accra
//               Neema Mushi            medicine stock for village clinics, Arusha
//               Yonas Tesfaye          receipts for stored grain, Addis Ababa
//   surprising  Ndèye Fatou Sarr       music royalties: a ledger of very small payments to phones
//               Elif Karadağ           bakery franchise: tills that must add up when the line is down
//               Ingrid Aune Haugland   catch logs on fishing boats, no signal for days
//   middling    Chukwuemeka Obi        payments, but eighty hours a week for 3 %
//               Pieter van der Westhuizen  weather cover for farms, wants two days a week
//               رانيا عبد المنعم        pharmacies, but on site in Cairo, in Arabic
//               Harshvardhan Jain      kirana supply, but on site in Indore
//               Wahyuni                stall inventory, four hours east
//               Valentina Restrepo Uribe   coffee payments, eight hours west
//               Meera Kulkarni         needs an offline app, but the hardware comes first
import type { Applicant, Founder } from './types.ts';

export const adminName = 'Ampersand Admin';

/** Emails behind the table above. */
export const planted = {
  founder: {
    strong: [
      'rohan.bhosale@demo.test',
      'nandini.iyer@demo.test',
      'farhan.qureshi@demo.test',
      'dilrukshi.jayawardena@demo.test',
    ],
    surprising: ['anil.thapliyal@demo.test', 'marianne.dsouza@demo.test', 'tenzin.wangdi@demo.test'],
    middling: [
      'karthik.subramaniam@demo.test',
      'sneha.patil@demo.test',
      'diego.armendariz@demo.test',
      'prakash.venkataraman@demo.test',
      'aishwarya.menon@demo.test',
      'jorg.lindemann@demo.test',
      'ifeoma.okonkwo@demo.test',
      'tanvi.shah@demo.test',
      'khoi.nguyen@demo.test',
      'rumana.akter@demo.test',
    ],
  },
  applicant: {
    strong: [
      'wanjiru.kamau@demo.test',
      'kwabena.asanteboateng@demo.test',
      'neema.mushi@demo.test',
      'yonas.tesfaye@demo.test',
    ],
    surprising: ['ndeye.sarr@demo.test', 'elif.karadag@demo.test', 'ingrid.haugland@demo.test'],
    middling: [
      'chukwuemeka.obi@demo.test',
      'pieter.vanderwesthuizen@demo.test',
      'rania.abdelmoneim@demo.test',
      'harshvardhan.jain@demo.test',
      'wahyuni@demo.test',
      'valentina.restrepo@demo.test',
      'founder@demo.test',
    ],
  },
} as const;

export const demoFounder: Founder = {
  email: 'founder@demo.test',
  fullName: 'Meera Kulkarni',
  phone: '9820417365',
  age: 38,
  gender: 'FEMALE',
  location: 'Pune, India (GMT+5:30)',
  firstLine: 'Vaccines that arrive cold, in a box that can prove it',
  question: 'What is the last thing you made that left the lab and got dropped?',
  habits: ['up at five', 'field visit every second week', 'keeps a paper notebook'],
  hobbies: ['Hindustani vocal (badly)', 'trekking in the Sahyadris', 'crosswords in Marathi'],
  interests: [
    'immunisation programmes',
    'phase-change materials',
    'public procurement',
    'primary health care',
  ],
  skills: [
    'vaccine logistics',
    'pharmacy',
    'government tenders',
    'regulatory filing',
    'field training',
    'district partnerships',
  ],
  experiences: [
    {
      role: 'Founder',
      company: 'Himvahak',
      startDate: '2024-08-01',
      description:
        'Three district pilots, 140 vaccine carriers in use, one paid order. The electronics are bought in from a contract house and are the weakest part of everything we do.',
    },
    {
      role: 'Programme manager, cold chain',
      company: 'a state vaccine store',
      startDate: '2015-06-15',
      endDate: '2024-07-31',
      description:
        'Ran supply to 412 health centres. Wrote the protocol for what a nurse does when the ice has melted, after watching one throw away 600 good doses because nobody could tell her they were good.',
    },
    {
      role: 'Hospital pharmacist',
      company: 'a charitable hospital in Satara',
      startDate: '2011-07-01',
      endDate: '2015-05-30',
    },
  ],
  educations: [
    {
      institution: 'Savitribai Phule Pune University',
      degree: 'M.Pharm',
      fieldOfStudy: 'Pharmaceutics',
      startDate: '2009-07-01',
      endDate: '2011-05-31',
    },
    {
      institution: 'Shivaji University',
      degree: 'B.Pharm',
      startDate: '2005-07-01',
      endDate: '2009-05-31',
    },
  ],
  company: {
    companyName: 'Himvahak',
    companyType: 'STARTUP',
    companyDescription:
      'A vaccine carrier with a logger inside its wall: it records the temperature of every trip, tells the health worker in one glance whether the vials are still good, and hands its record to the district when it next meets a phone. A box costs less than the vials it saves in its first month.',
    website: 'https://himvahak.example',
    businessStructure: 'LLC',
    industry: 'Health supply chain hardware',
    foundingDate: '2024-08-01',
    companySize: '2-5',
    vision:
      'No child gets a dose that heat has already spoiled, and no good dose is thrown away out of doubt.',
    mission:
      'Make the last 40 km of the cold chain visible to the nurse who carries it, at a price a district can pay.',
    goals:
      'Our own logger board by summer, 2,000 carriers in two states by the end of next year, WHO prequalification file begun.',
    fundingStage: 'PRE_SEED',
    fundingAmount: 85000,
    equityOffered: 18,
    compensation: 'HYBRID',
    shareStructure:
      'I hold 88 %, an adviser 4 %, the rest is set aside for the team. Four years vesting, one-year cliff, mine included.',
    currentRevenue: '<$50k',
    lookingFor:
      'A technical co-founder for the hardware and everything it talks to: low-power firmware, temperature sensors, the IoT back end that takes in the readings, and an offline Android app for nurses. You need not know vaccines. You must like devices that leave the lab and get dropped.',
    otherDetails: 'A grant pays ₹75,000 a month to a co-founder from the first day. More after seed.',
  },
  preference: {
    startupIdea:
      'Vaccines spoil between the district store and the village, on motorbikes and in jeeps, where nobody measures. We put a cheap sensor and a small radio in every carrier box, so each trip has a temperature record and the nurse knows which vials to trust. Insulin and blood would follow.',
    skillsOffered: [
      'vaccine logistics',
      'government tenders',
      'regulatory filing',
      'field training',
      'health ministry network',
    ],
    skillsNeeded: [
      'embedded firmware',
      'low-power sensors',
      'IoT back end',
      'offline Android app',
      'electronics for production',
    ],
    equityOffered: '15–22 %',
    coFounderCommitment: 'Full time; 30+ hrs/wk is fine for the first three months',
    workingArrangement: 'Pune for a few days each month, otherwise remote in or near GMT+5:30',
    decisionMakingStyle:
      'Data first, argue in the open, then one of us owns it. Hardware would be yours and I will not overrule you on it.',
    startupPace: 'Steady. Hospitals are slow; the weeks before a tender are not.',
    fundraisingApproach: 'Grants and paid pilots now, a small seed round next year, no growth at any price',
    coreValues: ['patient safety', 'honest data', 'field before office', 'patience'],
    founderConcerns:
      'Someone who leaves when a tender slips by six months, because one will. And arguments that go quiet instead of getting finished.',
  },
  importance: {
    skillsNeeded: 'IMPORTANT',
    coFounderCommitment: 'IMPORTANT',
    equityOffered: 'IMPORTANT',
    workingArrangement: 'NICE',
    fundraisingApproach: 'INDIFFERENT',
  },
};

export const demoApplicant: Applicant = {
  email: 'applicant@demo.test',
  fullName: 'Joseph Mwangi Kariuki',
  phone: '7124908563',
  age: 31,
  gender: 'MALE',
  location: 'Nairobi, Kenya (GMT+3) or remote',
  firstLine: 'Ten years of balancing other people’s ledgers; now one for farmers, traders or nurses',
  question: 'Who uses it first, and may I sit beside them for a day?',
  habits: ['first matatu into town', 'writes things down before calls', 'no laptop on Sundays'],
  hobbies: ['running in Karura forest', 'repairing old radios', 'choir (second tenor)'],
  interests: ['mobile money', 'smallholder farming', 'rural clinics', 'offline-first software'],
  skills: [
    'Kotlin',
    'Android',
    'Go',
    'PostgreSQL',
    'offline sync',
    'mobile money integrations',
    'USSD',
    'double-entry ledgers',
  ],
  experiences: [
    {
      role: 'Senior back-end engineer',
      company: 'a mobile wallet operator',
      startDate: '2021-02-01',
      description:
        'Own the settlement ledger: 4 million postings a day, and on the one day it was off by 12 shillings I found them. Led three people.',
    },
    {
      role: 'Android developer',
      company: 'Mavuno Notes',
      startDate: '2018-03-01',
      endDate: '2021-01-15',
      description:
        'Field app for crop officers on 2 GB phones. It had to work for nine days without network and then not lose anything when it came back.',
    },
    {
      role: 'Junior developer',
      company: 'a Nairobi web agency',
      startDate: '2016-09-01',
      endDate: '2018-02-28',
    },
  ],
  educations: [
    {
      institution: 'University of Nairobi',
      degree: 'BSc',
      fieldOfStudy: 'Computer Science',
      startDate: '2012-09-01',
      endDate: '2016-07-30',
    },
  ],
  currentJob: 'Senior back-end engineer at a mobile wallet operator',
  availability: true,
  salaryExpectations: 'KSh 110,000 a month keeps my family going, the rest in equity',
  preference: {
    joinMotivation:
      'I have spent ten years making other people’s ledgers balance. I would like to build the thing itself with somebody who knows the farmers, traders or nurses it is for, and be there when they first use it. I care more that the problem is real than that it is new.',
    applicantSkills: [
      'offline-first Android apps',
      'payment ledgers and reconciliation',
      'mobile money and USSD integration',
      'back end in Go and PostgreSQL',
      'hiring a first small team',
    ],
    ideaPreferences: [
      'money tools for informal groups and traders',
      'farming and grain',
      'clinics and medicine supply',
      'software for places with a bad network',
      'not gambling',
      'not consumer lending',
    ],
    timeCommitment: 'Full time after one month of notice',
    riskAppetite: 'Medium. A year on small pay is planned for.',
    equityExpectation: '10–20%',
    priorStartupExp:
      'Second engineer at a start-up that grew to 40 people and was then sold for its customer list',
    workingStyle:
      'I like a short plan for the week and quiet mornings. Remote is good within three hours of Nairobi; I will come for launches and field trips.',
    conflictHandling: 'Say it the same day, without an audience, then write down what we agreed',
    applicantGoals: [
      'own the technology of a product people rely on',
      'learn selling from someone good at it',
      'a company that still exists in ten years',
    ],
  },
  importance: {
    ideaPreferences: 'IMPORTANT',
    equityExpectation: 'IMPORTANT',
    timeCommitment: 'IMPORTANT',
    riskAppetite: 'NICE',
    priorStartupExp: 'INDIFFERENT',
  },
};
