import type { Starter } from '../sheet/starter.ts'

export const LADDER_INSPECTION: Starter = {
  id: 'ladder-inspection',
  title: 'Portable ladder inspection',
  summary:
    'Go over one ladder from feet to top before the shift, and again after a drop, a knock or a spill. Anything checked Fix takes the ladder off the job today.',
  type: 'checklist',
  topic: 'ladders',
  language: 'en',
  standards: ['29 CFR 1926.1053(b)', '29 CFR 1910.23(b)-(c)'],
  moduleCode: 'IC0110',
  pages: 2,
  updatedOn: '2026-11-02',
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
          { label: 'Maker and model', weight: 4 },
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
    { kind: 'options', label: 'Side rails', choices: ['Fiberglass (non-conductive)', 'Aluminum', 'Wood'] },
    {
      kind: 'checklist',
      heading: 'The ladder itself',
      items: [
        { text: 'Rails are straight: no crack, split, dent, bend or burnt spot', cite: '1926.1053(b)(16)' },
        {
          text: 'Every rung or step is there, tight, and not bent, worn or slippery',
          cite: '1926.1053(b)(16)',
        },
        { text: 'No oil, grease, wet paint or mud on rungs and rails', cite: '1926.1053(b)(2)' },
        { text: 'Feet or shoes are in place, and their pads still grip' },
        { text: 'Rivets, bolts and welds are complete; nothing is repaired with wire or tape' },
        { text: 'Stepladder: both spreaders open fully and lock', cite: '1926.1053(a)(8)' },
        { text: 'Extension: rung locks catch on both sides; rope and pulley run free and are not frayed' },
        { text: 'Wood: no paint or coating that could hide a crack', cite: '1926.1053(a)(12)' },
        { text: 'Duty rating and warning labels can be read' },
        { text: 'Rating covers the person, clothing, tools and material together', cite: '1926.1053(b)(3)' },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Where it stands',
      items: [
        {
          text: 'Ground is level and firm, or the ladder is secured against moving',
          cite: '1926.1053(b)(6)',
        },
        {
          text: 'Foot is one quarter of the working length out from the top support',
          cite: '1926.1053(b)(5)(i)',
        },
        {
          text: 'Rails reach 3 ft above the landing, or the top is tied and there is a grab rail',
          cite: '1926.1053(b)(1)',
        },
        { text: 'Both rails rest evenly at the top', cite: '1926.1053(b)(10)' },
        {
          text: 'Door, aisle or drive: ladder is secured, or traffic is kept away by a barrier',
          cite: '1926.1053(b)(8)',
        },
        { text: 'Area at the top and the bottom is clear', cite: '1926.1053(b)(9)' },
        { text: 'Near live parts: the rails do not conduct', cite: '1926.1053(b)(12)' },
      ],
    },
    {
      kind: 'figure',
      name: 'ladder-angle',
      caption:
        'Four up, one out. A ladder that works at 20 ft has its foot 5 ft from the wall. The rails go 3 ft past the edge that you step on to.\n\nQuick check: toes against the feet, arms out straight. Your palms should meet the rung.',
    },
    {
      kind: 'callout',
      tone: 'stop',
      title: 'Found a defect?',
      text: 'Take the ladder down, mark it "Dangerous: do not use", and move it to where nobody will borrow it. A tag is not enough if the ladder stays where people work. [1926.1053(b)(16); 1910.23(b)(10)]',
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
      choices: ['Fit for use', 'Repaired by maker or qualified person', 'Out of service', 'Destroyed'],
    },
    { kind: 'signatures', roles: ['Inspected by', 'Supervisor'] },
  ],
}
