import { parseArgs } from 'node:util'
import { S3ServiceException } from '@aws-sdk/client-s3'
import { ProblemError } from '../problem.ts'
import { failureText } from './run-script.ts'
import { StartError } from '../start-error.ts'

const thrownBy = (work: () => unknown): unknown => {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

it.each([
  ['a start error', new StartError('The disk is full.'), 'The disk is full.'],
  ['a refusal', new ProblemError(404, 'no-deploy-token'), 'We could not find this deploy token.'],
  [
    'an unknown option',
    thrownBy(() => parseArgs({ args: ['--bogus'], options: {}, allowPositionals: true })),
    "Unknown option '--bogus'; see --help for the options.",
  ],
  [
    'an address without a listening server',
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { syscall: 'connect' }),
    'The command failed: connect ECONNREFUSED 127.0.0.1:1.',
  ],
  [
    'a bucket that refuses',
    new S3ServiceException({
      name: 'AccessDenied',
      message: 'Access Denied',
      $fault: 'client',
      $metadata: {},
    }),
    'The command failed: Access Denied.',
  ],
])('says %s in one sentence', (_, error, sentence) => {
  expect(failureText(error)).toBe(sentence)
})

it('prints the stack of an unexpected error', () => {
  expect(failureText(new TypeError('x is not a function'))).toMatch(/^TypeError: x is not a function\n +at /)
})
