export const refundsPage = {
  title: 'Refunds and cancellation',
  lead: 'In plain words. The {terms} say it in full, and they decide.',
  terms: 'terms of service',
  unpaidTitle: 'An order that is not paid',
  unpaid: 'Cancel it on its page at any time. You then owe nothing.',
  courseTitle: 'A course',
  course1: 'Not started: you get your money back within 14 days of the purchase.',
  course2: 'Started: you get it back if the course does not work and we cannot fix it.',
  planTitle: 'A subscription',
  plan1: 'It does not renew. You have access until the end of the month that you paid for.',
  plan2:
    'If we end a feature that you paid for, you get an equal replacement, or the money for the time that is left.',
  hourTitle: 'An hour with a professional',
  hour1:
    'Cancel at least 12 hours before it starts, and you can book it again in the same week of your plan.',
  hour2: 'Hours that took place are not paid back.',
  howTitle: 'How to ask',
  how: 'Write to us with the number of your order. The money goes back the way it came: to the card, or by bank transfer.',
  contact: 'Write to us about an order',
} as const

export const cookiesPage = {
  title: 'Cookies and browser storage',
  lead: 'What this site stores on your device, and why. It has no cookies and no scripts of other companies.',
  choice: 'To change your choice, use “Cookie choice” at the end of any page.',
  privacy: 'The whole privacy policy',
  failed: 'The list could not be loaded. It is also part of the privacy policy.',
} as const

export const accessibilityPage = {
  title: 'Accessibility',
  lead: 'Everyone on a crew must be able to learn and to prove it. This is where we are, and what is missing.',
  aimTitle: 'What we aim for',
  aim: 'WCAG 2.2, level AA, on every page of the site.',
  doneTitle: 'What works',
  done1: 'Every page works by keyboard, and the focus is always visible.',
  done2: 'The colors of our own themes have enough contrast. No state is shown by color alone.',
  done3: 'Pictures have text alternatives. Lessons can be read aloud, and recordings have captions.',
  done4: 'Pages follow the settings for less motion, larger text and high contrast.',
  done5: 'Lessons have no time limit, and texts for workers stay at grade 8 or below.',
  checkTitle: 'How we check',
  check:
    'A tool (axe) checks pages in a real browser for each release, and tests use pages by keyboard only. A tool finds part of the problems. No outside expert has audited the site yet.',
  openTitle: 'What is missing',
  open1:
    'Printed certificates and other PDF files are not tagged for screen readers. The same facts are on the page of the certificate.',
  open2: 'Imported courses of other makers may have barriers of their own.',
  open3: 'Posts and pages about states are in English only.',
  reportTitle: 'Tell us',
  report:
    'If something keeps you from using the site, write to us. Name the page and what you use. We answer by email.',
  contact: 'Report a barrier',
} as const
