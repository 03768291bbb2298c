import type { Starter } from '../../../domain/sheets/starter.ts'

export const HAZARD_ASSESSMENT: Starter = {
  id: 'hazard-assessment',
  title: 'Certification of hazard assessment',
  summary:
    'The written certification for protective equipment: which workplace was evaluated, by whom, when, and what each hazard requires. Use one form for each job or area.',
  type: 'form',
  topic: 'ppe',
  language: 'en',
  standards: ['29 CFR 1910.132(d)', '29 CFR 1910.133-138', '29 CFR 1926.95'],
  moduleCode: 'IC0120',
  pages: 2,
  updatedOn: '2026-11-23',
  blocks: [
    {
      kind: 'callout',
      tone: 'rule',
      title: 'This document is a certification of hazard assessment',
      text: 'The rule requires four things in writing: these words, the workplace that was evaluated, the person who certifies it, and the date. [1910.132(d)(2)]',
    },
    {
      kind: 'fields',
      rows: [
        [
          { label: 'Workplace evaluated', weight: 5 },
          { label: 'Job or task', weight: 4 },
        ],
        [
          { label: 'Date of assessment', weight: 2 },
          { label: 'Assessed by', weight: 4 },
          { label: 'People who do this work', weight: 4 },
        ],
      ],
    },
    {
      kind: 'options',
      label: 'Reason',
      choices: ['First assessment', 'New equipment or process', 'After an injury or near miss', 'Review'],
    },
    { kind: 'heading', text: 'Walk, look and ask: hazards found' },
    {
      kind: 'table',
      columns: [
        { label: 'Body part and hazard', weight: 5 },
        { label: 'Source seen here', weight: 4 },
        { label: 'First: remove, guard or ventilate', weight: 4 },
        { label: 'Equipment needed, with its rating', weight: 4 },
      ],
      rows: [
        ['Head: falling or flying objects, low beams, live parts (1910.135)', '', '', ''],
        ['Eyes and face: particles, splash, light, heat (1910.133)', '', '', ''],
        ['Ears: 85 dBA or more over 8 hours (1910.95)', '', '', ''],
        ['Lungs: dust, mist, fume, vapor, low oxygen (1910.134)', '', '', ''],
        ['Hands: cuts, chemicals, heat, cold, vibration (1910.138)', '', '', ''],
        ['Feet: rolling or falling objects, punctures, electricity (1910.136)', '', '', ''],
        ['Body: splash, heat, cuts, traffic', '', '', ''],
        ['Falls: unprotected edges, holes, climbing (1910.28, 1926.501)', '', '', ''],
        ['Electricity: shock, arc flash (1910.137, 1910.335)', '', '', ''],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Equipment: chosen, fitted, explained',
      marks: ['Yes', 'No', 'N/A'],
      items: [
        { text: 'The equipment is right for the hazards found', cite: '1910.132(d)(1)(i)' },
        { text: 'Each person knows what was chosen and why', cite: '1910.132(d)(1)(ii)' },
        {
          text: 'It fits each person who wears it (construction has its own rule)',
          cite: '1910.132(d)(1)(iii); 1926.95(c)',
        },
        { text: 'Eye protection has side shields against flying particles', cite: '1910.133(a)(2)' },
        { text: 'Damaged or defective equipment is not used', cite: '1910.132(e)' },
        {
          text: 'Everyone is trained: when to wear it, which equipment, how to put it on and take it off, its limits, its care',
          cite: '1910.132(f)(1)',
        },
        { text: 'Each person showed that they understand before starting work', cite: '1910.132(f)(2)' },
        { text: 'The employer pays for it and replaces it when it is worn out', cite: '1910.132(h)' },
      ],
    },
    {
      kind: 'table',
      columns: [
        { label: 'To do after this assessment', weight: 7 },
        { label: 'Who', weight: 3 },
        { label: 'By', weight: 2 },
        { label: 'Done', weight: 2 },
      ],
      blankRows: 12,
      isNumbered: true,
    },
    {
      kind: 'paragraph',
      text: 'I certify that the hazard assessment of the workplace named above was done on the date given.',
    },
    { kind: 'signatures', roles: ['Certified by'] },
    { kind: 'fields', rows: [[{ label: 'Next review: date, or when what changes', weight: 5 }]] },
  ],
}
