import { paths } from '../../paths.ts';
import { pageMeta } from '../site/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'How We Work',
    description: 'Sign up, get matched on skills, vision and preferences, meet, and align before you commit.',
    path: paths.howWeWork,
  });

export default function HowWeWork() {
  return <h1 className="page py-16 text-5xl">How We Work</h1>;
}
