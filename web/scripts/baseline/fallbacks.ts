/**
 * The browsers we promise are those of 'Baseline, widely available': Chrome, Edge, Firefox and Safari of the last two and a
 * half years. What we use beyond it stands here, with what happens where it is missing. The rest of the names are ours.
 */
export const fallbacks: Record<string, string> = {
  'At-rule "@page"': 'Pages are printed with the margins of the browser',
  'At-rule "@property"': 'Tailwind sets the same first values by a rule for all elements',
  'At-rule "@starting-style"': 'The menu of narrow screens appears without sliding in',
  'Function "light-dark"': 'Colours are those of the browser: black on white, and all of it can be read',
  'Property "accent-color"': 'Ticks have the colour of the browser',
  'Property "backdrop-filter"': 'The ground under it is nearly opaque by itself',
  'Property "content-visibility"': 'The first screen is painted a little later',
  'Property "field-sizing"': 'app/ui/fit-to-text.ts lets text areas grow',
  'Property "forced-color-adjust"': 'Safari does not know it, and forces no colours',
  'Property "overscroll-behavior"': 'At its end a list scrolls the page behind it',
  'Property "overflow-anchor"': 'Nothing to switch off: the browser moves no list by itself',
  'Property "print-color-adjust"': 'The bars of a split are printed empty, their figures stand below them',
  'Property "resize"': 'Safari on phones has no handle to drag; text areas grow by themselves',
  'Property "text-wrap"': 'Lines break wherever they are full',
  'Property "user-select"': 'Prefixed for Safari by the build',
  'Selector "details-content"': 'Answers are there at once, without unfolding',
  'Selector "marker"': 'The arrow of a summary stays beside ours',
  'Selector "open"': 'One of three in a forgiving :is(); [open] says the same',
  'Selector "popover-open"': 'One of three in a forgiving :is()',
  'Selector "selection"': 'What is selected has the colours of the system, as on iPhones',
  'Value "avoid" of property "break-after"': 'A heading may stand at the foot of a printed page',
  'Value "break-word" of property "word-break"':
    'Understood everywhere, though deprecated; of react-toastify',
  'Value "ui-monospace" of property "font-family"': 'The next font of the list',

  'api.Navigator.connection': 'scripts of the next pages are fetched, whether data is to be saved or not',
  'api.Window.requestIdleCallback':
    'app/features/shell/when-idle.ts waits for a second after the page has loaded',
  'api.Window.cancelIdleCallback': 'Only called where there is something to cancel',
  'api.AbortSignal.timeout_static': 'A call is waited for as long as the browser waits',
  'api.fetch.options_parameter.keepalive': 'Ignored: a change is lost if the page is left in the same moment',
  'api.InputEvent.isComposing':
    'Undefined, as if nothing were being composed; keyboard events have it everywhere',
  'html.elements.details.name': 'Several answers may stand open at once',
  'html.elements.dialog.closedby': 'A listener beside it in app/features/site/drawer.tsx',
  'html.elements.img.fetchpriority': 'Faces are fetched as soon as words',
  'html.global_attributes.autocapitalize': 'The keyboard of a phone begins an address with a capital letter',
  'javascript.builtins.Intl.Segmenter':
    'app/ui/avatar.tsx takes the first character, which may be a part of a letter',

  'api.EventTarget.when': 'Ours: when a job began, in a row of a timeline',
  'api.HTMLGeolocationElement.isValid': 'Of libphonenumber-js',
  'api.Request.bytes': 'Ours: the bytes of a photo in a draft',
  'javascript.builtins.Iterator.drop': 'Ours: gives up a draft',
  'javascript.builtins.Iterator.take': 'Ours: takes a picture',
};
