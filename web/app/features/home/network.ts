export interface Mark {
  name: string;
  /** Drawn in a box of 40 by 40: the solid part, and the lighter one. */
  solid: string;
  light: string;
}

/** The startups of the strip. To be set per deployment: these five are of the demo community. */
export const network: readonly Mark[] = [
  { name: 'Himvahak', solid: 'M20 2v36L4.4 29V11z', light: 'M20 2l15.6 9v18L20 38z' },
  {
    name: 'Musubi Robotics',
    solid:
      'M20 3c3 0 5.2 1.6 6.7 4.3l10.2 18.5c2.8 5.2 0 10.2-5.9 10.2H28V23H12v13H9c-5.9 0-8.7-5-5.9-10.2L13.3 7.3C14.8 4.6 17 3 20 3z',
    light: 'M14.5 25.5h11V36h-11z',
  },
  { name: 'Karoo Cover', solid: 'M3 23a17 17 0 0 1 34 0z', light: 'M3 26h34v4.5H3zM9 33h22v4.5H9z' },
  {
    name: 'Spinifex Return',
    solid: 'M20 38c-5-12-4-25 0-36 4 11 5 24 0 36z',
    light: 'M17 38C14 26 9 15 1 10c0 13 6 23 16 28zM23 38c3-12 8-23 16-28 0 13-6 23-16 28z',
  },
  {
    name: 'Night Spindle',
    solid: 'M24 3a17 17 0 1 0 0 34 20 20 0 0 1 0-34z',
    light: 'M31 6l5 14-5 14-5-14z',
  },
];
