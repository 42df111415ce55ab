import type { OwnUser } from '@ampersand/contract/users';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ScoreRing } from '../../ui/score-ring.tsx';

const FIRST_MS = 10_000;
const AGAIN_MS = 15_000;
const REMIND_BELOW = 90;
const COMPLETE = 100;
const FLAG = 'profileReminder';

/**
 * Reminds of an unfinished profile: ten seconds after the page or the figure has changed while it is below 90 %, and
 * fifteen seconds after it was closed while it is below 100 %. It waits while somebody types and takes no focus.
 */
export function CompletionReminder({ percent, role }: { percent: number; role: OwnUser['role'] }) {
  const { due, close } = useDue(percent);
  const typing = useSyncExternalStore(onFocusMove, isTyping, () => false);
  useFlag(percent < COMPLETE);
  const shown = due && percent < COMPLETE && !typing;
  return (
    <>
      <p role="status" className="sr-only">
        {shown && `Your profile is ${percent}% complete. A reminder is at the end of the page.`}
      </p>
      {shown && <Popup percent={percent} profilePath={profilePathOf(role)} onClose={close} />}
    </>
  );
}

interface PopupProps {
  percent: number;
  profilePath: string;
  onClose: () => void;
}

function Popup({ percent, profilePath, onClose }: PopupProps) {
  useEscape(onClose);
  return (
    <aside
      aria-label="Profile reminder"
      // On narrow screens the last line of the page, so that nothing is left below it.
      className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 mx-3 mt-6 rounded-card border border-line bg-surface p-4 shadow-soft transition-opacity duration-250 sm:ms-auto sm:me-6 sm:w-96 lg:fixed lg:end-0 lg:bottom-6 starting:opacity-0"
    >
      <div className="flex items-start gap-4 pe-8">
        <ScoreRing value={percent / 100} label={`${percent}% complete`} size={56} />
        <div className="min-w-0">
          <p className="font-display text-lg font-medium tracking-tight">
            Your profile is {percent}% complete
          </p>
          <p className="mt-0.5 text-sm text-muted">
            The more it says, the better we can find people who fit you.
          </p>
        </div>
      </div>
      <div className="mt-4 flex justify-end">
        <Link to={profilePath} onClick={onClose} className={buttonClass({ variant: 'primary', size: 'sm' })}>
          Complete Profile
        </Link>
      </div>
      <Button
        variant="quiet"
        size="sm"
        icon
        aria-label="Close the reminder"
        onClick={onClose}
        className="absolute! end-2 top-2"
      >
        <X className="size-5" aria-hidden="true" />
      </Button>
    </aside>
  );
}

/** Whether it is time to remind. */
function useDue(percent: number): { due: boolean; close: () => void } {
  const { pathname } = useLocation();
  const [due, setDue] = useState(false);
  const [closedAt, setClosedAt] = useState<number>();
  // Only time makes it due: counted anew with every page and every change of the figure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what starts the count, not what it reads.
  useEffect(() => {
    if (percent >= REMIND_BELOW) return;
    const timer = setTimeout(setDue, FIRST_MS, true);
    return () => clearTimeout(timer);
  }, [pathname, percent]);
  // The same after closing. That the profile is complete by then is seen where it is shown.
  useEffect(() => {
    if (closedAt === undefined) return;
    const timer = setTimeout(setDue, AGAIN_MS, true);
    return () => clearTimeout(timer);
  }, [closedAt]);
  return {
    due,
    close: () => {
      setDue(false);
      setClosedAt(Date.now());
    },
  };
}

/** In local storage while the profile is unfinished. */
function useFlag(unfinished: boolean) {
  // Storage lies outside React; it follows the figure.
  useEffect(() => {
    try {
      if (unfinished) localStorage.setItem(FLAG, 'true');
      else localStorage.removeItem(FLAG);
    } catch {
      // Storage is full or switched off: the reminder works without the flag.
    }
  }, [unfinished]);
}

/** Escape closes it, unless something above it takes the key. */
function useEscape(onClose: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const above = document.querySelector('[role="dialog"], [role="menu"]');
    if (event.key === 'Escape' && !event.defaultPrevented && !above) onClose();
  });
  // The key may be pressed anywhere: the reminder takes no focus.
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

function isTyping(): boolean {
  return document.activeElement?.matches(FIELDS) ?? false;
}

/** The focus is nowhere while it moves from one field to the next: asked once it has arrived. */
function onFocusMove(listener: () => void) {
  const later = () => setTimeout(listener);
  document.addEventListener('focusin', later);
  document.addEventListener('focusout', later);
  return () => {
    document.removeEventListener('focusin', later);
    document.removeEventListener('focusout', later);
  };
}

/** A role that is not known yet counts as applicant. */
function profilePathOf(role: string): string {
  if (role === 'FOUNDER') return paths.founder.profile;
  return role === 'APPLICANT' || role === '' ? paths.applicant.profile : paths.home;
}
