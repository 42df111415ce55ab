import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { categories } from './category.ts';
import type { BlogFilter } from './rules.ts';

interface BlogFiltersProps {
  filter: BlogFilter;
  onChange: (filter: BlogFilter) => void;
  searchBox: Ref<HTMLInputElement>;
}

/** Search box and category chips; each change applies at once, without scripts when it is sent. */
export function BlogFilters({ filter, onChange, searchBox }: BlogFiltersProps) {
  return (
    <search aria-label="Articles">
      <form
        action={paths.blog}
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4"
      >
        <div className="relative w-full sm:w-72">
          <Search
            className="pointer-events-none absolute start-3.5 top-1/2 size-5 -translate-y-1/2 text-muted"
            aria-hidden="true"
          />
          <TextInput
            ref={searchBox}
            type="search"
            name="q"
            aria-label="Search articles"
            placeholder="Search articles..."
            autoComplete="off"
            value={filter.text}
            onChange={(event) => onChange({ ...filter, text: event.currentTarget.value })}
            className="ps-11"
          />
        </div>
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">Category</legend>
          {(['All', ...categories] as const).map((category) => (
            <label
              key={category}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-edge bg-surface px-4 font-medium transition-colors hover:border-ink has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="category"
                value={category}
                checked={filter.category === category}
                onChange={() => onChange({ ...filter, category })}
                className="sr-only"
              />
              {category}
            </label>
          ))}
        </fieldset>
        <Button type="submit" className="hidden noscript:inline-flex">
          Search
        </Button>
      </form>
    </search>
  );
}
