import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function PostNotFound() {
  return (
    <div className="page py-20">
      <EmptyState
        heading="h1"
        title="Blog Post Not Found"
        action={
          <Link to={paths.blog} className={buttonClass({ variant: 'primary' })}>
            Back to Blog
          </Link>
        }
      >
        The blog post you are looking for does not exist. It may have moved, or the address may be mistyped.
      </EmptyState>
    </div>
  );
}
