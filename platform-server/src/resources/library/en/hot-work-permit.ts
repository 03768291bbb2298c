import type { Starter } from '../../../domain/sheets/starter.ts'

export const HOT_WORK_PERMIT: Starter = {
  id: 'hot-work-permit',
  title: 'Hot-work permit',
  summary:
    'For welding, cutting, grinding, brazing or open flames outside an area designed for hot work. Use one permit for one place and one shift, and post it at the work until the fire watch ends.',
  type: 'permit',
  topic: 'hot-work',
  language: 'en',
  standards: ['29 CFR 1910.252(a)', '29 CFR 1926.352'],
  moduleCode: 'IC0115',
  pages: 2,
  updatedOn: '2026-11-23',
  blocks: [
    {
      kind: 'fields',
      rows: [
        [
          { label: 'Building, floor and exact location', weight: 5 },
          { label: 'Date', weight: 2 },
          { label: 'Permit number', weight: 2 },
        ],
        [
          { label: 'Work to be done and on what', weight: 6 },
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
      title: 'Do not issue a permit if',
      text: 'the job can be moved to a safe place; sprinklers there are not working; the air is or could become explosive, also from dust or residue; or large amounts of material that ignites easily are exposed nearby. [1910.252(a)(2)(vi)]',
    },
    {
      kind: 'checklist',
      heading: 'Before work starts: inspect the area',
      marks: ['Yes', 'No', 'N/A'],
      items: [
        {
          text: 'Combustibles are moved at least 35 ft away or protected with flameproof covers or shields',
          cite: '252(a)(2)(vii)',
        },
        {
          text: 'Floor is swept clean for 35 ft; combustible floors are wet, covered with damp sand or shielded',
          cite: '252(a)(2)(v)',
        },
        {
          text: 'Openings and cracks in walls, floors and ducts within 35 ft are closed',
          cite: '252(a)(2)(i), (viii)',
        },
        {
          text: 'The other side of the wall, ceiling or roof is checked, and combustibles there are moved',
          cite: '252(a)(2)(ix)-(xi)',
        },
        {
          text: 'Ducts and conveyors that could carry sparks are protected or shut down',
          cite: '252(a)(2)(viii)',
        },
        {
          text: 'Drums, tanks and pipes are so clean that nothing can burn or give off toxic vapor; lines are disconnected or blanked',
          cite: '252(a)(3)',
        },
        {
          text: 'Air is tested where vapor or gas is possible; the reading is under 10% of the lower flammable limit',
        },
        { text: 'Confined space: a separate entry permit is in effect', cite: '1910.146(f)(15)' },
        {
          text: 'Sprinklers are in service; an extinguisher or charged hose is within reach',
          cite: '252(a)(2)(ii)',
        },
        {
          text: 'Smoke detectors are turned off only in this zone and listed below, so that they are turned back on',
        },
        { text: 'Ventilation removes fumes; respirators where it cannot', cite: '1910.252(c)' },
        {
          text: 'Cylinders are upright, secured and away from sparks; hoses, leads and flashback arrestors are undamaged',
        },
        {
          text: 'Eye and face protection, gloves and clothing are right for the process; screens protect people nearby',
          cite: '252(b)',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Fire watch',
      marks: ['Yes', 'No', 'N/A'],
      items: [
        { text: 'Has no other duties and can see the whole exposed area', cite: '252(a)(2)(iii)(B)' },
        {
          text: 'Is trained to use the extinguisher and knows how to sound the alarm',
          cite: '252(a)(2)(iii)(B)',
        },
        { text: 'A second fire watch is on the other side if sparks or heat could pass through' },
        {
          text: 'Stays at least 30 minutes after the work ends (your insurer or NFPA 51B may require 60 or more)',
          cite: '252(a)(2)(iii)(B)',
        },
      ],
    },
    {
      kind: 'table',
      columns: [
        { label: 'Gas test: time', weight: 2 },
        { label: '% of LFL', weight: 2 },
        { label: 'Oxygen %', weight: 2 },
        { label: 'Instrument, last bump test', weight: 3 },
        { label: 'Tested by', weight: 3 },
      ],
      blankRows: 3,
    },
    { kind: 'heading', text: 'Authorization' },
    {
      kind: 'paragraph',
      text: 'I have inspected the area. The precautions marked Yes are in place, and work may start. [1910.252(a)(2)(iv)]',
    },
    { kind: 'signatures', roles: ['Permit issuer', 'Operator', 'Fire watch'] },
    { kind: 'heading', text: 'Closing the permit' },
    {
      kind: 'fields',
      rows: [
        [
          { label: 'Work stopped (time)', weight: 2 },
          { label: 'Fire watch ended (time)', weight: 2 },
          { label: 'Final check (time)', weight: 2 },
          { label: 'Detectors and sprinklers back in service (initials)', weight: 4 },
        ],
      ],
    },
    { kind: 'signatures', roles: ['Final check: area cool and safe'] },
  ],
}
