import type { Starter } from '../sheet/starter.ts'

export const HOT_WORK_PERMIT: Starter = {
  id: 'hot-work-permit',
  title: 'Hot-work permit',
  summary:
    'For welding, cutting, grinding, brazing or any open flame outside a place built for it. One place, one shift, one permit; posted at the work until the fire watch ends.',
  type: 'permit',
  topic: 'hot-work',
  language: 'en',
  standards: ['29 CFR 1910.252(a)', '29 CFR 1926.352'],
  moduleCode: 'IC0115',
  pages: 2,
  updatedOn: '2026-11-02',
  blocks: [
    {
      kind: 'fields',
      rows: [
        [
          { label: 'Building, floor and exact place', weight: 5 },
          { label: 'Date', weight: 2 },
          { label: 'Permit number', weight: 2 },
        ],
        [
          { label: 'Work to be done, and on what', weight: 6 },
          { label: 'Valid from (time)', weight: 2 },
          { label: 'Until (time)', weight: 2 },
        ],
        [
          { label: 'Done by (name, company)', weight: 4 },
          { label: 'Fire watch (name)', weight: 3 },
          { label: 'Emergency number', weight: 2 },
        ],
      ],
    },
    {
      kind: 'options',
      label: 'Kind of hot work',
      choices: [
        'Arc welding',
        'Gas welding or cutting',
        'Grinding',
        'Brazing or soldering',
        'Torch-applied roofing',
        'Other',
      ],
    },
    {
      kind: 'callout',
      tone: 'stop',
      title: 'No permit if',
      text: 'the job can be moved to a safe place; sprinklers there are out of order; the air may be explosive, or dust or residue could make it so; or large amounts of readily ignited material are exposed nearby. [1910.252(a)(2)(vi)]',
    },
    {
      kind: 'checklist',
      heading: 'Before the first spark: inspected at the place itself',
      marks: ['Yes', 'No', 'N/A'],
      items: [
        {
          text: 'Combustibles moved at least 35 ft away, or covered with flameproof covers or shields',
          cite: '252(a)(2)(vii)',
        },
        {
          text: 'Floor swept clean for 35 ft; combustible floors wetted, sanded or shielded',
          cite: '252(a)(2)(v)',
        },
        {
          text: 'Openings and cracks in walls, floors and ducts within 35 ft are closed',
          cite: '252(a)(2)(i), (viii)',
        },
        {
          text: 'Other side of the wall, ceiling or roof checked; combustibles there moved',
          cite: '252(a)(2)(ix)-(xi)',
        },
        {
          text: 'Ducts and conveyors that could carry sparks are protected or shut down',
          cite: '252(a)(2)(viii)',
        },
        {
          text: 'Drums, tanks and pipes cleaned so thoroughly that nothing can burn or give off toxic vapor; lines disconnected or blanked',
          cite: '252(a)(3)',
        },
        { text: 'Air tested where vapor or gas is possible; reading under 10% of the lower limit' },
        { text: 'Confined space: a separate entry permit is in force', cite: '1910.146(f)(15)' },
        {
          text: 'Sprinklers in service; extinguisher or hose charged and within reach',
          cite: '252(a)(2)(ii)',
        },
        { text: 'Smoke detectors isolated only in this zone, and noted for reset' },
        { text: 'Ventilation removes fumes; respirators where it cannot', cite: '1910.252(c)' },
        { text: 'Cylinders upright, secured, away from sparks; hoses, leads and flashback arrestors sound' },
        {
          text: 'Eye and face shade, gloves and clothing fit the process; screens shield passers-by',
          cite: '252(b)',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Fire watch',
      marks: ['Yes', 'No', 'N/A'],
      items: [
        { text: 'Has no other duty, and can see all the exposed area', cite: '252(a)(2)(iii)(B)' },
        {
          text: 'Is trained on the extinguisher and knows how to sound the alarm',
          cite: '252(a)(2)(iii)(B)',
        },
        { text: 'A second watch stands on the far side where sparks or heat could pass through' },
        {
          text: 'Stays at least 30 minutes after the last spark (your insurer or NFPA 51B may ask for 60 or more)',
          cite: '252(a)(2)(iii)(B)',
        },
      ],
    },
    {
      kind: 'table',
      columns: [
        { label: 'Gas test: time', weight: 2 },
        { label: '% of lower limit', weight: 2 },
        { label: 'Oxygen %', weight: 2 },
        { label: 'Instrument, last bump test', weight: 3 },
        { label: 'Tested by', weight: 3 },
      ],
      blankRows: 3,
    },
    { kind: 'heading', text: 'Authorization' },
    {
      kind: 'paragraph',
      text: 'I have inspected the place. The precautions marked Yes are in force, and the work may begin. [1910.252(a)(2)(iv)]',
    },
    { kind: 'signatures', roles: ['Permit issuer', 'Operator', 'Fire watch'] },
    { kind: 'heading', text: 'Close-out' },
    {
      kind: 'fields',
      rows: [
        [
          { label: 'Work stopped (time)', weight: 2 },
          { label: 'Fire watch ended (time)', weight: 2 },
          { label: 'Last look (time)', weight: 2 },
          { label: 'Detectors and sprinklers back in service (initials)', weight: 4 },
        ],
      ],
    },
    { kind: 'signatures', roles: ['Area found cold and safe'] },
  ],
}
