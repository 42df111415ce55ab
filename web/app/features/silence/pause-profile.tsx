import { pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { letterAction } from '../site/letter-action.ts';
import { LetterPage } from '../site/letter-page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Pause your profile',
    description: 'One click and nobody finds your profile until you are back.',
    path: paths.pauseProfile,
    noindex: true,
  });

export const clientAction = letterAction('pause');

export default function PauseProfile() {
  return (
    <LetterPage
      title="Pause your profile"
      action="Pause my profile"
      busyAction="Pausing..."
      doneTitle="Your profile is paused"
    >
      <p>One click, and nobody finds your profile. Nothing is lost: you can come back whenever you like.</p>
    </LetterPage>
  );
}
