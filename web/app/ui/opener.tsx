import { type ComponentProps, type ComponentType, useState } from 'react';
import { Spinner } from './spinner.tsx';
import { useLate } from './use-late.ts';

/** What the button is in either form. */
type OpenerButton = Pick<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'>;

export interface OpenedProps<Content> {
  button: OpenerButton;
  content: Content;
  /** The press that opens it came from a keyboard. */
  byKeyboard: boolean;
}

interface OpenerProps<Content> {
  button: OpenerButton;
  content: Content;
  popup?: 'menu';
  /** Fetches what takes the button's place when it is pressed, and is open then. */
  load: () => Promise<ComponentType<OpenedProps<Content>>>;
}

/** A button that opens what needs a library: the code comes when one aims at the button. */
export function Opener<Content>({ button, content, popup, load }: OpenerProps<Content>) {
  const { part: Opened, waiting, warmUp, want } = useLate(load);
  const [byKeyboard, setByKeyboard] = useState(false);
  if (Opened) return <Opened button={button} content={content} byKeyboard={byKeyboard} />;
  return (
    <button
      type="button"
      {...button}
      aria-haspopup={popup}
      aria-expanded={false}
      aria-busy={waiting}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={({ detail }) => {
        setByKeyboard(detail === 0);
        void want();
      }}
    >
      {waiting ? <Spinner /> : button.children}
    </button>
  );
}
