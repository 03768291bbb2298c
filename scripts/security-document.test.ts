import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import requirements from './asvs-level-2.json'

const text = readFileSync(join(import.meta.dirname, '../SECURITY.md'), 'utf8')
const rows = [...text.matchAll(/^\| ([\d., ]+) \| +(Met|Partly|Not met|N\/A) +\| +(\S.*?) +\|$/gm)]

it('gives each requirement of ASVS 5.0 up to level 2 one verdict', () => {
  const judged = rows.flatMap(([, numbers = '']) => numbers.split(',').map((number) => number.trim()))
  expect(judged.toSorted()).toEqual(requirements.toSorted())
})
