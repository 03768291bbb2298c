import { gradeOf } from './grade.ts'
import { catalogTexts, lessonTexts, questionTexts, runningText, type LearnerText } from './learner-texts.ts'

/** The highest grade for texts that workers read (decisions/0192). */
const MAX_GRADE = 8

const aboveGrade = (all: readonly LearnerText[]) =>
  all
    .map(({ place, texts }) => `${gradeOf(texts).toFixed(1)} ${place}`)
    .filter((line) => Number.parseFloat(line) > MAX_GRADE)
    .sort()

test('grades a short sentence low and a legal one high', () => {
  expect(gradeOf(['Keep your hands out. [1910.212(a)(1)] Stop the saw first.'])).toBeLessThan(3)
  expect(
    gradeOf([
      'Employers shall ascertain that appropriate precautionary documentation accompanies every hazardous material, notwithstanding previous communications.',
    ]),
  ).toBeGreaterThan(20)
})

test('reads the running text of a lesson: no headings, tables, pictures, front matter or check', () => {
  const lesson = [
    '---\ntitle: Ladders\n---',
    '## Look',
    'Look up.\n\n- One thing.\n- Another.',
    '| A |\n| - |',
    '![alt](figure:x)',
    '> Recommended: rest.',
    '## Check\n\nWhat now?',
  ].join('\n\n')
  expect(runningText(lesson)).toEqual(['Look up.', 'One thing.', 'Another.', 'Recommended: rest.'])
})

test('every lesson, every pool of questions and every catalog of learners is at grade 8 or below', () => {
  const [lessons, questions, catalogs] = [lessonTexts(), questionTexts(), catalogTexts()]
  expect([lessons.length, questions.length, catalogs.length > 40]).toEqual([70, 12, true])
  expect(aboveGrade([...lessons, ...questions, ...catalogs])).toEqual([])
})
