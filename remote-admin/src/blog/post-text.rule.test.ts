import type { ContentBlock } from '@platform/shared-contracts/http'
import { blocksOfText, slugOf, textOfBlocks } from './post-text.rule.ts'

const EVERY_KIND: ContentBlock[] = [
  { kind: 'paragraph', text: 'Rails go on for **three feet**. [1926.1053(b)(1)]' },
  { kind: 'heading', text: 'Who pays' },
  { kind: 'list', items: ['**Ask.** One question.', 'See [the form](/free-resources?q=fit).'] },
  { kind: 'list', items: ['First', 'Second'], isOrdered: true },
  {
    kind: 'table',
    head: ['Standard', 'Count'],
    rows: [
      ['1926.501 | falls', '5,914'],
      ['1910.1200', ''],
    ],
  },
  { kind: 'note', text: 'Take the checklist along.' },
  { kind: 'paragraph', text: '- is a dash here, not a list' },
  { kind: 'paragraph', text: '2026. That was the year.' },
]

test('loses nothing between blocks and text', () => {
  expect(blocksOfText(textOfBlocks(EVERY_KIND))).toEqual(EVERY_KIND)
})

test.each([
  ['lines of one paragraph', 'one\ntwo', [{ kind: 'paragraph', text: 'one two' }]],
  [
    'a list right under its heading',
    '## Why\n- a\n  and more\n- b',
    [
      { kind: 'heading', text: 'Why' },
      { kind: 'list', items: ['a and more', 'b'] },
    ],
  ],
  [
    'a table without a ruler, with a short row',
    '| A | B |\n| 1 |',
    [{ kind: 'table', head: ['A', 'B'], rows: [['1', '']] }],
  ],
  ['nothing', ' \n\n ', []],
])('reads %s', (_, text, blocks) => {
  expect(blocksOfText(text)).toEqual(blocks)
})

test('makes an address of a title', () => {
  expect(slugOf('Lockout: the year’s “look” à la carte!')).toBe('lockout-the-years-look-a-la-carte')
})
