import { Prose } from '../../content/prose.tsx';
import type { LegalText } from '../../content/types.ts';
import { BackToTop } from '../site/back-to-top.tsx';

/** A legal text with its contents beside it (above it on narrow screens). */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <div className="page pt-14 pb-24 sm:pt-20">
      <header className="max-w-[46rem]">
        <h1 className="text-5xl">{text.title}</h1>
        <p className="mt-5 text-lg text-muted">Effective {text.effective}</p>
      </header>
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <nav
          aria-labelledby="contents"
          className="rounded-card border border-line bg-surface p-5 lg:sticky lg:top-24"
        >
          <h2 id="contents" className="px-3 font-sans text-base font-semibold tracking-normal">
            On this page
          </h2>
          <ol className="mt-2 flex flex-col">
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-10 items-center rounded-control px-3 py-1.5 leading-snug text-muted hover:bg-sunken hover:text-ink touch:min-h-11"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose html={text.html} />
      </div>
      <BackToTop />
    </div>
  );
}
