import type { Talk } from './types.ts';

/** Meera Kulkarni and people who could build her vaccine boxes, the other demo log-in among them. */
export const founderTalk: Talk = {
  conversations: [
    {
      with: 'applicant@demo.test',
      asked: 'them',
      at: [9, '13:10'],
      note: 'Your page says that the app has to work for a nurse with one free hand and no signal. I built one for crop officers that had to live nine days without a network and lose nothing. I know that the hardware comes first for you; I would like to hear what the phone has to do when it finally meets the logger.',
      answer:
        'A field app on 2 GB phones. One came back with its screen held on by tape and eleven days of harvest records inside, all of them there.',
      accepted: [8, '04:20'],
      lines: [
        {
          by: 'me',
          at: [8, '04:45'],
          text: 'Tape on the screen and every record there: you should have that printed on a card. Thank you for writing, Joseph. An honest start: the person I need first does firmware. But the app is no afterthought, it is the only part of us that the nurse ever sees.',
        },
        {
          by: 'them',
          at: [8, '06:30'],
          text: 'Honest is good. Then let me be useful on the side for now. What happens today between the box and the phone?',
        },
        {
          by: 'me',
          at: [8, '07:05'],
          text: 'Today? She copies six numbers from a display into a register. On polio days she copies them at night, from memory. I have seen curves so smooth that they could only be invented.',
          reaction: 'LAUGH',
        },
        {
          by: 'them',
          at: [8, '07:40'],
          text: 'We had the same with the moisture of grain. Always 13.5, in every village, in the rain.\n\nSo the phone should take the readings by itself, and tell her one thing only: are these vials still good, yes or no, with the reason in her own language.',
          reaction: 'LOVE',
        },
        {
          by: 'me',
          at: [6, '05:15'],
          quotes: 5,
          text: 'This. I read it to Sister Shobha in Bhor yesterday, and she said: “And let it say so before I climb the hill, not after.”',
          reaction: 'WOW',
        },
        {
          by: 'them',
          at: [6, '08:20'],
          before:
            'Then the phone has to decide without us. I would keep the last 48 hours of readings on it, the rule for each vaccine beside them, and sync when somebody drives past a tower. None of that needs a server to say yes or no.',
          text: 'Then the phone has to decide without us. I would keep the last 72 hours of readings on it, the rule for each vaccine beside them, and sync when somebody drives past a tower. None of that needs a server to say yes or no.',
        },
        { by: 'me', at: [6, '08:55'], text: '' },
        {
          by: 'me',
          at: [6, '09:02'],
          text: 'And two nurses with two phones: what keeps them from telling two different things about the same box?',
        },
        {
          by: 'them',
          at: [5, '10:30'],
          text: 'The same as in a ledger. Nobody changes a reading, each phone only adds. When they meet, both have all the lines, in the order of the box’s clock and not of the phones’. If they still disagree, that is a bug, and I want to hear of it before lunch.',
          reaction: 'LIKE',
        },
        {
          by: 'me',
          at: [3, '04:50'],
          text: 'I showed this to our field lead. He asked whether you eat bhakri. That is his way of asking for references.',
          reaction: 'LAUGH',
        },
        {
          by: 'them',
          at: [3, '07:15'],
          text: 'Tell him that I was raised on ugali, I will manage.\n\nShall I draw the screens for one trip, store to village and back? Four screens, no more, and you tell me where they are wrong.',
        },
        {
          by: 'me',
          at: [1, '05:30'],
          text: 'Please do. I take them along to two health posts this week, and you get every complaint, unsoftened.',
          reaction: 'THANKS',
        },
        {
          by: 'them',
          at: 35,
          text: 'Drawn. I would rather walk you through them than send them bare: tomorrow at ten your time is half past seven here, and I am up anyway.',
        },
      ],
    },
    {
      with: 'tenzin.wangdi@demo.test',
      asked: 'them',
      at: [2, '03:50'],
      note: 'The health assistant in our gewog asked me whether my hive probe fits into his vaccine box. It fits. I make radios which pass a message from hive to hive until one of them sees a phone, all by hand and all alone. I would like to learn how one makes ten thousand of a thing, from a person who can sell it to a government.',
      answer:
        'A hive scale, off a pony, into the river below Gasa. I found it two days later by its own radio.',
      accepted: 130,
      lines: [],
    },
    {
      with: 'marianne.dsouza@demo.test',
      asked: 'them',
      at: [4, '16:20'],
      note: 'I follow frozen dough to sixty shops with thirty-dollar probes. Last year our PHC doctor borrowed six of them for the polio days, and the readings he sent me have not left my head since. I break cheap sensors for a living: may I try to break yours?',
      answer:
        'A probe in a crate of croissants. It fell off the scooter at the Mandovi bridge, a bus drove over it, and it went on saying minus eleven until the evening.',
      accepted: [3, '05:25'],
      lines: [
        {
          by: 'me',
          at: [3, '05:40'],
          text: 'A bus! Our contract house sends me boards that die of one monsoon. Yes, please come and break ours. What goes first in your experience: the probe, the battery or the person?',
          reaction: 'LAUGH',
        },
        {
          by: 'them',
          at: [2, '15:20'],
          text: 'The connector. Always the connector. Then the battery door, because somebody opens it to have a look. The person goes last, if you give him one button and tell him: sell, or throw.',
          reaction: 'LIKE',
        },
        {
          by: 'me',
          at: [1, '05:10'],
          text: 'Sell, or throw. I am stealing that. Ours would be: give, or bring back.',
        },
        { by: 'them', at: 190, text: 'Steal it, I stole it from my grandmother.' },
        {
          by: 'them',
          at: 184,
          text: 'The kitchen is closed next week, they are painting it. If you send me two carriers I put them on the scooters from Mapusa to Canacona, with the two boys who drive worst.',
        },
        {
          by: 'them',
          at: 41,
          text: 'And who pays for the cells today, the district or you? I ask because it decides which battery.',
        },
      ],
      unread: 3,
    },
    {
      with: 'anil.thapliyal@demo.test',
      asked: 'me',
      at: [6, '06:10'],
      note: 'You have built recorders that nobody can reach for repair, and that had to be believed all the same. I send boxes up hills where both are true, and the electronics are the weakest part of everything we do. May I show you one, and hear what you would throw out?',
      accepted: [5, '00:20'],
      lines: [
        {
          by: 'them',
          at: [4, '00:10'],
          text: 'Good morning. I have gone over the photographs of your carrier with a magnifying glass. Three remarks, in the order of danger: the vent, the cable gland, the glue. The remainder is respectable.',
        },
        {
          by: 'me',
          at: [4, '05:00'],
          text: 'The vent was my own idea, and I was proud of it.',
          reaction: 'LAUGH',
        },
        {
          by: 'them',
          at: [3, '00:05'],
          text: 'Then you know why you wanted it. Kindly write that down first: a hole must have a reason. I can be in Pune for the first two weeks of next month; that is what a proper test of heat and drops takes.',
          reaction: 'THANKS',
        },
        {
          by: 'me',
          at: [1, '06:20'],
          text: 'Two weeks it is. I will ask for the guest room of the pharmacy college, it is quiet and has a terrace for your aerial. Which carriers should I keep back for you: new ones, or those that have been up the hill for a year?',
        },
      ],
    },
    {
      with: 'sneha.patil@demo.test',
      asked: 'me',
      at: [44, '05:30'],
      note: 'Battery temperature for cars and vaccine temperature for nurses are closer than people think, and you are twenty minutes away from us. Your page says weekends only. Would you give one of them to the front end of our sensor?',
      accepted: [43, '15:00'],
      lines: [
        {
          by: 'them',
          at: [43, '15:10'],
          text: 'yes ma’am i can look. please send schematic and datasheet of the sensor, i will do it on saturday',
        },
        {
          by: 'me',
          at: [43, '15:40'],
          text: 'Thank you, Sneha, both are on their way. And Meera, please: ma’am was my headmistress.',
          reaction: 'LAUGH',
        },
        {
          by: 'them',
          at: [40, '09:30'],
          text: 'ok Meera :) your reference resistor has 100 ppm drift. in my car project we use 10 ppm for the same thing, it costs 4 rupees more. this is why the curve moves in the afternoon i think',
          reaction: 'WOW',
        },
        {
          by: 'me',
          at: [39, '05:20'],
          text: 'Four rupees. I have been arguing about that afternoon for a year. We are changing it. What do I owe you, apart from the four rupees?',
        },
        {
          by: 'them',
          at: [37, '14:05'],
          text: 'nothing. father’s treatment is starting again so the next weekends are full. when it is better i will write to you',
        },
        {
          by: 'me',
          at: [37, '14:30'],
          text: 'Then he comes first, and we will still be here. I wish him a dull and quick recovery.',
          reaction: 'LOVE',
        },
      ],
    },
    {
      with: 'aishwarya.menon@demo.test',
      asked: 'them',
      at: [27, '07:30'],
      note: 'My models say which districts will waste doses in the next quarter, and then nothing happens. The best predictor we ever found was the distance to the ice plant. I want to be close enough to the box to do something about it.',
      answer:
        'Nothing of mine has ever been dropped, it only ran out of memory. I know that this is the problem.',
      accepted: [26, '05:15'],
      lines: [
        {
          by: 'me',
          at: [26, '05:30'],
          text: 'The distance to the ice plant! I used to say so in meetings and was asked for a model; now I can point at one. What would you do with the readings of 140 boxes?',
        },
        {
          by: 'them',
          at: [25, '06:10'],
          text: 'Find the ten that tell you about the other 130. Then ask you to send the next boxes somewhere else.',
        },
        {
          by: 'me',
          at: [24, '05:00'],
          text: 'That is a better plan than mine, which was: everywhere. But I should be open with you. This year I can take on one partner, and it has to be the one who makes the board work.',
        },
        {
          by: 'them',
          at: [21, '07:45'],
          text: 'I thought so, and it is right. I do not want to wait here and pretend. Once the boxes report by themselves I will ask again, with a model that has seen nothing but rain. Good luck with the board!',
          reaction: 'LOVE',
        },
      ],
      ended: { by: 'them', at: [20, '07:50'], reason: 'SKILLS' },
    },
    {
      with: null,
      asked: 'them',
      at: [60, '06:40'],
      note: 'I write firmware for parking meters in Nagpur. They stand in the sun, people kick them, and they must not lose a coin. I believe that a vaccine box is a parking meter with better manners.',
      answer: 'A meter, by a truck. The truck paid for it afterwards.',
      accepted: [59, '04:50'],
      lines: [
        {
          by: 'me',
          at: [59, '05:05'],
          text: 'That is the best first sentence I have been sent. How hot do yours get before they start to lie?',
        },
        {
          by: 'them',
          at: [58, '13:20'],
          text: '51 degrees with the lid painted white, 47 without. I can send you the tables, nobody here wants them.',
        },
        {
          by: 'me',
          at: [58, '13:45'],
          text: 'Please do. I know a woman in Bhor who will.',
        },
        {
          by: 'them',
          at: [55, '11:10'],
          text: 'They are in the post. I have been offered a place with the metro and will take it, my parents are glad. It was good to be asked a real question.',
          reaction: 'THANKS',
        },
      ],
    },
  ],
  invitations: [
    {
      with: 'rohan.bhosale@demo.test',
      asked: 'them',
      at: 260,
      note: 'Milk taught me to keep a sensor alive for two years on one cell in a hot steel tank; 9,000 of them are on the road now. My mother was an ANM near Baramati and I carried the ice box for her. I have a bench half an hour from you, and would like to see your board before I say anything clever about it.',
      answer:
        'A tanker logger, off the roof of a moving tanker near Indapur. It kept time to the second. The lid we never found.',
    },
    {
      with: 'dilrukshi.jayawardena@demo.test',
      asked: 'them',
      at: [2, '04:40'],
      note: 'I wrote the prequalification file for two solar refrigerators and know where it hurts. Your carriers should have a board of their own. I have a lab at home, fourteen months of savings, and nobody to build for since the plant moved away. Shall we hold what WHO asks for against what you have?',
      answer:
        'My own prototype, by my own hand, down the stairs of a ministry in Colombo, in front of the deputy secretary. It went on logging. He signed.',
    },
    {
      with: 'tanvi.shah@demo.test',
      asked: 'them',
      at: [4, '13:30'],
      note: 'hi Meera! I build offline android apps that survive the metro, 3M installs so far. health is new for me but nurses are users too, right? would love to own the app and grow it with you, can start yesterday',
      answer: 'my phone, daily lol. the app did not crash',
    },
    {
      with: 'ifeoma.okonkwo@demo.test',
      asked: 'them',
      at: [11, '09:20'],
      note: 'I have moved vaccines for ten years, once by canoe. If your box shows the temperature at the last mile I can sell it in nine states, because I know who signs, and also who must be greeted before that.',
      answer: 'A tender, on the desk of a commissioner, from some height. He read it after that.',
      declined: {
        at: [9, '05:40'],
        reason: 'SKILLS',
        sentence:
          'We would be two who know whom to greet and none who can solder. I would love to compare notes all the same, once there is a box that deserves your nine states.',
      },
    },
    {
      with: 'farhan.qureshi@demo.test',
      asked: 'me',
      at: [1, '06:40'],
      note: 'You followed a consignment down to a PHC in Mahbubnagar and found a picnic box with half a melted ice pack. I have stood in front of that box four hundred times. Your curves end where mine begin; shall we join them?',
    },
    {
      with: 'nandini.iyer@demo.test',
      asked: 'me',
      at: [3, '05:10'],
      note: 'A phone in one hand and a vial in the other: you wrote down in one line what I have been trying to tell developers for two years. I would like to show you our carriers, and where a health worker has to put one of the two away.',
    },
    {
      with: 'karthik.subramaniam@demo.test',
      asked: 'me',
      at: [18, '05:20'],
      note: 'Infusion pumps and vaccine boxes fail for the same three reasons, and you have shipped one of the two. I offer 18 %, a grant-paid salary, and a problem that you can hold in your hands.',
      declined: {
        at: [17, '04:30'],
        reason: 'TERMS',
        sentence:
          'I promised myself to be an equal owner the second time. Good product, and a fair offer to somebody else.',
      },
    },
    {
      with: 'prakash.venkataraman@demo.test',
      asked: 'me',
      at: [20, '05:45'],
      note: 'Four million wearables a year, and each of them knows its own temperature. I need two thousand boxes that do, in places where nobody can charge them. You wrote that you are looking for a purpose; this one has a handle on it.',
      declined: {
        at: [15, '13:00'],
        reason: 'TERMS',
        sentence:
          'With the loans I have today I cannot come down this far in salary. I will follow what you do.',
      },
    },
    {
      with: 'diego.armendariz@demo.test',
      asked: 'me',
      at: [22, '13:50'],
      note: 'You sold 60,000 loggers and know what 2 to 8 °C means. I know who buys them for a district. Eleven and a half hours lie between us, and I am an early riser: is there an hour that suits both?',
      declined: {
        at: [21, '15:30'],
        reason: 'PLACE',
        sentence:
          'Your morning is my night, and nights belong to my daughters. Ask me anything about revision F, gladly.',
      },
    },
    {
      with: 'jorg.lindemann@demo.test',
      asked: 'me',
      at: [25, '06:00'],
      note: 'You have qualified 140 shipping systems, and I am about to begin the file for my first. I cannot offer a contract for life, but a vaccine carrier that needs to be measured by somebody who does not round.',
      declined: {
        at: [23, '15:05'],
        reason: 'TERMS',
        sentence: 'A regular contract remains the precondition. I enclose my respect for your test plan.',
      },
    },
    {
      with: 'khoi.nguyen@demo.test',
      asked: 'me',
      at: [13, '05:30'],
      note: 'Sensors that live in salt water will not mind a wet ice pack. I saw that you want to stay in Vietnam; I would like to hear what a board in hundreds costs there, and whether we could work with a sea between us.',
      expired: true,
    },
  ],
};
