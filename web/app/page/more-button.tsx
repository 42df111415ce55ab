import { useLocation, useNavigate, useNavigation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { showMore } from './shown.ts';

interface MoreButtonProps {
  /** How many are shown. */
  shown: number;
  onMore?: () => void;
}

/** Shows one step more of a list; the address says how many. */
export function MoreButton({ shown, onMore }: MoreButtonProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const loading = useNavigation().location?.pathname === pathname;
  return (
    <Button
      busy={loading}
      onClick={() => {
        onMore?.();
        navigate(showMore(search, shown), { replace: true, preventScrollReset: true });
      }}
      className="self-center"
    >
      {loading ? 'Loading...' : 'Show more'}
    </Button>
  );
}
