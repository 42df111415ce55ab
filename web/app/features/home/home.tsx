import { Link } from 'react-router';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';

export default function Home() {
  return (
    <main>
      <h1>{brand.headline}</h1>
      <Link to={paths.registerFounder}>Find Co-Founder</Link>{' '}
      <Link to={paths.register}>Become a Co-Founder</Link> <Link to={paths.login()}>Login</Link>
    </main>
  );
}
