import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { moves } from './leaving.ts';
import { markPresses } from './page/mark-presses.ts';
import { keepZone } from './page/zone.ts';
import { takeOverChoices } from './ui/choices.ts';

takeOverChoices();
keepZone();
markPresses();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[moves]} />
    </StrictMode>,
  );
});
