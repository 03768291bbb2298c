import { readSeatList } from './read-seat-list.ts'

const read = (text: string) => {
  const { people, faults } = readSeatList(text)
  return {
    people: people.map(({ line, email, language }) => [line, email, language]),
    faults: faults.map(({ line, value }) => [line, value]),
  }
}

it('reads one address a line, and several in a line as mail programs copy them', () => {
  expect(
    read('Ana@Harbor.test\n\nKim Lee <kim@harbor.test>; "Lee, Sam" <sam@harbor.test>\nx@y.test, z@y.test'),
  ).toEqual({
    people: [
      [1, 'ana@harbor.test', null],
      [3, 'kim@harbor.test', null],
      [3, 'sam@harbor.test', null],
      [4, 'x@y.test', null],
      [4, 'z@y.test', null],
    ],
    faults: [],
  })
})

it('finds people without email by their employee number, with and without a header', () => {
  const keys = new Map([['e-7', 'key@no-email.invalid']])
  const read7 = (text: string) => readSeatList(text, keys).people.map(({ line, email }) => [line, email])
  expect(read7('ana@harbor.test\nE-7')).toEqual([
    [1, 'ana@harbor.test'],
    [2, 'key@no-email.invalid'],
  ])
  expect(read7('Employee number,Email\nE-7,\n,ana@harbor.test')).toEqual([
    [2, 'key@no-email.invalid'],
    [3, 'ana@harbor.test'],
  ])
  expect(readSeatList('E-8', keys).faults.map(({ value }) => value)).toEqual(['E-8'])
})

it('finds the columns of a file by its header, whatever separates them', () => {
  const people = [
    [2, 'ana@harbor.test', 'es'],
    [3, 'kim@harbor.test', 'en'],
    [4, 'sam@harbor.test', null],
  ]
  const rows = ['Ana,ana@harbor.test,Español', 'Kim,kim@harbor.test,english', 'Sam,sam@harbor.test,']
  const file = ['Name,E-mail,Language', ...rows].join('\r\n')
  expect(read(file)).toEqual({ people, faults: [] })
  expect(read(file.replaceAll(',', ';'))).toEqual({ people, faults: [] })
})

it('says which lines name no one, someone twice, or a language that is none', () => {
  expect(read('ana@harbor.test, es\nKim Lee\nkim@harbor\nANA@harbor.test').faults).toEqual([
    [2, 'Kim Lee'],
    [3, 'kim@harbor'],
    [4, 'ANA@harbor.test'],
  ])
  expect(read('email,language\nana@harbor.test,klingon').faults).toEqual([[2, 'ana@harbor.test']])
  expect(read('ana@harbor.test, es').people).toEqual([[1, 'ana@harbor.test', 'es']])
})
