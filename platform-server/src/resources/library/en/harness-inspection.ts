import type { Starter } from '../../../domain/sheets/starter.ts'

export const HARNESS_INSPECTION: Starter = {
  id: 'harness-inspection',
  title: 'Harness and lanyard inspection',
  summary:
    'The wearer inspects the gear before each use. Use this form for the written inspection by a competent person, as often as the manufacturer requires and after any fall.',
  type: 'checklist',
  topic: 'fall-protection',
  language: 'en',
  standards: ['29 CFR 1926.502(d)', '29 CFR 1910.140(c)'],
  moduleCode: 'IC0112',
  pages: 2,
  updatedOn: '2026-11-23',
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
          { label: 'Harness: manufacturer, model, serial', weight: 4 },
          { label: 'Made (month/year)', weight: 2 },
          { label: 'In service since', weight: 2 },
        ],
        [
          { label: 'Connector: manufacturer, model, serial', weight: 4 },
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
        { text: 'Bend each strap over your thumb: no cuts, frays, pulls or broken fibers' },
        { text: 'No burns, hard or shiny spots, melted edges or weld spatter' },
        { text: 'No chemical stains, paint or stiffness; no heavy fading' },
        { text: 'All stitching is complete: no pulled, cut or missing threads' },
        { text: 'Tear-out loops or other fall indicators have not opened', cite: '1926.502(d)(19)' },
        { text: 'Tags are attached and readable' },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Hardware',
      items: [
        {
          text: 'D-rings pivot freely; no bends, cracks, sharp edges or deep rust',
          cite: '1926.502(d)(1)-(2)',
        },
        { text: 'Back D-ring sits between the shoulder blades when worn', cite: '1926.502(d)(17)' },
        { text: 'Buckles (tongue, friction or quick-connect) close and stay closed' },
        { text: 'Grommets are tight; keepers hold the strap ends' },
        {
          text: 'Snap hooks close by themselves, lock, and need two separate motions to open',
          cite: '1926.502(d)(5)',
        },
        { text: 'Hook and ring are compatible: no side load on the gate', cite: '1926.502(d)(6)' },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Connector',
      items: [
        { text: 'The shock pack is closed, dry and sealed, and has not deployed' },
        { text: 'The lanyard has no knot, splice or homemade extension', cite: '1926.502(d)(6)' },
        { text: 'Self-retracting line: pulls out smoothly, locks on a sharp tug, retracts fully' },
        { text: 'Self-retracting line: housing is not cracked, load indicator has not tripped' },
        { text: 'The length is right for the clearance on this job' },
      ],
    },
    {
      kind: 'figure',
      name: 'fall-clearance',
      caption:
        "Calculate the clearance before you connect. With the anchor at back height you need 17.5 ft: 6 ft of lanyard, 3.5 ft while the shock pack opens, 5 ft from D-ring to boots, and 3 ft for safety. A higher anchor or a self-retracting line needs less. Use the manufacturer's chart for your gear. [1926.502(d)(16)]",
    },
    {
      kind: 'callout',
      tone: 'stop',
      title: 'After a fall',
      text: 'Take the whole system out of service right away. Use it again only after a competent person inspects it and finds it undamaged and suitable. Many manufacturers say never to use it again. [1926.502(d)(19)]',
    },
    { kind: 'fields', rows: [[{ label: 'Remarks', lines: 3 }]] },
    {
      kind: 'options',
      label: 'Result',
      choices: ['Fit for use', 'Return to manufacturer', 'Cut up and discarded'],
    },
    { kind: 'signatures', roles: ['Competent person'] },
    { kind: 'heading', text: 'Later inspections of the same gear' },
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
