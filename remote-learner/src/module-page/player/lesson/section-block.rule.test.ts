import type { LessonBlock } from '@platform/shared-contracts/http'
import { sectionBlock } from './section-block.rule.ts'

const text = 'Text'
const blocks: readonly LessonBlock[] = [
  { kind: 'paragraph', text },
  { kind: 'heading', text },
  { kind: 'paragraph', text },
  { kind: 'heading', text },
]

test.each([
  ['1', 1],
  ['2', 3],
  ['0', null],
  ['3', null],
  ['-1', null],
  ['x', null],
  [null, null],
])('section %s starts with block %s', (section, block) => expect(sectionBlock(blocks, section)).toBe(block))
