export const legal = {
  version: 'Version {version}, effective {date}',
  inShort: 'In short',
  contents: 'Contents',
  print: 'Print or save',
  failed: 'This document could not be loaded. You can also ask us to send it to you.',
  other: 'See also',
  privacy: 'Privacy policy',
  terms: 'Terms of service',
} as const
