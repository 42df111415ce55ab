import { CalendarSearch } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { SINCE } from './addresses.ts';

/** To the messages of a day. */
export function DatePicker({ path }: { path: string }) {
  const navigate = useNavigate();
  return (
    <Popover
      label="Go to a day"
      panelLabel="Go to a day"
      button={<CalendarSearch className="size-5.5 text-primary" aria-hidden="true" />}
    >
      {(close) => (
        <form
          className="flex flex-wrap items-end gap-3 p-4"
          onSubmit={(event) => {
            event.preventDefault();
            const day = new FormData(event.currentTarget).get('day');
            // A day begins at midnight where the reader is.
            const since = new Date(`${day}T00:00:00`).toISOString();
            close();
            void navigate(`${path}?${new URLSearchParams({ [SINCE]: since })}`);
          }}
        >
          <label className="min-w-0 flex-1 basis-36 text-sm font-medium">
            Day
            <input type="date" name="day" required min="2020-01-01" className="control mt-1" />
          </label>
          <Button type="submit" variant="primary">
            Go
          </Button>
        </form>
      )}
    </Popover>
  );
}
