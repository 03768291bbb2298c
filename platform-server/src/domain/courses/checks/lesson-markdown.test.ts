import { parseLesson } from '../lesson-markdown.ts'

const lesson = (check: string) => `---\ntitle: Ladders\n---\n\nText.\n\n## Check\n\n${check}`
const parse = (check: string) => parseLesson('IC1-one', lesson(check), new Map()).check

const QUESTION = `You find a crack in a rail. What is right?

- [ ] Wrap it with tape
  > Tape does not bring a ladder
  > back to its design.
- [x] Tag it "Do Not Use",
  set it apart
  > That way nobody picks it up.

> A cracked rail is a defect. [1926.1053(b)(16)]
`

const options = [
  { text: 'Wrap it with tape', why: 'Tape does not bring a ladder back to its design.' },
  { text: 'Tag it "Do Not Use", set it apart', why: 'That way nobody picks it up.' },
]

it('reads why each option of a check is right or wrong, and the explanation of the whole', () => {
  expect(parse(QUESTION)).toEqual([
    {
      id: 'IC1-one-1',
      text: 'You find a crack in a rail. What is right?',
      options,
      correct: 1,
      explanation: 'A cracked rail is a defect.',
      cfr: '1926.1053(b)(16)',
    },
  ])
})

it('reads the same from a list with empty lines', () => {
  const spread = QUESTION.replace('tape\n', 'tape\n\n').replace('design.\n', 'design.\n\n')
  expect(parse(spread)[0]).toMatchObject({ options, correct: 1 })
})

it.each([
  { what: 'an option that does not say why', from: / {2}> That way.*\n/, to: '' },
  { what: 'a second text below an option', from: '  > That way', to: '  - again\n\n  > That way' },
  { what: 'two right options', from: '- [ ]', to: '- [x]' },
  { what: 'an explanation without its paragraph', from: ' [1926.1053(b)(16)]', to: '' },
])('refuses $what', ({ from, to }) => {
  expect(() => parse(QUESTION.replace(from, to))).toThrow('IC1-one: ')
})
