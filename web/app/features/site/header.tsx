import { Link, NavLink } from 'react-router';
import { Logo } from '../../logo.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page flex min-h-18 items-center justify-between gap-4">
        <Link to={paths.home} className="rounded-control">
          <Logo />
        </Link>
        <nav aria-label="Main" className="flex items-center gap-6">
          <NavLink to={paths.about}>About Us</NavLink>
          <NavLink to={paths.howWeWork}>How We Work</NavLink>
          <Link to={paths.login()} className={buttonClass()}>
            Login
          </Link>
        </nav>
      </div>
    </header>
  );
}
