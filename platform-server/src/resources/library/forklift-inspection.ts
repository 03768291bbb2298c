import type { Starter } from '../sheet/starter.ts'

export const FORKLIFT_INSPECTION: Starter = {
  id: 'forklift-inspection',
  title: 'Forklift pre-shift inspection',
  summary:
    'Done by the operator before the truck goes into service, at least once a day; after each shift where trucks run around the clock. A truck with a defect stays parked.',
  type: 'checklist',
  topic: 'forklifts',
  language: 'en',
  standards: ['29 CFR 1910.178(q)(7)', '29 CFR 1910.178(p)', '29 CFR 1926.602(d)'],
  moduleCode: null,
  pages: 2,
  updatedOn: '2026-11-02',
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
          { label: 'Attachment fitted', weight: 3 },
          { label: 'Capacity on plate, with attachment (lb)', weight: 3 },
        ],
      ],
    },
    { kind: 'options', label: 'Power', choices: ['Electric', 'LP gas', 'Gasoline', 'Diesel'] },
    {
      kind: 'checklist',
      heading: 'Key off: walk around',
      items: [
        { text: 'Forks: no crack, bend or worn heel; positioning pins in place' },
        { text: 'Mast, chains and rollers: no damage, chains even and oiled' },
        { text: 'Overhead guard and load backrest in place and undamaged', cite: '178(e)(1)-(2)' },
        { text: 'Tires: no chunks missing, pressure right, wheel nuts tight' },
        { text: 'No puddle or drip of oil, fuel, coolant or hydraulic fluid', cite: '178(p)(3)-(4)' },
        { text: 'Hoses and cylinders: no leak, chafe or bulge (never feel for a leak by hand)' },
        { text: 'Capacity plate and warnings can be read and match the attachment', cite: '178(a)(5)-(6)' },
        { text: 'Seat belt or restraint latches and releases' },
        { text: 'Fire extinguisher charged, if fitted' },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Power source',
      items: [
        {
          text: 'Electric: cables and connector sound, battery restrained, caps on, charge enough for the shift',
        },
        { text: 'LP gas: tank strapped, pin seated, hose and fittings tight, no smell of gas' },
        {
          text: 'Engine: oil, coolant, belts and air filter in order; fueled with the engine off',
          cite: '178(p)(2)',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Key on: try it before you need it',
      items: [
        { text: 'Horn, lights, backup alarm' },
        { text: 'Service brake stops the truck straight; parking brake holds it on a slope' },
        { text: 'Steering is smooth, without play' },
        { text: 'Lift, lower, tilt and attachment move smoothly and stay where they stop' },
        { text: 'Accelerator and direction control respond; no odd noise or smoke' },
        { text: 'Gauges and warning lights read normal' },
        { text: 'Mirrors and cameras are clean and set' },
      ],
    },
    {
      kind: 'callout',
      tone: 'stop',
      title: 'Found something?',
      text: 'Report it now. A truck in need of repair, defective or in any way unsafe is taken out of service until it is put right by an authorized person. Take the key and hang a tag. [1910.178(p)(1), (q)(1)]',
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
        { label: 'The rule in short', weight: 5 },
        { label: 'Paragraph', weight: 2 },
      ],
      rows: [
        [
          'Your evaluation is current',
          'Operators are evaluated at least every three years; again after an accident, a near miss, unsafe driving or a new kind of truck',
          '1910.178(l)(4)',
        ],
        ['View over the load', 'If the load blocks your view, travel with it trailing', '1910.178(n)(4)'],
        ['Trailers and docks', 'Brakes set and wheels chocked before you drive on', '1910.178(k)(1)'],
        [
          'Walking away',
          'Over 25 ft or out of sight: load down, controls neutral, power off, brake set',
          '1910.178(m)(5)',
        ],
      ],
    },
    { kind: 'options', label: 'Result', choices: ['Fit for service', 'Out of service, tag hung'] },
    { kind: 'signatures', roles: ['Operator', 'Supervisor (when out of service)'] },
  ],
}
