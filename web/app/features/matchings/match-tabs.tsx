import { useLocation } from 'react-router';
import { areaOf } from '../../page/area.ts';
import { PageTabs } from '../../page/page-tabs.tsx';
import type { You } from '../../page/you.ts';

/** The list, everybody one deals with, whom one has saved, and on whom one has passed. */
export function MatchTabs({ you }: { you: You }) {
  const { paths } = areaOf(you);
  const { pathname } = useLocation();
  const tabs = [
    { to: paths.matches, label: 'For you' },
    { to: paths.board, label: 'Board' },
    { to: paths.saved, label: 'Saved' },
    { to: paths.passed, label: 'Passed' },
  ];
  return <PageTabs label="Matches" tabs={tabs} current={pathname} className="mt-4" />;
}
