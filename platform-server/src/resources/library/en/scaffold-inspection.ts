import type { Starter } from '../../../domain/sheets/starter.ts'

export const SCAFFOLD_INSPECTION: Starter = {
  id: 'scaffold-inspection',
  title: 'Supported scaffold inspection',
  summary:
    'For the competent person. Use it before every work shift, and after high wind, a vehicle impact, a change to the structure, or anything else that could have weakened the scaffold.',
  type: 'checklist',
  topic: 'scaffolds',
  language: 'en',
  standards: ['29 CFR 1926.451', '29 CFR 1926.452(w)', '29 CFR 1926.454'],
  moduleCode: 'IC0114',
  pages: 2,
  updatedOn: '2026-11-23',
  blocks: [
    {
      kind: 'fields',
      rows: [
        [
          { label: 'Site and scaffold number', weight: 4 },
          { label: 'Date', weight: 2 },
          { label: 'Shift / time', weight: 2 },
        ],
        [
          { label: 'Competent person', weight: 4 },
          { label: 'Height to top platform (ft)', weight: 2 },
          { label: 'Rated load (lb per sq ft)', weight: 2 },
        ],
      ],
    },
    { kind: 'options', label: 'Kind', choices: ['Frame', 'Tube and coupler', 'System', 'Mobile', 'Other'] },
    {
      kind: 'options',
      label: 'Reason for inspection',
      choices: ['Before shift', 'After storm or wind', 'After impact', 'After change', 'First use'],
    },
    {
      kind: 'checklist',
      heading: 'Foundation and frame',
      items: [
        { text: 'Base plates under every leg, on mud sills or another firm footing', cite: '451(c)(2)' },
        { text: 'Footing is level and solid; no loose material stacked under a leg', cite: '451(c)(2)(ii)' },
        { text: 'Poles, legs and frames are plumb and braced so they do not sway', cite: '451(c)(3)' },
        {
          text: 'A scaffold taller than four times its base width is tied, guyed or braced',
          cite: '451(c)(1)',
        },
        {
          text: 'No part is bent, cracked or badly corroded, or from a different scaffold system',
          cite: '451(b)(10), (f)(4)',
        },
        { text: 'Mobile scaffold: casters are locked before anyone works on it', cite: '452(w)(2)' },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Platform',
      items: [
        { text: 'Every working level is fully planked; gaps are 1 in or less', cite: '451(b)(1)(i)' },
        { text: 'Platform is at least 18 in wide', cite: '451(b)(2)' },
        { text: 'Front edge is within 14 in of the work, or the edge is protected', cite: '451(b)(3)' },
        {
          text: 'Plank ends extend at least 6 in past the support, or are cleated or hooked',
          cite: '451(b)(4)',
        },
        { text: 'Planks overlap by at least 12 in, over a support', cite: '451(b)(7)' },
        { text: 'No ice, snow, mud or things to trip over', cite: '451(f)(8), (f)(13)' },
        { text: 'The load, including material, is under the rated load', cite: '451(f)(1)' },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Falls, falling objects, access, power lines',
      items: [
        { text: 'Above 10 ft: guardrails or personal fall arrest for everyone', cite: '451(g)(1)' },
        { text: 'Top rail 38 to 45 in high, midrail about halfway', cite: '451(g)(4)(ii), (iv)' },
        {
          text: 'Toeboards, screens or a barricaded area below protect people from falling objects',
          cite: '451(h)',
        },
        {
          text: 'A ladder, stairs or a walkway wherever the step up or down is more than 2 ft',
          cite: '451(e)(1)',
        },
        { text: 'No one climbs the cross-braces', cite: '451(e)(1)' },
        { text: 'At least 10 ft from uninsulated lines under 50 kV, more above that', cite: '451(f)(6)' },
        {
          text: 'In storms or high wind: work is stopped unless the competent person says it is safe',
          cite: '451(f)(12)',
        },
        { text: 'Everyone on the scaffold is trained for it', cite: '454(a)' },
      ],
    },
    {
      kind: 'figure',
      name: 'scaffold-platform',
      caption:
        'Check that the platform is at least 18 in wide and no more than 14 in from the face of the work, the top rail is 38 to 45 in above it, and there is a base plate under each leg.\n\nThe scaffold must support its own weight and four times the intended load. [451(a)(1)]',
    },
    {
      kind: 'table',
      columns: [
        { label: 'Defect and location', weight: 6 },
        { label: 'What was done', weight: 5 },
        { label: 'By', weight: 3 },
        { label: 'Time', weight: 2 },
      ],
      blankRows: 9,
      isNumbered: true,
    },
    {
      kind: 'options',
      label: 'Tag',
      choices: ['Green: ready for use', 'Yellow: limits noted above', 'Red: do not use'],
    },
    { kind: 'signatures', roles: ['Competent person'] },
  ],
}
