export const landingHazardCommunication = {
  lead: 'The 2024 update of the standard reached employers on November 20, 2026. Learn about labels, data sheets and your written program. Everything that changed is marked as new.',
  audience1: 'Everyone who handles, moves, stores or cleans up a hazardous chemical',
  audience2: 'Supervisors who label secondary containers and answer questions',
  audience3: 'The person who keeps the chemical list and the data sheets',
  fact1Figure: 'Nov 20, 2026',
  fact1:
    'The deadline for employers to update labels, programs and training for substances. The deadline for mixtures is May 19, 2028.',
  fact2Figure: '16 sections',
  fact2:
    'A safety data sheet always has the same sixteen sections in the same order. It must be within reach in the work area on every shift.',
  fact3Figure: 'Day one',
  fact3:
    'Training is due at the first assignment and whenever a new chemical hazard is introduced, not once a year by the calendar.',
  covered1: 'Your right to know, the written program and the chemical list',
  covered2: 'Labels: signal words, statements and pictograms',
  covered3: 'Reading a data sheet in the order that helps',
  covered4: 'Workplace and portable containers',
  covered5: 'Protecting yourself, spills and exposure',
  covered6: 'What the 2024 update changed',
  question:
    'You pour cleaner into an unlabeled bottle for your own use right now, on this shift. Is a label required?',
  option1: 'Not for your own immediate use',
  option2: 'Yes, always',
  option3: 'Only above one quart',
  option4: 'Only outdoors',
  faq1: 'Do we have to train everyone again because of the update?',
  faq1Answer:
    'Yes, if the labels or data sheets that people use have changed, or if a new hazard was identified. A ten-minute talk with a sign-in sheet, held where the chemicals are used, is often enough.',
  faq2: 'Is a yearly refresher required?',
  faq2Answer:
    'Not by the federal standard. We recommend one, and some states and insurers ask for it. The standard requires training when the hazard is new.',
} as const
