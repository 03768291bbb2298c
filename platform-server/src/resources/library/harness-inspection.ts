import type { Starter } from '../sheet/starter.ts'

export const HARNESS_INSPECTION: Starter = {
  id: 'harness-inspection',
  title: 'Harness and lanyard inspection',
  summary:
    'The wearer looks before each use. Use this sheet for the recorded inspection by a competent person, at the interval that the maker sets, and after any fall.',
  type: 'checklist',
  topic: 'fall-protection',
  language: 'en',
  standards: ['29 CFR 1926.502(d)', '29 CFR 1910.140(c)'],
  moduleCode: 'IC0112',
  pages: 2,
  updatedOn: '2026-11-02',
  blocks: [
    {
      kind: 'fields',
      rows: [
        [
          { label: 'Assigned to', weight: 3 },
          { label: 'Inspector', weight: 3 },
          { label: 'Date', weight: 2 },
        ],
        [
          { label: 'Harness: maker, model, serial', weight: 4 },
          { label: 'Made (month/year)', weight: 2 },
          { label: 'In service since', weight: 2 },
        ],
        [
          { label: 'Connector: maker, model, serial', weight: 4 },
          { label: 'Made (month/year)', weight: 2 },
          { label: 'In service since', weight: 2 },
        ],
      ],
    },
    {
      kind: 'options',
      label: 'Connector',
      choices: ['Shock-absorbing lanyard', 'Self-retracting lifeline', 'Rope grab', 'Positioning lanyard'],
    },
    {
      kind: 'checklist',
      heading: 'Webbing and stitching',
      items: [
        { text: 'Bend each strap over your thumb: no cut, fray, pull or broken fiber' },
        { text: 'No burn, hard or glazed spot, melted edge or weld spatter' },
        { text: 'No chemical stain, paint or stiffness; color has not faded to chalk' },
        { text: 'Every stitch pattern is whole: no pulled, cut or missing threads' },
        { text: 'Tear-out loops or other fall indicators have not opened', cite: '1926.502(d)(19)' },
        { text: 'Tags are there and can be read' },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Hardware',
      items: [
        { text: 'D-rings pivot freely; no bend, crack, sharp edge or deep rust', cite: '1926.502(d)(1)-(2)' },
        { text: 'Back D-ring sits between the shoulder blades when worn', cite: '1926.502(d)(17)' },
        { text: 'Buckles hold: tongue, friction or quick-connect closes and stays closed' },
        { text: 'Grommets are tight; keepers hold the strap ends' },
        { text: 'Snap hooks close by themselves, lock, and take two moves to open', cite: '1926.502(d)(5)' },
        { text: 'Hook and ring are compatible: no side load on the gate', cite: '1926.502(d)(6)' },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Connector',
      items: [
        { text: 'Shock pack is closed, dry and sealed; nothing has deployed' },
        { text: 'Lanyard has no knot, splice or home-made extension', cite: '1926.502(d)(6)' },
        { text: 'Self-retracting: runs out smoothly, locks on a sharp tug, winds back fully' },
        { text: 'Self-retracting: housing is not cracked, load indicator has not tripped' },
        { text: 'Length suits the clearance on this job' },
      ],
    },
    {
      kind: 'figure',
      name: 'fall-clearance',
      caption:
        "Add it up before you clip on. From the anchor at back height: 6 ft lanyard, 3.5 ft while the pack opens, 5 ft from D-ring to boots, 3 ft to spare: 17.5 ft in all. An anchor higher up, or a self-retracting line, needs less. Use the maker's chart for your own gear. [1926.502(d)(16)]",
    },
    {
      kind: 'callout',
      tone: 'stop',
      title: 'After a fall',
      text: 'Take the whole system out of service at once. It goes back only when a competent person has inspected it and found it undamaged and fit; many makers say never. [1926.502(d)(19)]',
    },
    { kind: 'fields', rows: [[{ label: 'Remarks', lines: 3 }]] },
    { kind: 'options', label: 'Result', choices: ['Fit for use', 'Return to maker', 'Cut up and discarded'] },
    { kind: 'signatures', roles: ['Competent person'] },
    { kind: 'heading', text: 'Later inspections of the same set' },
    {
      kind: 'table',
      columns: [
        { label: 'Date', weight: 2 },
        { label: 'Inspector', weight: 4 },
        { label: 'Fit for use?', weight: 2 },
        { label: 'Remarks', weight: 6 },
      ],
      blankRows: 7,
      isNumbered: true,
    },
  ],
}
