import { BadgeCheck, ChevronDown, LogOut, User } from 'lucide-react';
import { useState } from 'react';
import { AmpMark, BrokenPairMark, PairMark } from '../ui/amp-mark.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Menu } from '../ui/menu.tsx';
import { Overlay } from '../ui/overlay.tsx';
import { ScoreRing } from '../ui/score-ring.tsx';
import { Tag } from '../ui/tag.tsx';
import { toast } from '../ui/toast.ts';
import { Section } from './section.tsx';

const people = [
  'Amara Okafor',
  'Łukasz',
  'Nguyễn Thị Ánh',
  'محمد الفاتح',
  '李小龍',
  'Zoë',
  'Priya',
  'Øyvind',
];

export function KitParts() {
  const [open, setOpen] = useState(false);
  const [covered, setCovered] = useState(false);
  return (
    <>
      <Section title="People and scores">
        <div className="flex flex-wrap items-center gap-3">
          {people.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Heliograph Labs" square size="lg" />
          <Avatar name="" size="sm" />
          <Avatar name="Amara Okafor" size="xl" />
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-5">
          <ScoreRing value={0.87} label="87% match" />
          <ScoreRing value={0.42} />
          <ScoreRing value={1} />
          <ScoreRing value={0} />
          <ScoreRing value={undefined} />
          <ScoreRing value={0.64} size={96} />
          <Badge>New</Badge>
          <Badge tone="primary">Founder</Badge>
          <Badge tone="accent">Coming soon</Badge>
          <Badge tone="ok">
            <BadgeCheck aria-hidden="true" /> Verified
          </Badge>
          <Badge tone="danger">Not verified</Badge>
        </div>
      </Section>
      <Section title="A card">
        <div className="grid gap-5 md:grid-cols-2">
          <Card as="article">
            <div className="flex items-start gap-4">
              <Avatar name="Amara Okafor" size="lg" />
              <div className="min-w-0 flex-1">
                <h3 className="text-xl">Amara Okafor</h3>
                <p className="text-muted">Head of clinical sales</p>
              </div>
              <ScoreRing value={0.87} label="87% match" />
            </div>
            <p className="mt-4">She has sold to the hospitals you name, and wants the pace you set.</p>
            <div className="mt-4 flex flex-wrap gap-2">
              <Tag strong>Hospital sales</Tag>
              <Tag>Fundraising</Tag>
              <Tag>Regulation</Tag>
            </div>
            <div className="mt-5 flex justify-end">
              <Button>View profile</Button>
            </div>
          </Card>
          <Card className="flex flex-wrap items-center justify-around gap-6 p-8">
            <AmpMark className="size-24 text-primary" />
            <PairMark className="h-24" />
            <BrokenPairMark className="h-24" />
          </Card>
        </div>
      </Section>
      <Section title="Something that unfolds">
        <Disclosure label="Earlier trials (2)">
          <p className="text-muted">Two weeks in March, and one in May.</p>
        </Disclosure>
      </Section>
      <Section title="Over the page">
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen(true)}>Open a dialog</Button>
          <Button onClick={() => toast.success('Applicant Registered')}>Good news</Button>
          <Button onClick={() => toast.error('Invalid OTP')}>Bad news</Button>
          <Button
            onClick={() => {
              setCovered(true);
              setTimeout(() => setCovered(false), 4000);
            }}
          >
            Cover the screen
          </Button>
          <Menu
            label="Your account"
            button={
              <>
                <Avatar name="Amara" size="sm" /> <ChevronDown className="size-5" aria-hidden="true" />
              </>
            }
          >
            <a href="#profile">
              <User className="size-5" aria-hidden="true" /> My Profile
            </a>
            <button type="button">
              <LogOut className="size-5" aria-hidden="true" /> Logout
            </button>
          </Menu>
        </div>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Founders' evening"
          description="Thursday 4 June, 6:30 PM, Thane"
          actions={
            <>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                Cancel
              </Button>
              <Button variant="primary" onClick={() => toast.success('Saved')}>
                Save
              </Button>
            </>
          }
        >
          <p>
            Six founders, six applicants, ten minutes each. Come with one question you would ask a partner.
          </p>
        </Dialog>
        {covered && <Overlay>Submitting your application...</Overlay>}
      </Section>
    </>
  );
}
