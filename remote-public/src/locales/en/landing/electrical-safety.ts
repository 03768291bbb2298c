export const landingElectricalSafety = {
  eyebrow: '29 CFR 1910.301-399 and 1926 Subpart K',
  lead: 'Guarded, de-energized, or far enough away. Learn what shock and arc flash do, who is qualified for which work, and how to check a cord before you use it.',
  audience1: 'Workers near panels, cords, portable tools and overhead lines',
  audience2: 'Maintenance staff who open covers or reset breakers',
  audience3: 'Construction crews on temporary power',
  fact1Figure: '50 V',
  fact1: 'Live parts at this voltage or more must be guarded against accidental contact.',
  fact2Figure: '10 ft',
  fact2:
    'The closest an unqualified person may come to an overhead line of up to 50 kV. Add four inches for every 10 kV above that.',
  fact3Figure: 'GFCI',
  fact3:
    'Required on construction sites for 120-volt, single-phase, 15 and 20 amp outlets that are not permanent wiring. An assured grounding program may be used instead.',
  covered1: 'How shock, arc and blast hurt people',
  covered2: 'Qualified and unqualified workers',
  covered3: 'De-energize, lock out, test',
  covered4: 'Clear space, covers, cords and ground-fault protection',
  covered5: 'Overhead and buried lines',
  covered6: 'What to do when someone is in contact with a live part',
  question: 'When must you inspect portable cord-and-plug tools and extension cords?',
  option1: 'Before use on each shift',
  option2: 'Once a year',
  option3: 'After a trip',
  option4: 'Never',
  faq1: 'Who is a qualified person?',
  faq1Answer:
    'Someone trained to tell live parts from other parts, to find the voltage, and to know the distances and precautions for it. A certificate alone does not make a person qualified. The employer decides, for the equipment in use.',
  faq2: 'Can we ever work on live parts?',
  faq2Answer:
    'The rule requires you to turn the power off first. Live work is only for cases where shutting down adds hazards or is not possible, and then only with trained people and protective equipment. [1910.333(a)(1)]',
} as const
