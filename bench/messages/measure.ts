import { join } from 'node:path';
import { freePort, startServer } from '../../api/src/testing/server-process.ts';
import type { OwnDatabase } from '../own-database.ts';
import { addPairs, addTalker, connect, fillConversation } from '../talkers.ts';
import { type Load, openStreams, resultOf, sendFor, unheard } from './load.ts';
import { type Conversations, timeOpening } from './opening.ts';
import { floor, product } from './target.ts';

/** As many as the product lets one member have. */
const STREAMS_A_MEMBER = 10;
/** Product and floor take turns this long: both meet the same weather, and their connections to the database stay open. */
const TURN_SECONDS = 5;
/** For the compiler: not counted. */
const FIRST_SECONDS = 10;
const FEW = 50;
const MANY = 10_000;
const FLOOR = join(import.meta.dirname, 'floor.ts');
const MAIN = join(import.meta.dirname, '../../api/src/main.ts');
const WEIGHING = ['--expose-gc', '--import', join(import.meta.dirname, 'weigh.ts')];

export interface Plan {
  readonly streams: number;
  /** Messages a second. */
  readonly rate: number;
  readonly seconds: number;
  /** Where the servers keep files, and the embedded databases. */
  readonly folder: string;
  readonly database: OwnDatabase;
}

/** Members who are connected two by two, and a founder's conversations with few messages and with many. */
async function fill({ database, streams }: Plan) {
  const opened = await database.open();
  const { db } = opened;
  const seats = await addPairs(db, Math.ceil(streams / STREAMS_A_MEMBER / 2));
  const reader = await addTalker(db, 'FOUNDER');
  const conversationOf = async (count: number) => {
    const other = await addTalker(db, 'APPLICANT');
    const connectionId = await connect(db, reader, other);
    await fillConversation(opened, { ...reader, connectionId, otherId: other.id }, count);
    return connectionId;
  };
  const conversations: Conversations = {
    reader,
    few: await conversationOf(FEW),
    many: await conversationOf(MANY),
  };
  await opened.close();
  return { seats, conversations };
}

async function startBoth({ folder, database }: Plan) {
  const env = { LOG_LEVEL: 'warn', RATE_LIMIT: 'off', ...database.env };
  const ours = startServer({ ...env, DATA_DIR: folder, PORT: await freePort() }, [...WEIGHING, MAIN]);
  await ours.prints('is at http');
  const bare = startServer({ ...env, DATA_DIR: join(folder, 'floor'), PORT: await freePort() }, [
    ...WEIGHING,
    FLOOR,
  ]);
  await bare.prints('is at http');
  return { ours, bare };
}

/** What becomes of messages at the product and at the floor, what streams cost them, and how long a conversation takes to open. */
export async function measure(plan: Plan) {
  const { rate, seconds, streams } = plan;
  const { seats, conversations } = await fill(plan);
  const { ours, bare } = await startBoth(plan);
  // The two of a pair do not write at the same moment.
  const writers = [0, 1].flatMap((half) => seats.filter((_, i) => i % 2 === half));
  const everyTurn = async (loads: readonly Load[], turn: number) => {
    for (const load of loads) await sendFor(load, writers, { rate, seconds: turn });
  };
  const first = Math.min(seconds, FIRST_SECONDS);
  const unheardOnes = [unheard(product(ours)), unheard(floor(bare))] as const;
  await everyTurn(unheardOnes, first);
  const ofOurs = await openStreams(unheardOnes[0], seats, streams);
  const ofBare = await openStreams(unheardOnes[1], seats, streams);
  const loads = [ofOurs, ofBare];
  await everyTurn(loads, first);
  for (const { sent } of loads) sent.length = 0;
  for (let left = seconds; left > 0; left -= TURN_SECONDS)
    await everyTurn(loads, Math.min(left, TURN_SECONDS));
  const results = { ours: await resultOf(ofOurs), bare: await resultOf(ofBare) };
  for (const load of loads) for (const stream of load.streams) stream.close();
  return { ...results, opening: await timeOpening(ours, conversations) };
}
