import { brand } from '@ampersand/contract/brand';
import { Link } from 'react-router';
import { Logo } from '../../logo.tsx';
import { paths } from '../../paths.ts';
import { AmpMark } from '../../ui/amp-mark.tsx';
import { footerLinks } from './nav-links.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const linkClass =
  'inline-flex min-h-9 items-center text-muted underline-offset-4 transition-colors hover:text-ink hover:underline touch:min-h-11';

/** Dark in both themes: the page ends here. */
export function SiteFooter() {
  return (
    <footer className="relative isolate overflow-hidden border-t border-line bg-paper text-ink [color-scheme:dark]">
      <AmpMark className="pointer-events-none absolute -end-16 -bottom-28 -z-10 w-[clamp(18rem,34vw,32rem)] text-surface" />
      <div className="page grid gap-x-10 gap-y-12 pt-16 pb-10 sm:grid-cols-2 lg:grid-cols-[1.4fr_0.7fr_0.7fr_1.4fr]">
        <div>
          <Link
            to={paths.home}
            className="inline-block rounded-control"
            aria-label={`${brand.name}, home page`}
          >
            <Logo />
          </Link>
          <p className="mt-4 max-w-[32ch] text-muted">{brand.tagline}.</p>
          <ul aria-label={`${brand.name} elsewhere`} className="mt-5 flex flex-wrap gap-x-5">
            {brand.social.map(({ label, url }) => (
              <li key={label}>
                <a href={url} rel="noopener" className={linkClass}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {footerLinks.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="font-display text-lg">{title}</p>
            <ul className="mt-3 flex flex-col">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={linkClass}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="sm:max-lg:col-span-2">
          <p className="font-display text-lg">Newsletter</p>
          <p className="mt-3 mb-4 text-muted">
            One email a week on finding, choosing and keeping a co-founder.
          </p>
          <NewsletterForm label="Newsletter" placeholder="Your email address" />
        </div>
      </div>
      <div className="page border-t border-line py-6">
        <p className="text-sm text-muted">
          © <CurrentYear /> {brand.name}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}

/** The HTML says the year it was built in; the browser puts that right. */
function CurrentYear() {
  return (
    <span
      suppressHydrationWarning
      ref={(element) => {
        if (element) element.textContent = String(new Date().getFullYear());
      }}
    >
      {new Date().getFullYear()}
    </span>
  );
}
