import { join } from 'node:path';
import { freePort, startServer } from '../../api/src/testing/server-process.ts';
import type { OwnDatabase } from '../own-database.ts';
import { addPairs, addTalker, connect, fillConversation } from '../talkers.ts';
import { openStreams, resultOf, sendFor } from './load.ts';
import { type Conversations, timeOpening } from './opening.ts';
import { floor, product } from './target.ts';

/** As many as the product lets one member have. */
const STREAMS_A_MEMBER = 10;
/** Product and floor take turns this long, so that both meet the same weather. */
const TURN_SECONDS = 10;
/** For the compiler: not counted. */
const FIRST_SECONDS = 10;
const FEW = 50;
const MANY = 10_000;
const FLOOR = join(import.meta.dirname, 'floor.ts');

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
  const ours = startServer({ ...env, DATA_DIR: folder, PORT: await freePort() });
  await ours.prints('is at http');
  const bare = startServer({ ...env, DATA_DIR: join(folder, 'floor'), PORT: await freePort() }, [FLOOR]);
  await bare.prints('is at http');
  return { ours, bare };
}

/** What becomes of messages at the product and at the floor, what streams cost them, and how long a conversation takes to open. */
export async function measure(plan: Plan) {
  const { rate, seconds, streams } = plan;
  const { seats, conversations } = await fill(plan);
  const { ours, bare } = await startBoth(plan);
  const ofOurs = await openStreams(product(ours), seats, streams);
  const ofBare = await openStreams(floor(bare), seats, streams);
  const loads = [ofOurs, ofBare];
  const everyTurn = async (turn: number) => {
    for (const load of loads) await sendFor(load, seats, { rate, seconds: turn });
  };
  await everyTurn(Math.min(seconds, FIRST_SECONDS));
  for (const { sent } of loads) sent.length = 0;
  for (let left = seconds; left > 0; left -= TURN_SECONDS) await everyTurn(Math.min(left, TURN_SECONDS));
  const results = { ours: await resultOf(ofOurs), bare: await resultOf(ofBare) };
  for (const load of loads) for (const stream of load.streams) stream.close();
  return { ...results, opening: await timeOpening(ours, conversations) };
}
