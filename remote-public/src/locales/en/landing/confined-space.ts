export const landingConfinedSpace = {
  eyebrow: '29 CFR 1910.146 and 1926 Subpart AA',
  lead: 'Many people who die in confined spaces went in to rescue someone else. Learn how to recognize a permit space, test the air in the right order, and why the attendant stays out.',
  audience1: 'Entrants and attendants in tanks, vaults, pits, silos and manholes',
  audience2: 'Entry supervisors who sign and cancel the permit',
  audience3: 'Contractors who work in spaces that someone else owns',
  fact1:
    'Oxygen outside this range makes the air hazardous. So do flammable gases above 10% of the lower flammable limit.',
  fact2Figure: '1 attendant',
  fact2:
    'At least one person stays outside for the whole entry and does not go in to help unless trained, equipped and relieved.',
  fact3Figure: '1 year',
  fact3: 'The minimum time to keep canceled permits. The yearly program review is based on them.',
  covered1: 'What makes a space confined, and what makes it permit-required',
  covered2: 'Air: testing in the right order and ventilating',
  covered3: 'The permit and the three roles',
  covered4: 'Entry, monitoring and keeping in touch',
  covered5: 'Rescue without a second victim',
  covered6: 'What is different in construction',
  question: 'An attendant sees an entrant collapse. What does the attendant do?',
  option1: 'Goes in at once',
  option2: 'Leaves to find help',
  option3: 'Calls for rescue and stays out unless trained, equipped and relieved',
  option4: 'Waits ten minutes',
  faq1: 'What is tested first before an entry?',
  faq1Answer:
    'Oxygen first, then combustible gases, then toxic gases. Most meters need oxygen to read the others correctly. [1910.146(d)(5)(iii)]',
  faq2: 'How often do we have to practice rescue?',
  faq2Answer:
    'At least once every twelve months for the people named as rescuers, in representative spaces. That part cannot be done online. [1910.146(k)(2)(iv)]',
} as const
