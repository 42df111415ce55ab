import type { CommunityEvent } from './types.ts';

export const events: CommunityEvent[] = [
  {
    title: 'Equity before excitement',
    picture: 'equity',
    description:
      'A startup lawyer and two former co-founders go through three real splits, one of which ended in court. Bring your own numbers; there is half an hour for questions at the end. Recorded for those who are asleep.',
    inDays: 6,
    time: '15:00',
    location: 'Online',
  },
  {
    title: 'Hardware evening: from bench to a hundred units',
    picture: 'hardware',
    description:
      'Four short talks about the first small batch: finding an assembler, what the test jig should have caught, and how much of the first hundred came back. Tea and a table for prototypes, so take yours along.',
    inDays: 13,
    time: '12:30',
    location: 'Bhau Auditorium, Shivajinagar, Pune',
  },
  {
    title: 'Working sessions for pairs who have just met',
    picture: 'pairs',
    description:
      'Ninety minutes, in twos, with a list of twelve awkward questions: money, hours, illness, what you would quit over. You leave with answers on paper or with the knowledge that you will not found anything together, which is also worth an evening.',
    inDays: 20,
    time: '17:00',
    location: 'Online, in groups of ten pairs',
  },
  {
    title: 'Building for bad networks',
    picture: 'networks',
    description:
      'Engineers from health, payments and fisheries show how their products behave after three days without a connection. Demos run on phones in aeroplane mode. Sign-up closes when the room is full, at sixty.',
    inDays: 34,
    time: '14:00',
    location: 'Ngong Road, Nairobi, and by video',
  },
  {
    title: 'First customers without a sales team',
    picture: 'customers',
    description:
      'Three founders who sold to hospitals, bakeries and a port authority tell how they got the first signature and what they gave away to get it. No slides. A workshop follows in which you write, and read aloud, your first email to a buyer.',
    inDays: 48,
    time: '16:30',
    location: 'Rua da Boavista 84, Lisbon',
  },
  {
    title: 'Open weekend: build one small thing together',
    picture: 'weekend',
    description:
      'Two days, teams of two or three, one problem brought by somebody who actually has it. There are no prizes and no jury; on Sunday afternoon everyone shows what works. Past weekends led to four companies and several good friendships.',
    inDays: 75,
    time: '08:00',
    location: 'Online, with rooms in Bengaluru, Accra and Kraków',
  },
];
