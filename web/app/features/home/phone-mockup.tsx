import { calledNameOf } from '@ampersand/contract/called';
import { Bell, MapPin } from 'lucide-react';
import { Logo } from '../../logo.tsx';
import { AmpMark } from '../../ui/amp-mark.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { ScoreRing } from '../../ui/score-ring.tsx';
import { Tag } from '../../ui/tag.tsx';

interface Example {
  name: string;
  role: string;
  place: string;
  score: number;
  skills: readonly string[];
  why: string;
}

/** As the demo founder has them in their list, figures included: a journey holds the two against each other. */
const examples: readonly Example[] = [
  {
    name: 'Rohan Bhosale',
    role: 'Lead firmware engineer',
    place: 'Pune, India',
    score: 0.94,
    skills: ['embedded firmware', 'C', 'Zephyr RTOS'],
    why: 'You need “embedded firmware”, “low-power sensors” and “electronics for production”, which they bring.',
  },
  {
    name: 'Nandini Iyer',
    role: 'Principal engineer',
    place: 'Chennai, India (GMT+5:30), can travel',
    score: 0.92,
    skills: ['Android', 'Kotlin', 'offline sync'],
    why: 'You need “IoT back end” and “offline Android app”, which they bring.',
  },
];

/** What a founder sees in the app, drawn with the app's own parts. A picture: nothing in it can be used. */
export function PhoneMockup() {
  return (
    <div
      role="img"
      aria-label="An example of the match screen, from our demo: Rohan Bhosale, lead firmware engineer in Pune, a 94 percent match, with three skills and the reason why"
      className="relative mx-auto h-[34rem] w-full max-w-92 px-2 pt-2"
    >
      <div className="absolute inset-0 -bottom-12 rounded-[3rem] border border-line bg-paper shadow-soft [color-scheme:dark]" />
      <div
        aria-hidden="true"
        className="relative flex h-full flex-col overflow-hidden rounded-t-[2.5rem] bg-paper select-none"
      >
        <div className="mx-auto mt-2.5 h-5 w-20 rounded-full bg-paper [color-scheme:dark]" />
        <div className="flex items-center justify-between px-5 pt-3 pb-4">
          <Logo />
          <Bell className="size-5.5 text-muted" />
        </div>
        <div className="flex flex-col gap-4 px-4">
          <div className="flex items-baseline justify-between">
            <p className="font-display text-2xl">Your matches</p>
            <p className="text-sm text-muted">Best first</p>
          </div>
          {examples.map((example) => (
            <ExampleMatch key={example.name} {...example} />
          ))}
        </div>
      </div>
    </div>
  );
}

function ExampleMatch({ name, role, place, score, skills, why }: Example) {
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="flex items-start gap-3">
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <p className="font-display text-lg leading-tight font-medium">{name}</p>
          <p className="mt-0.5 text-sm text-muted">{role}</p>
          <p className="flex items-center gap-1 text-sm text-muted">
            <MapPin className="size-3.5 shrink-0" />
            <span className="truncate">{place}</span>
          </p>
        </div>
        <ScoreRing value={score} size={60} />
      </div>
      <div className="flex flex-wrap gap-1.5">
        {skills.map((skill) => (
          <Tag key={skill}>{skill}</Tag>
        ))}
      </div>
      <div className="flex gap-2.5 border-t border-line pt-3">
        <AmpMark className="mt-1 size-4.5 text-accent" />
        <p className="text-sm">
          <span className="block font-semibold text-primary">
            Why {calledNameOf({ fullName: name })} fits you
          </span>
          {why}
        </p>
      </div>
    </Card>
  );
}
