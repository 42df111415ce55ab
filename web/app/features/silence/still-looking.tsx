import { pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import { letterAction } from '../site/letter-action.ts';
import { LetterPage } from '../site/letter-page.tsx';

export const meta = () =>
  pageMeta({
    title: 'Still looking',
    description: 'One click and you stand among those who are active.',
    path: paths.stillLooking,
    noindex: true,
  });

export const clientAction = letterAction('stillLooking');

export default function StillLooking() {
  return (
    <LetterPage
      title="Still looking?"
      action="Still looking"
      busyAction="Telling others..."
      doneTitle="Good to have you"
    >
      <p>One click, and you stand among those who are active. It ends a pause, too.</p>
    </LetterPage>
  );
}
