import { findText } from './find-text.ts'

const element = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html })

test.each([
  ['<p>One. Two three.</p>', 'Two three.', 'Two three.'],
  [
    '<p>Guard <strong>live</strong>\n parts<span> <cite>1910.1</cite></span>. Yes.</p>',
    'Guard live parts.',
    'Guard live\n parts',
  ],
  ['<ul><li>First one</li><li>Second one</li></ul>', 'Second one', 'Second one'],
])('finds in %s the sentence %s', (html, sentence, expected) => {
  expect(findText(element(html), sentence)?.toString()).toContain(expected)
})

test('finds nothing where the words are others', () => {
  expect(findText(element('<p>One.</p>'), 'Two.')).toBeNull()
  expect(findText(element('<p>One.</p>'), ' ')).toBeNull()
})
