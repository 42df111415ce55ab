import { clsx } from 'clsx';
import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { Spinner } from './spinner.tsx';

interface Look {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** A square button that holds an icon; give it an `aria-label`. */
  icon?: boolean;
}

const variants = {
  primary: 'bg-primary text-on-primary enabled:hover:bg-primary-hover [a&]:hover:bg-primary-hover',
  secondary: 'border border-edge bg-surface text-ink enabled:hover:border-ink [a&]:hover:border-ink',
  quiet: 'quiet text-primary enabled:hover:bg-primary-soft [a&]:hover:bg-primary-soft',
  danger: 'bg-danger text-on-danger enabled:hover:bg-danger-hover [a&]:hover:bg-danger-hover',
} as const;

const sizes = {
  sm: 'min-h-9 text-sm touch:min-h-11',
  md: 'min-h-11',
  lg: 'min-h-13 text-lg',
} as const;

const paddings = { sm: 'px-3', md: 'px-5', lg: 'px-7' } as const;
const squares = { sm: 'w-9 touch:w-11', md: 'w-11', lg: 'w-13' } as const;

/** The look of a button for links: `<Link className={buttonClass({ variant: 'primary' })} …>`. */
export function buttonClass({ variant = 'secondary', size = 'md', icon = false }: Look = {}): string {
  return clsx(
    'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-control py-1.5 text-center font-semibold [&>svg]:shrink-0',
    'transition-colors select-none disabled:cursor-not-allowed disabled:opacity-60',
    variants[variant],
    sizes[size],
    icon ? squares[size] : paddings[size],
  );
}

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean };

/** While `busy` it is disabled and shows a spinner; say what is going on in its text ("Saving..."). The focus comes back after. */
export function Button({
  variant,
  size,
  icon,
  busy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const keep = useKeptFocus(busy);
  const look = { ...(variant && { variant }), ...(size && { size }), ...(icon && { icon }) };
  return (
    <button
      type="button"
      {...rest}
      onClick={(event) => {
        keep(event);
        onClick?.(event);
      }}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
      className={clsx(buttonClass(look), className)}
    >
      {busy && <Spinner />}
      {icon && busy ? null : children}
    </button>
  );
}

/** Browsers take the focus from a button that is disabled: when what it started has failed, the keyboard would begin at the top. */
function useKeptFocus(busy: boolean): (event: MouseEvent<HTMLButtonElement>) => void {
  const pressed = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (busy) return;
    if (document.activeElement === document.body) pressed.current?.focus();
    pressed.current = null;
  }, [busy]);
  // Here, as some browsers take the focus the moment the button is disabled.
  return ({ currentTarget }) => {
    pressed.current = currentTarget;
  };
}
