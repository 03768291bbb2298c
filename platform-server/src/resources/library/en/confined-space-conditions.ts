import type { SheetBlock } from '../../../domain/sheets/starter.ts'

export const ENTRY_CONDITIONS: readonly SheetBlock[] = [
  {
    kind: 'fields',
    rows: [
      [
        { label: 'Space to be entered (name, number, location)', weight: 5 },
        { label: 'Permit number', weight: 2 },
        { label: 'Date', weight: 2 },
      ],
      [
        { label: 'Purpose of entry', weight: 5 },
        { label: 'Valid from (time)', weight: 2 },
        { label: 'Ends no later than', weight: 2 },
      ],
    ],
  },
  {
    kind: 'options',
    label: 'Hazards of this space (check all that apply)',
    choices: [
      'Low or high oxygen',
      'Flammable gas or vapor',
      'Toxic gas',
      'Combustible dust',
      'Engulfment',
      'Inward-sloping walls',
      'Moving parts',
      'Electricity',
      'Heat or cold',
      'Chemicals or residue',
      'Falls',
      'Noise',
      'Traffic',
      'Animals or insects',
    ],
  },
  {
    kind: 'checklist',
    heading: 'Before entry: isolated, cleaned, controlled',
    marks: ['Done', 'By', 'N/A'],
    items: [
      {
        text: 'Lines are blanked, double-blocked and bled, or disconnected and misaligned',
        cite: '(b), (d)(3)(iii)',
      },
      { text: 'Machines and electricity are locked out, and the lockout is verified', cite: '1910.147' },
      {
        text: 'Space is drained, purged, flushed or inerted; residue is removed or controlled',
        cite: '(d)(3)(iv)',
      },
      {
        text: 'Forced air comes from a clean source and runs as long as anyone is inside',
        cite: '(c)(5)(ii), (d)(3)',
      },
      {
        text: 'The opening is guarded so that no person or object can fall in; traffic is kept away',
        cite: '(d)(3)(v)',
      },
      { text: 'Conditions are verified as acceptable for the whole authorized time', cite: '(d)(3)(vi)' },
    ],
  },
  {
    kind: 'figure',
    name: 'air-limits',
    caption:
      'Test in this order, from outside, at every level: oxygen 19.5 to 23.5%, then flammables under 10% of the lower flammable limit (LFL), then toxics under their limits. Oxygen comes first because a meter for flammables can read wrong when oxygen is low. [(b), (d)(5)(iii)]',
  },
  { kind: 'heading', text: 'Air tests' },
  {
    kind: 'table',
    columns: [
      { label: 'Test', weight: 3 },
      { label: 'Acceptable', weight: 3 },
      { label: 'Before entry', weight: 2 },
      { label: 'Time:', weight: 2 },
      { label: 'Time:', weight: 2 },
      { label: 'Time:', weight: 2 },
    ],
    rows: [
      ['1 Oxygen', '19.5 to 23.5%', '', '', '', ''],
      ['2 Flammables', 'under 10% LFL', '', '', '', ''],
      ['3 Carbon monoxide', '50 ppm (8 h), 1910.1000', '', '', '', ''],
      ['4 Hydrogen sulfide', '20 ppm ceiling, 1910.1000', '', '', '', ''],
      ['5 Other:', '', '', '', '', ''],
      ['Tester (initials)', '', '', '', '', ''],
    ],
  },
  {
    kind: 'fields',
    rows: [
      [
        { label: 'Instrument and serial number', weight: 4 },
        { label: 'Calibrated', weight: 2 },
        { label: 'Bump test today (time)', weight: 2 },
      ],
    ],
  },
]
