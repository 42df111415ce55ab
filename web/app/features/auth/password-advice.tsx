import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';

const MIN_CHARACTERS = 8;
const REST_MS = 500;

/** A warning about a password that is easy to guess. It advises and refuses nothing; without it the form works the same. */
export function PasswordAdvice({ password, about }: { password: string; about: readonly string[] }) {
  const [guessable, setGuessable] = useState('');
  const words = about.join(' ');
  // The dictionary is fetched, and the password judged, only once typing has come to rest.
  useEffect(() => {
    if (password.length < MIN_CHARACTERS) return;
    let typing = false;
    const timer = setTimeout(() => {
      void import('./password-strength.ts').then(
        ({ isGuessable }) => {
          if (!typing) setGuessable(isGuessable(password, words.split(/[\s@.]+/)) ? password : '');
        },
        () => setGuessable(''),
      );
    }, REST_MS);
    return () => {
      typing = true;
      clearTimeout(timer);
    };
  }, [password, words]);

  return (
    <div role="status">
      {guessable !== '' && guessable === password && (
        <p className="mt-2 flex gap-2 rounded-control bg-accent-soft px-3.5 py-2.5 text-sm text-ink">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-accent-ink" aria-hidden="true" />
          This password is easy to guess. A longer one, made of words that have nothing to do with each other,
          is safer.
        </p>
      )}
    </div>
  );
}
