import { join } from 'node:path'
import { dockerfileFaults } from './dockerfile-faults.ts'

const ROOT = join(import.meta.dirname, '../..')
const faults = (...lines: string[]) => dockerfileFaults(`${lines.join('\n')}\n`, ROOT)

test.each([
  { why: 'an unknown instruction', lines: ['FROM node:24.1.0', 'RUNN ls'] },
  { why: 'an image without a version', lines: ['FROM node'] },
  { why: 'a moving version', lines: ['FROM node:latest'] },
  { why: 'a file that is not there', lines: ['FROM node:24.1.0', 'COPY nowhere.json ./'] },
  { why: 'a program run as root', lines: ['FROM node:24.1.0', 'CMD ["node"]'] },
])('finds $why', ({ lines }) => {
  expect(faults(...lines)).toHaveLength(1)
})

test('finds nothing in a correct one', () => {
  const lines = [
    'FROM node:24.1.0 AS base',
    'COPY package.json ./',
    'FROM base AS server',
    'USER node',
    'CMD ["node"]',
  ]
  expect(faults(...lines)).toEqual([])
})
