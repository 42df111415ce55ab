import matchDark from './pictures/match-dark.avif';
import matchLight from './pictures/match-light.avif';
import meetDark from './pictures/meet-dark.avif';
import meetLight from './pictures/meet-light.avif';
import sizes from './pictures/sizes.json';
import tellDark from './pictures/tell-dark.avif';
import tellLight from './pictures/tell-light.avif';
import type { StepName } from './steps.ts';

interface Picture {
  light: string;
  dark: string;
  /** What is on it. */
  alt: string;
}

const pictures: Record<StepName, Picture> = {
  tell: {
    light: tellLight,
    dark: tellDark,
    alt: 'Questions of the preferences: commitment, equity and working arrangement, each with what was read in the answer and how much it counts',
  },
  match: {
    light: matchLight,
    dark: matchDark,
    alt: 'The card of a match: a face, a name, the score as a ring, the strongest reason and the one gap',
  },
  meet: {
    light: meetLight,
    dark: meetDark,
    alt: 'A conversation of a founder and an applicant who are connected',
  },
};

/**
 * The product itself with the demo community in it, as `npm run pictures --workspace e2e` takes it. Browsers ask for lazy
 * pictures of the next screens at once: for none before the fonts of the first paint (`after-paint`), and for none that is not
 * laid out (`content-visibility`).
 */
export function ProductPicture({ step }: { step: StepName }) {
  const { light, dark, alt } = pictures[step];
  const { width, height } = sizes[step];
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-surface shadow-soft [contain-intrinsic-height:auto_40rem] [content-visibility:auto]">
      <picture className="after-paint block" style={{ aspectRatio: width / height }}>
        <source srcSet={dark} media="(prefers-color-scheme: dark)" />
        <img
          src={light}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="h-auto w-full"
        />
      </picture>
      <figcaption className="border-t border-line px-5 py-3 text-sm text-muted">
        From the product, with people of its demo community
      </figcaption>
    </figure>
  );
}
