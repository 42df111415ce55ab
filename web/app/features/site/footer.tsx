import { brand } from '@ampersand/contract/brand';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';

const links = [
  { to: paths.about, label: 'About' },
  { to: paths.careers, label: 'Careers' },
  { to: paths.blog, label: 'Blog' },
  { to: paths.pricing, label: 'Pricing' },
  { to: paths.privacy, label: 'Privacy Policy' },
  { to: paths.cookies, label: 'Cookie Policy' },
  { to: paths.terms, label: 'Terms and Condition' },
] as const;

export function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <div className="page py-12">
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="mt-6 text-muted">© {brand.name}. All rights reserved.</p>
      </div>
    </footer>
  );
}
