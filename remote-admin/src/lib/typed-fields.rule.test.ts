import { flag, list, optional, text, typedFields, whole, words } from './typed-fields.rule.ts'

const fields = typedFields({
  name: text,
  city: optional,
  isOpen: flag,
  hazards: list,
  codes: words,
  days: whole,
})
const row = {
  name: 'Dock',
  city: null,
  isOpen: true,
  hazards: ['Falls', 'Hot work'],
  codes: ['a', 'b'],
  days: 90,
}

test('a new row starts empty', () => {
  expect(fields.toDraft(null)).toEqual({
    name: '',
    city: '',
    isOpen: false,
    hazards: '',
    codes: '',
    days: '',
  })
})

test('a row comes back as it was, and what it has besides the fields is left out', () => {
  const stored = { ...row, id: 3 }
  expect(fields.toRequest(fields.toDraft(stored))).toEqual(row)
})

test('what is typed is trimmed, and a list holds nothing twice', () => {
  const draft = {
    ...fields.toDraft(row),
    name: ' Dock ',
    city: ' ',
    hazards: 'Hot work, , Falls,Hot work',
    codes: 'a b\na',
  }
  expect(fields.toRequest(draft)).toEqual({ ...row, hazards: ['Hot work', 'Falls'] })
})

test.each(['', ' ', 'ten'])('%j is no number', (days) => {
  expect(fields.toRequest({ ...fields.toDraft(row), days }).days).toBeNaN()
})
