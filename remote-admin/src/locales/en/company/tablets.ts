/** Shared tablets, and the PINs of people without email. */
export const companyTablets = {
  tab: 'Tablets',
  lead: 'People without email train on a shared tablet. They sign in with their employee number and a PIN, and are signed out after 10 minutes without use.',
  howTo:
    'Add these people under People with “This person has no email”, or import them with their employee numbers. Then make a PIN for each.',
  caption: 'Shared tablets',
  add: 'Add a tablet',
  makePins:
    '{count, plural, one {Make a PIN for # person without one} other {Make PINs for # people without one}}',
  columnName: 'Tablet',
  columnUsed: 'Last used',
  created: '{day}, {actor}',
  unused: 'Not used yet',
  empty: 'No tablet is added yet.',
  removeTitle: 'Remove {name}?',
  removeText:
    'Nobody can sign in on it any more, and whoever is signed in there is signed out. Training that is saved stays. To set up a new tablet, add one.',
  removed: 'The tablet was removed.',
} as const

export const companyTabletForm = {
  title: 'Add a tablet',
  text: 'You get a link for the tablet. Add each tablet by itself, so that you can remove a lost one without stopping the others.',
  name: 'Name',
  nameHint: 'For example: Break room. People see it on the tablet.',
  save: 'Add the tablet',
  saving: 'Adding the tablet...',
  added: 'The tablet was added.',
  createdTitle: 'The link for {name}',
  createdText:
    'Scan this code with the tablet, or open the link on it. It is shown only this once. People can sign in with their number and PIN on any device that has this link, so do not send it to anyone.',
  qrCode: 'QR code of the link',
  address: 'Link',
  copy: 'Copy link',
  copied: 'The link is copied.',
  copyFailed: 'The browser did not allow copying. Select the link and copy it yourself.',
  notCopied: 'Have you opened the link on the tablet? It is lost if you close this now.',
  close: 'Close',
  closeAnyway: 'Close',
} as const

/** Shown on the screen and printed, a card for each person. */
export const signInCards = {
  askTitle: '{count, plural, one {Make a new PIN for {name}?} other {Make PINs for # people?}}',
  askText:
    'The PINs are shown only once. A former PIN stops working, and whoever is signed in with it is signed out.',
  make: '{count, plural, one {Make the PIN} other {Make the PINs}}',
  making: 'Making...',
  cancel: 'Cancel',
  title: '{count, plural, one {The PIN of {name}} other {# PINs}}',
  text: 'Print the cards, or write the PINs down now: they are not shown again. Give each person only their own.',
  number: 'Employee number',
  pin: 'PIN',
  print: 'Print',
  close: 'Close',
  warning: 'Have you printed the cards or written the PINs down? They are not shown again.',
} as const
