import type { Starter } from '../../../domain/sheets/starter.ts'

export const FORKLIFT_INSPECTION: Starter = {
  id: 'forklift-inspection',
  title: 'Forklift pre-shift inspection',
  summary:
    'The operator inspects the truck at least once a day before it is used, or after each shift where trucks run around the clock. Do not use a truck that has a defect.',
  type: 'checklist',
  topic: 'forklifts',
  language: 'en',
  standards: ['29 CFR 1910.178(q)(7)', '29 CFR 1910.178(p)', '29 CFR 1926.602(d)'],
  moduleCode: null,
  pages: 2,
  updatedOn: '2026-11-23',
  blocks: [
    {
      kind: 'fields',
      rows: [
        [
          { label: 'Truck number', weight: 2 },
          { label: 'Operator', weight: 3 },
          { label: 'Date', weight: 2 },
          { label: 'Shift', weight: 1 },
        ],
        [
          { label: 'Hour meter', weight: 2 },
          { label: 'Attachment installed', weight: 3 },
          { label: 'Capacity on plate, with attachment (lb)', weight: 3 },
        ],
      ],
    },
    { kind: 'options', label: 'Power', choices: ['Electric', 'LP gas', 'Gasoline', 'Diesel'] },
    {
      kind: 'checklist',
      heading: 'Key off: walk around the truck',
      items: [
        { text: 'Forks: no cracks, bends or worn heels; positioning pins in place' },
        { text: 'Mast, chains and rollers: no damage; chains even and oiled' },
        { text: 'Overhead guard and load backrest in place and undamaged', cite: '178(e)(1)-(2)' },
        { text: 'Tires: no chunks missing, correct pressure, lug nuts tight' },
        { text: 'No puddles or drips of oil, fuel, coolant or hydraulic fluid', cite: '178(p)(3)-(4)' },
        { text: 'Hoses and cylinders: no leaks, wear or bulges (never feel for a leak with your hand)' },
        { text: 'Capacity plate and warnings are readable and match the attachment', cite: '178(a)(5)-(6)' },
        { text: 'Seat belt or restraint latches and releases' },
        { text: 'Fire extinguisher charged, if the truck has one' },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Power source',
      items: [
        {
          text: 'Electric: cables and connector undamaged, battery secured, caps on, enough charge for the shift',
        },
        { text: 'LP gas: tank strapped, locating pin in place, hose and fittings tight, no smell of gas' },
        {
          text: 'Engine: oil, coolant, belts and air filter OK; fueled with the engine off',
          cite: '178(p)(2)',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Key on: test before you drive',
      items: [
        { text: 'Horn, lights and backup alarm work' },
        { text: 'Service brake stops the truck straight; parking brake holds it on a slope' },
        { text: 'Steering is smooth and not loose' },
        { text: 'Lift, lower, tilt and attachment move smoothly and stay where they stop' },
        { text: 'Accelerator and direction control respond; no unusual noise or smoke' },
        { text: 'Gauges and warning lights read normal' },
        { text: 'Mirrors and cameras are clean and adjusted' },
      ],
    },
    {
      kind: 'callout',
      tone: 'stop',
      title: 'Found something?',
      text: 'Report it now. If a truck needs repair, is defective or is unsafe in any way, take it out of service until an authorized person repairs it. Take the key and hang a tag. [1910.178(p)(1), (q)(1)]',
    },
    {
      kind: 'table',
      columns: [
        { label: 'Defect', weight: 6 },
        { label: 'Reported to', weight: 3 },
        { label: 'Time', weight: 2 },
        { label: 'Repaired by, on', weight: 4 },
      ],
      blankRows: 6,
      isNumbered: true,
    },
    {
      kind: 'table',
      columns: [
        { label: 'Before you drive', weight: 3 },
        { label: 'What the rule says', weight: 5 },
        { label: 'Paragraph', weight: 2 },
      ],
      rows: [
        [
          'Your evaluation is current',
          'Operators are evaluated at least every three years. They get refresher training after an accident, a near miss or unsafe driving, or for a different type of truck',
          '1910.178(l)(4)',
        ],
        [
          'View over the load',
          'If the load blocks your view, drive in reverse with the load trailing',
          '1910.178(n)(4)',
        ],
        [
          'Trailers and docks',
          'Set the brakes of the trailer and chock its wheels before you drive onto it',
          '1910.178(k)(1)',
        ],
        [
          'Walking away',
          'If you go more than 25 ft away or out of sight of the truck: load down, controls neutral, power off, brake set',
          '1910.178(m)(5)',
        ],
      ],
    },
    { kind: 'options', label: 'Result', choices: ['Fit for service', 'Out of service, tagged'] },
    { kind: 'signatures', roles: ['Operator', 'Supervisor (when out of service)'] },
  ],
}
