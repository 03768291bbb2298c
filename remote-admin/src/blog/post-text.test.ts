import type { BlogBlock } from '@platform/shared-contracts/http'
import { blocksOfText, textOfBlocks } from './post-text.ts'

const EVERY_KIND: BlogBlock[] = [
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
  { kind: 'list', items: ['One more list'] },
  { kind: 'checklist', items: ['Foot firm', 'Rails **3 feet** up'] },
  { kind: 'picture', name: 'ladder-top', alt: 'A ladder at a roof.', caption: 'Drawn to scale.' },
  { kind: 'note', text: 'Take the checklist along.' },
  { kind: 'paragraph', text: '- is a dash here, not a list' },
  { kind: 'paragraph', text: '2026. That was the year.' },
  { kind: 'paragraph', text: '``` is not code here' },
  { kind: 'paragraph', text: '[1926.501]: is not a link here' },
  { kind: 'paragraph', text: '| is not a table here' },
  { kind: 'paragraph', text: '\\ stays' },
  { kind: 'list', items: ['One list', '- with a dash'] },
  { kind: 'list', items: ['and another one'] },
  { kind: 'list', items: ['and a third'] },
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
  ['a list in a list', '- a\n  - b\n- c', [{ kind: 'list', items: ['a', 'b', 'c'] }]],
  [
    'what has no block, as text',
    '---\n\n<b>x</b>',
    [
      { kind: 'paragraph', text: '---' },
      { kind: 'paragraph', text: '<b>x</b>' },
    ],
  ],
  ['nothing', ' \n\n ', []],
])('reads %s', (_, text, blocks) => {
  expect(blocksOfText(text)).toEqual(blocks)
})
