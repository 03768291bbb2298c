export const landingFallProtection = {
  lead: 'The most cited standard in the country, fifteen years in a row. Learn when you need protection, what will hold you, and which records you need before the inspector asks.',
  audience1: 'Roofers, framers, steel and masonry crews, and everyone else near an unprotected edge',
  audience2: 'Maintenance staff on roofs, platforms and mezzanines, where protection starts at four feet',
  audience3: 'Foremen and competent persons who inspect the gear and sign the record',
  fact1Figure: '6 ft',
  fact1:
    'In construction, protection starts when an unprotected side or edge is this far above the level below. In general industry it is 4 ft.',
  fact2Figure: '5,000 lb',
  fact2:
    'What an anchor must hold for each worker attached to it, unless a qualified person has designed it with a safety factor of two.',
  fact3Figure: '1 record',
  fact3:
    'The employer keeps a written certification: who was trained, when, and the signature of the trainer or the employer.',
  covered1: 'When protection is required, by setting and height',
  covered2: 'Guardrails, covers and safety nets',
  covered3: 'Personal fall arrest: anchor, harness, connector, clearance',
  covered4: 'Inspecting and caring for the equipment',
  covered5: 'Rescue after a fall',
  covered6: 'The training record, and when retraining is due',
  question: 'What is the longest free fall that a personal fall arrest system can allow?',
  option1: '3.5 ft',
  option2: '6 ft',
  option3: '10 ft',
  option4: '12 ft',
  faq1: 'How often does fall protection training have to be repeated?',
  faq1Answer:
    'The construction rule has no fixed interval. It requires retraining when the workplace changes, when the equipment changes, or when a worker’s performance shows that the training did not stick. We recommend a refresher every 24 months.',
  faq2: 'Who can sign the certification record?',
  faq2Answer:
    'The trainer or the employer. The record that you download here has a line for the hands-on part, with place, date and equipment.',
} as const
