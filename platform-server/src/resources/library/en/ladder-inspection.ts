import type { Starter } from '../../../domain/sheets/starter.ts'

export const LADDER_INSPECTION: Starter = {
  id: 'ladder-inspection',
  title: 'Portable ladder inspection',
  summary:
    'Inspect one ladder from the feet to the top before the shift, and again after a drop, an impact or a spill. If any item is marked Fix, take the ladder out of service today.',
  type: 'checklist',
  topic: 'ladders',
  language: 'en',
  standards: ['29 CFR 1926.1053(b)', '29 CFR 1910.23(b)-(c)'],
  moduleCode: 'IC0110',
  pages: 2,
  updatedOn: '2026-11-23',
  blocks: [
    {
      kind: 'fields',
      rows: [
        [
          { label: 'Ladder number or tag', weight: 3 },
          { label: 'Location / job', weight: 4 },
          { label: 'Date', weight: 2 },
        ],
        [
          { label: 'Manufacturer and model', weight: 4 },
          { label: 'Working length (ft)', weight: 2 },
          { label: 'Duty rating on label (lb)', weight: 3 },
        ],
      ],
    },
    {
      kind: 'options',
      label: 'Kind of ladder',
      choices: ['Stepladder', 'Extension', 'Single', 'Platform', 'Combination', 'Job-made'],
    },
    { kind: 'options', label: 'Side rails', choices: ['Fiberglass (nonconductive)', 'Aluminum', 'Wood'] },
    {
      kind: 'checklist',
      heading: 'The ladder itself',
      items: [
        { text: 'Rails are straight: no cracks, splits, dents, bends or burns', cite: '1926.1053(b)(16)' },
        {
          text: 'No rung or step is missing, loose, bent, worn or slippery',
          cite: '1926.1053(b)(16)',
        },
        { text: 'No oil, grease, wet paint or mud on rungs and rails', cite: '1926.1053(b)(2)' },
        { text: 'Feet are in place, and their pads still grip' },
        { text: 'No rivet, bolt or weld is missing or broken; nothing is repaired with wire or tape' },
        { text: 'Stepladder: both spreaders open fully and lock', cite: '1926.1053(a)(8)' },
        {
          text: 'Extension ladder: rung locks engage on both sides; rope and pulley move freely; rope is not frayed',
        },
        { text: 'Wood ladder: no paint or coating that could hide a crack', cite: '1926.1053(a)(12)' },
        { text: 'Duty rating and warning labels are readable' },
        {
          text: 'The rating covers the person, clothing, tools and material together',
          cite: '1926.1053(b)(3)',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Where it is set up',
      items: [
        {
          text: 'The ground is level and firm, or the ladder is secured so it cannot move',
          cite: '1926.1053(b)(6)',
        },
        {
          text: 'The base is one quarter of the working length out from the top support',
          cite: '1926.1053(b)(5)(i)',
        },
        {
          text: 'Rails reach 3 ft above the landing, or the top is tied and there is a grab rail',
          cite: '1926.1053(b)(1)',
        },
        { text: 'Both rails rest evenly at the top', cite: '1926.1053(b)(10)' },
        {
          text: 'At a door, aisle or driveway: the ladder is secured, or a barrier keeps traffic away',
          cite: '1926.1053(b)(8)',
        },
        { text: 'The area at the top and the bottom is clear', cite: '1926.1053(b)(9)' },
        { text: 'Near live parts: the rails are nonconductive', cite: '1926.1053(b)(12)' },
      ],
    },
    {
      kind: 'figure',
      name: 'ladder-angle',
      caption:
        'Set the base 1 ft out for every 4 ft of working length. With a working length of 20 ft, the base is 5 ft from the wall. The rails go 3 ft above the edge that you step onto.\n\nQuick check: put your toes against the feet of the ladder and hold your arms straight out. Your palms should touch a rung.',
    },
    {
      kind: 'callout',
      tone: 'stop',
      title: 'Found a defect?',
      text: 'Take the ladder down, mark it "Dangerous: do not use", and move it to a place where no one will use it. A tag is not enough if the ladder stays where people work. [1926.1053(b)(16); 1910.23(b)(10)]',
    },
    {
      kind: 'table',
      columns: [
        { label: 'What was found', weight: 6 },
        { label: 'What was done about it', weight: 6 },
        { label: 'By', weight: 3 },
        { label: 'Date', weight: 2 },
      ],
      blankRows: 6,
      isNumbered: true,
    },
    {
      kind: 'options',
      label: 'Result',
      choices: ['Fit for use', 'Repaired by manufacturer or qualified person', 'Out of service', 'Destroyed'],
    },
    { kind: 'signatures', roles: ['Inspected by', 'Supervisor'] },
  ],
}
