/** Tablets at the entrances of a company's sites. */
export const companyGates = {
  tab: 'Gates',
  lead: 'A tablet at the entrance of a site reads the QR code of a worker’s certificate and shows whether their required training is current. It works without a network for up to 7 days.',
  privacy:
    'The tablet gets only people who agreed that you see their training and who have a certificate: first name and initial, and what is missing.',
  caption: 'Gates',
  add: 'Add a gate',
  columnName: 'Gate',
  columnSite: 'Site',
  columnUsed: 'Last used',
  everySite: 'Every site',
  created: '{day}, {actor}',
  unused: 'Not used yet',
  empty: 'No gate is added yet.',
  removeTitle: 'Remove {name}?',
  removeText:
    'Its tablet deletes its list of people as soon as it is online, and its link stops working. To set up a new tablet, add a gate.',
  removed: 'The gate was removed.',
} as const

export const companyGateForm = {
  title: 'Add a gate',
  text: 'You get a link for the tablet. Add one gate for each tablet, so that you can remove a lost one without stopping the others.',
  name: 'Name',
  nameHint: 'For example: North entrance. The guard sees it on the tablet.',
  site: 'Site',
  everySite: 'Every site',
  save: 'Add the gate',
  saving: 'Adding the gate...',
  added: 'The gate was added.',
  createdTitle: 'The link for {name}',
  createdText:
    'Scan this code with the tablet, or open the link on it. It is shown only this once. Anyone who has the link sees who may enter: do not send it to other people.',
  qrCode: 'QR code of the link',
  address: 'Link',
  copy: 'Copy link',
  copied: 'The link is copied.',
  copyFailed: 'The browser did not allow copying. Select the link and copy it yourself.',
  notCopied: 'Have you opened the link on the tablet? It is lost if you close this now.',
  close: 'Close',
  closeAnyway: 'Close',
} as const
