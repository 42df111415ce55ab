import type { Conversation } from '@ampersand/contract/connections';
import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { areaOf } from '../../page/area.ts';
import type { You } from '../../page/you.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { isAtEnd, shownUpTo, type Timeline } from './timeline.ts';
import { wordsOf } from './words.ts';

interface NewMessagesProps {
  timeline: Timeline;
  readUpTo: number;
  atEnd: boolean;
  conversation: Conversation;
  you: You;
  /** What was done here; the count tells two of the same apart. */
  news: { text: string; count: number };
  onNewest: () => void;
}

/** The way to the newest message for who reads further up; and what is new, read out once. */
export function NewMessages(props: NewMessagesProps) {
  const { timeline, readUpTo, atEnd, conversation, you, news, onNewest } = props;
  const isThere = isAtEnd(timeline);
  const count = timeline.lastSeq - Math.max(readUpTo, 0);
  const label = count > 0 && !atEnd ? `${count} new` : 'Go to the newest';
  return (
    <>
      {(!atEnd || !isThere) && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center *:pointer-events-auto">
          {isThere ? (
            <Button size="sm" className="shadow-soft" onClick={onNewest}>
              <ArrowDown className="size-4" aria-hidden="true" /> {label}
            </Button>
          ) : (
            <Link
              to={areaOf(you).paths.conversation(conversation.id)}
              className={`${buttonClass({ size: 'sm' })} shadow-soft`}
            >
              <ArrowDown className="size-4" aria-hidden="true" /> {label}
            </Link>
          )}
        </div>
      )}
      <Spoken timeline={timeline} conversation={conversation} news={news} />
    </>
  );
}

type SpokenProps = Pick<NewMessagesProps, 'timeline' | 'conversation' | 'news'>;

/** Says each message of the other once, politely, as it comes, and what was done here. */
function Spoken({ timeline, conversation: { person }, news }: SpokenProps) {
  const newest = shownUpTo(timeline);
  const [known, setKnown] = useState({ newest, text: '' });
  if (isAtEnd(timeline) && newest > known.newest) {
    const came = timeline.messages.filter(({ seq, mine }) => seq > known.newest && !mine);
    const who = person ? person.calledName : '';
    const text = came
      .map((message) => `${who}: ${wordsOf({ ...message, attachment: message.attachment?.kind ?? null })}`)
      .join('\n');
    setKnown({ newest, text: text || known.text });
  }
  return (
    <p role="log" aria-label="New messages" className="sr-only">
      {known.text} <span key={news.count}>{news.text}</span>
    </p>
  );
}
