import { citingSection } from './citing-section.rule.ts'

const heading = (text: string) => ({ kind: 'heading' as const, text })
const paragraph = (text: string) => ({ kind: 'paragraph' as const, text })
const blocks = [
  paragraph('Before you start [1926.1060(a)].'),
  heading('Who inspects'),
  paragraph('A competent person [1926.1053(b)(15)].'),
  heading('What to do'),
  { kind: 'list' as const, isOrdered: false, items: ['Tag it [1926.1053(b)(16)].', 'Store it.'] },
]

test.each([
  { cite: '1926.1053(b)(16)', block: 3, title: 'What to do', why: 'a list of it names the paragraph' },
  { cite: '1926.1053(b)(9)', block: 1, title: 'Who inspects', why: 'it is the first that is as close' },
  { cite: '1926.1060(a)(1)', block: 0, title: null, why: 'the text above the headings names it' },
])('the section of $cite starts at $block, because $why', ({ cite, block, title }) => {
  expect(citingSection(blocks, cite)).toEqual({ block, title })
})

test('there is no section of a standard that the lesson does not name', () => {
  expect(citingSection(blocks, '1910.134(c)')).toBeNull()
})
