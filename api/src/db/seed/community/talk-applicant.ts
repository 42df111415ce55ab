import type { Talk } from './types.ts';

/** Joseph Mwangi Kariuki and founders who need his ledgers and phones; what he writes with Meera stands with her. */
export const applicantTalk: Talk = {
  conversations: [
    {
      with: 'ingrid.haugland@demo.test',
      asked: 'me',
      at: [1, '08:15'],
      note: 'A week of hauls on a cheap tablet, forty seconds of satellite, nothing sent twice and not a kilo lost: that has been my problem for ten years, only with maize. I have never been on a boat. Your page says that one winter trip is obligatory, and I would like to hear how bad it is.',
      accepted: 75,
      lines: [],
    },
    {
      with: 'elif.karadag@demo.test',
      asked: 'them',
      at: [5, '09:30'],
      note: 'I have 34 tills with flour in every one of them, and at ten in the evening the numbers must agree. You found 12 shillings in four million postings. I would like to know how long it took you, and whether you slept.',
      answer:
        'Hatice in Bornova. She is the slowest to close and the best baker, so we begin with her. You may sit beside her, if you are awake at half past three.',
      accepted: [4, '06:05'],
      lines: [
        {
          by: 'me',
          at: [4, '06:20'],
          text: 'Nineteen hours, and no. It was a reversal that carried the date of the day before. Since then nothing in my ledgers has a time without saying whose clock it was.',
          reaction: 'WOW',
        },
        {
          by: 'them',
          at: [4, '12:40'],
          text: 'Whose clock! In Karşıyaka the till is eleven minutes ahead, because the baker wants to go home. Please tell me that this is a known disease.',
          reaction: 'LAUGH',
        },
        {
          by: 'me',
          at: [2, '07:10'],
          text: 'Known, and harmless as long as the server believes a till about the order of things and never about the time. What do you do today when the line is down at closing?',
        },
        {
          by: 'them',
          at: 150,
          text: 'We write on a flour sack and photograph the sack. I am not joking, I will show you the wall where we hang them.',
        },
        {
          by: 'them',
          at: 52,
          text: 'Come for the week, as it says on my page, and bring your distrust of tills. Which month can your family spare you?',
        },
      ],
      unread: 2,
    },
    {
      with: 'ndeye.sarr@demo.test',
      asked: 'me',
      at: [7, '18:10'],
      note: 'Nine thousand people who each earn crumbs, and every franc explained to an old griot on a feature phone: I sing second tenor at best, but this is the nicest specification of a ledger that I have read.',
      accepted: [6, '15:10'],
      lines: [
        {
          by: 'them',
          at: [6, '15:30'],
          text: 'A tenor! We are saved. Now tell me how you would pay 340 francs when sending them costs 25.',
        },
        {
          by: 'me',
          at: [5, '07:00'],
          text: 'At first I would not. Let them stand in his name until they are worth sending, show him the line by USSD on any day he likes, and let him press a key if he wants them now all the same. His money, his key.',
          reaction: 'LOVE',
        },
        {
          by: 'them',
          at: [5, '17:45'],
          quotes: 3,
          text: 'His money, his key. My grandmother would have had that printed on a cloth.',
          reaction: 'LAUGH',
        },
        {
          by: 'them',
          at: [4, '16:10'],
          text: 'Now the hard one. Two brothers both say that they composed the same song, in 1987. Who gets the crumbs meanwhile?',
        },
        {
          by: 'me',
          at: [1, '08:40'],
          text: 'Neither, and both can see them waiting. A third account with two names on it, closed by a paper that you scan. Ledgers are good at waiting; it is people who are not. How many songs of yours are like that: ten, or a thousand?',
        },
      ],
    },
    {
      with: 'valentina.restrepo@demo.test',
      asked: 'them',
      at: [50, '20:15'],
      note: 'I keep the account between grower, cooperative and buyer, and up in the mountains the signal comes and goes as it likes. You have made phones patient. Eight hours lie between us, so I ask before I hope.',
      answer:
        'Don Aurelio at the scale in Jardín, at five in the morning. He will give you a coffee and not a word before seven.',
      accepted: [49, '06:10'],
      lines: [
        {
          by: 'me',
          at: [49, '06:25'],
          text: 'Five in Jardín is one in the afternoon in Nairobi, so the first hours of your day are among the best of mine. The last ones are my night.',
        },
        {
          by: 'them',
          at: [48, '21:30'],
          text: 'I put the sacks of last month on a clock. Sixty per cent are weighed before nine, so you would be awake for the worst of it.',
          reaction: 'LIKE',
        },
        {
          by: 'me',
          at: [45, '06:40'],
          text: 'And for the other forty I would sleep with a phone on the pillow. I did so for two years, until my family began to answer it for me.',
        },
        {
          by: 'them',
          at: [44, '20:10'],
          text: 'Ay, no, nobody should. Let me ask the cooperatives about a person here for the evenings, and I will write to you again.',
        },
        {
          by: 'me',
          at: [43, '06:15'],
          text: 'Take your time. I would rather that it worked than that it started.',
          reaction: 'THANKS',
        },
      ],
    },
    {
      with: 'chukwuemeka.obi@demo.test',
      asked: 'them',
      at: [24, '16:20'],
      note: 'A ledger with 4 million postings a day is exactly the scar I am looking for. 6,200 merchants, Series A next, and the CTO seat is open. Can we talk today?',
      answer: 'Mama Ngozi, Balogun market, row 14. Yes. Wear shoes you do not like.',
      accepted: [23, '16:45'],
      lines: [
        {
          by: 'me',
          at: [23, '17:00'],
          text: 'I have such shoes. Before that: your page says eighty hours, and that you are not joking. I work fifty well and sixty badly. What are the other twenty for?',
        },
        {
          by: 'them',
          at: [23, '17:04'],
          text: 'Outages. Hiring. Bank people. Honestly, some of it is ego.',
          reaction: 'LAUGH',
        },
        {
          by: 'me',
          at: [22, '06:30'],
          text: 'That is the most honest answer I was ever given to this. I still cannot do it: quiet mornings are where I find the 12 shillings.',
        },
        {
          by: 'them',
          at: [20, '05:55'],
          text: 'Respect. Then it is a no, and we have saved each other a year. If you ever give a talk on reconciliation, I am in the first row.',
          reaction: 'THANKS',
        },
      ],
      ended: { by: 'them', at: [20, '06:00'], reason: 'COMMITMENT' },
    },
    {
      with: null,
      asked: 'them',
      at: [70, '10:30'],
      note: 'We rent out tractors by the hour around Nakuru. The farmer, the driver and the owner keep three exercise books, which agree on the day of the harvest festival. I would like one book, and your work with crop officers is why I write.',
      answer: 'My uncle in Njoro. He drives, he owes, and he has an opinion on every app.',
      accepted: [69, '05:50'],
      lines: [
        {
          by: 'me',
          at: [69, '06:00'],
          text: 'Your uncle sounds like the right first person: one man, three books. Which of them is usually right?',
        },
        { by: 'them', at: [68, '12:15'], text: 'The driver’s. He writes while the engine runs.' },
        {
          by: 'me',
          at: [66, '06:10'],
          text: 'Then that is the one screen to build, and the other two only read it.',
        },
        {
          by: 'them',
          at: [64, '14:25'],
          text: 'You have saved me a year, quite literally: we are joining a cooperative that has such a book already, so I am closing here. Thank you, and greetings from all three exercise books.',
          reaction: 'LAUGH',
        },
      ],
    },
  ],
  invitations: [
    {
      with: 'wanjiru.kamau@demo.test',
      asked: 'them',
      at: 205,
      note: 'Sixty chamas keep their books with me, on spreadsheets and a bulk SMS account, and fifty-one of them pay for it. You work across town on the very ledger that I have been promising them. Come and sit under the tree with us once; if you still like ledgers afterwards, we talk about shares.',
      answer: 'Mama Njeri, treasurer in Kiambu, forty-one members. She has already asked me what you eat.',
    },
    {
      with: 'neema.mushi@demo.test',
      asked: 'them',
      at: [3, '11:40'],
      note: 'Twenty-eight dispensaries send us their stock as photographs, and we type them in. You see the problem, and I think that you have solved it once, for crops. We become a company in spring, and I would rather choose the person before the paper.',
      answer:
        'Sister Agnes near Monduli, on Thursdays. You would sit beside her and hold the baby that is always there.',
    },
    {
      with: 'harshvardhan.jain@demo.test',
      asked: 'them',
      at: [5, '02:30'],
      note: 'I have 22 vehicles and 340 shops daily, and all of it is in one register and in Raju’s head. Raju is getting married. You know ledger and app both. Kindly come to Indore, we will find you a flat near the godown.',
      answer: 'Guptaji, kirana at Chhappan Dukan. First order is at 6 am, tea included.',
    },
    {
      with: 'siddharth.rajagopalan@demo.test',
      asked: 'them',
      at: [16, '07:15'],
      note: 'One phone on a tripod behind the bowler’s arm, the cheapest phone in the shop. You make cheap phones do what they should not be able to. Equal partner, near enough; do you like cricket?',
      answer: 'A fourteen-year-old in Tirunelveli with a very good outswinger. He would not notice you.',
      declined: {
        at: [15, '06:20'],
        reason: 'SKILLS',
        sentence:
          'You need somebody who sees a red ball at 130 kph; I see rounding errors. I hope that he gets his seam.',
      },
    },
    {
      with: 'yonas.tesfaye@demo.test',
      asked: 'me',
      at: [1, '07:50'],
      note: 'A receipt that nobody can issue twice, for sacks that somebody has weighed: issue, transfer, pledge, redeem. I have kept double entry straight for ten years without a single blockchain, and should like to hear what the clerks do while the line is down.',
    },
    {
      with: 'kwabena.asanteboateng@demo.test',
      asked: 'me',
      at: [4, '06:30'],
      note: 'You wrote that the farmer who pays late is almost never the farmer who does not pay. A ledger should be able to say that of each of your 3,100, from the phone of an agent on a motorbike. I would begin with one of the twelve exercise books.',
    },
    {
      with: 'rania.abdelmoneim@demo.test',
      asked: 'me',
      at: [19, '07:00'],
      note: 'Stock feeds from wholesalers who each count differently are a reconciliation in disguise, and I like those. I would work from Nairobi, an hour from your clock, and come to Dokki whenever something new goes out.',
      declined: {
        at: [18, '10:10'],
        reason: 'PLACE',
        sentence: 'We tried it remotely for eight months and the team suffered. It is not about you at all.',
      },
    },
    {
      with: 'wahyuni@demo.test',
      asked: 'me',
      at: [23, '06:45'],
      note: 'Tap the noodle, tap how many are left: I have shown this to two shopkeepers in Kawangware, and both began to count. I am kind to old phones, and my mornings are your early afternoons.',
      declined: {
        at: [20, '03:30'],
        reason: 'PLACE',
        sentence:
          'I need somebody for my own mornings, when the stalls are quiet. Please thank the two shopkeepers!',
      },
    },
    {
      with: 'pieter.vanderwesthuizen@demo.test',
      asked: 'me',
      at: [21, '08:05'],
      note: 'A claim that needs no form because there is no claim: I would enjoy building the part that pays out within ten days and can prove to the reinsurer why. I am looking for something full time; could two days become five?',
      declined: {
        at: [20, '09:00'],
        reason: 'COMMITMENT',
        sentence:
          'Not before the licence, and I should not like you to resign on the strength of my optimism. Do ask again in a year.',
      },
    },
    {
      with: 'shanti.gurung@demo.test',
      asked: 'me',
      at: [12, '07:20'],
      note: 'Cover that begins when the porter is booked and ends when the trek does is two postings and a text message. I have built both halves for other people. May I ask how the agencies report the days today?',
      expired: true,
    },
  ],
};
