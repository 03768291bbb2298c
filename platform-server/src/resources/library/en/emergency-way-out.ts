import type { SheetBlock } from '../../../domain/sheets/starter.ts'

export const EMERGENCY_WAY_OUT: readonly SheetBlock[] = [
  { kind: 'heading', text: '4. Evacuation  [1910.38(c)(2), 1910.36-37]' },
  {
    kind: 'table',
    columns: [
      { label: 'Area', weight: 3 },
      { label: 'First route', weight: 4 },
      { label: 'Second route', weight: 4 },
      { label: 'Assembly point', weight: 3 },
    ],
    blankRows: 5,
  },
  {
    kind: 'checklist',
    heading: 'Exit check (walk it monthly)',
    marks: ['Yes', 'Fix'],
    items: [
      { text: 'At least two exit routes (normally), far apart', cite: '1910.36(b)(1)' },
      {
        text: 'Exit doors open from inside at all times, without a key, tool or special knowledge',
        cite: '1910.36(d)(1)',
      },
      {
        text: 'Routes are at least 28 in wide, not blocked and not locked',
        cite: '1910.36(g)(2), 1910.37(a)(3)',
      },
      {
        text: 'Exit signs are lit; doors that are not exits say "Not an exit"',
        cite: '1910.37(b)',
      },
      { text: 'A floor map with "You are here" is posted at each entrance and break area' },
    ],
  },
  {
    kind: 'fields',
    rows: [
      [{ label: 'People who need help getting out: who helps them, how, and where they wait', lines: 3 }],
    ],
  },
  { kind: 'heading', text: '5. People who stay to shut down equipment  [1910.38(c)(3)]' },
  {
    kind: 'table',
    columns: [
      { label: 'Critical operation', weight: 4 },
      { label: 'Who (and backup)', weight: 4 },
      { label: 'Must leave when', weight: 4 },
    ],
    blankRows: 3,
  },
  { kind: 'heading', text: '6. Head count  [1910.38(c)(4)]' },
  {
    kind: 'fields',
    rows: [
      [
        { label: 'Who counts, using which list (include visitors and contractors)', weight: 5 },
        { label: 'Reports to', weight: 3 },
      ],
      [{ label: 'What happens when someone is missing (no one goes back in)', lines: 2 }],
    ],
  },
  { kind: 'page-break' },
]
