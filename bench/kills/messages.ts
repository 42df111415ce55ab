import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Message } from '@ampersand/contract/messages';
import type { OwnDatabase } from '../own-database.ts';
import type { Gate } from '../report.ts';
import { addPairs, type Seat } from '../talkers.ts';
import { between, type Life, type Victim } from './victim.ts';

const UP_MS = { least: 3_000, most: 8_000 };
const PAUSE_MS = { least: 10, most: 150 };
const AGAIN_MS = { least: 20, most: 120 };
const CREATED = 201;
/** As many messages as a call answers. */
const PAGE = 200;

/** A message as its sender was told that it is there. */
interface Acknowledged {
  readonly id: string;
  readonly seq: number;
  readonly text: string;
}

interface Sender extends Seat {
  readonly name: string;
  readonly acknowledged: Acknowledged[];
}

/** Members who write to each other; a message is sent under its key until it is acknowledged, and the next one only then. */
export async function liveMessages(database: OwnDatabase, count: number): Promise<Life> {
  const opened = await database.open();
  const seats = await addPairs(opened.db, count / 2);
  await opened.close();
  const senders = seats.map((seat, i): Sender => ({ ...seat, name: `sender ${i}`, acknowledged: [] }));
  const sent = { again: 0, already: 0 };
  let over = false;
  const write = async (victim: Victim, sender: Sender) => {
    for (let number = 1; !over; number++) {
      await sendUntilAcknowledged(victim, sender, { text: `${sender.name} message ${number}`, sent });
      await wait(between(PAUSE_MS));
    }
  };
  const total = () => senders.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  return {
    env: {},
    upMs: UP_MS,
    live: async (victim) => {
      await Promise.all(senders.map((sender) => write(victim, sender)));
    },
    stop: () => {
      over = true;
    },
    progress: () => `${total()} messages acknowledged, ${sent.again} sent again`,
    judge: async (victim) => ({
      figures: {
        'messages acknowledged': total(),
        'sent again': sent.again,
        'there already when sent again': sent.already,
      },
      gates: await gatesOf(victim, senders),
    }),
    close: async () => {},
  };
}

async function sendUntilAcknowledged(
  { call }: Victim,
  { connectionId, cookie, acknowledged }: Sender,
  { text, sent }: { text: string; sent: { again: number; already: number } },
): Promise<void> {
  const body = { text, idempotencyKey: randomUUID() };
  for (let attempt = 0; ; attempt++) {
    const at = Date.now();
    const answer = await call<Message>('POST', `/connections/${connectionId}/messages`, { body, cookie });
    if (answer?.data && answer.status === CREATED) {
      if (attempt > 0 && Date.parse(answer.data.createdAt) < at) sent.already += 1;
      acknowledged.push(answer.data);
      return;
    }
    // A server that is starting answers nothing; one that refuses would never take it.
    if (answer && answer.status < 500) throw new Error(`A message was refused with ${answer.status}.`);
    sent.again += 1;
    await wait(between(AGAIN_MS));
  }
}

/** A whole conversation, as one of the two reads it. */
async function readAll({ call }: Victim, { connectionId, cookie }: Seat): Promise<Message[]> {
  const read: Message[] = [];
  for (;;) {
    const after = read.at(-1)?.seq ?? 0;
    const path = `/connections/${connectionId}/messages?after=${after}&limit=${PAGE}`;
    const answer = await call<Message[]>('GET', path, { cookie });
    if (!answer?.data) throw new Error(`${path} answers ${answer?.status}.`);
    read.push(...answer.data);
    if (answer.data.length < PAGE) return read;
  }
}

/** What is wrong with a conversation in which somebody sent messages. */
function faultsOf(all: readonly Message[], { acknowledged }: Sender) {
  const own = all.filter(({ mine }) => mine);
  const byText = Map.groupBy(own, ({ text }) => text);
  const told = new Set(acknowledged.map(({ text }) => text));
  const found = acknowledged.map((each) => ({ each, is: byText.get(each.text)?.[0] }));
  const numbers = own.map(({ text }) => Number(/\d+$/.exec(text)?.[0]));
  return {
    'acknowledged messages lost': found.filter(({ is }) => !is).length,
    'messages doubled': own.length - byText.size,
    'messages that nobody was told are there': own.filter(({ text }) => !told.has(text)).length,
    'messages at another place than acknowledged': found.filter(
      ({ each, is }) => is && (is.id !== each.id || is.seq !== each.seq),
    ).length,
    'gaps and steps back among places': all.filter(({ seq }, i) => seq !== i + 1).length,
    'messages out of the order of sending': numbers.filter((number, i) => number <= (numbers[i - 1] ?? 0))
      .length,
  };
}

async function gatesOf(victim: Victim, senders: readonly Sender[]): Promise<Gate[]> {
  const sums = new Map<string, number>();
  for (const sender of senders) {
    const faults = faultsOf(await readAll(victim, sender), sender);
    for (const [name, value] of Object.entries(faults)) sums.set(name, (sums.get(name) ?? 0) + value);
  }
  return [...sums].map(([name, value]) => ({ name, value, most: 0 }));
}
