import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { StepsList } from '../how-we-work/steps-list.tsx';
import { SectionHeading } from './section-heading.tsx';

export function HowWeWorkSection() {
  return (
    <section aria-labelledby="how-we-work" className="page py-20 sm:py-28">
      <SectionHeading
        id="how-we-work"
        aside={
          <Link to={paths.howWeWork} className="text-link inline-flex min-h-11 items-center">
            How it works, step by step
          </Link>
        }
      >
        How We Work
      </SectionHeading>
      <StepsList />
    </section>
  );
}
