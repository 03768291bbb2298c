import {
  CredentialInput,
  Instant,
  PathId,
  RequestId,
  day,
  multiline,
  text,
  verbatim,
} from '@platform/shared-contracts/http'
import { fastify } from 'fastify'
import { z } from 'zod/mini'
import { requestFaults } from './request-faults.ts'
import { useZod } from '../http/zod-compilers.ts'

test.each([
  ['text', z.object({ name: text(10) })],
  ['text as it was sent', z.object({ token: verbatim(10) })],
  ['lines', multiline(10)],
  ['ids', z.object({ id: RequestId, of: PathId })],
  ['days and instants', z.object({ on: day(), at: z.nullable(Instant) })],
  ['a short code', z.string().check(z.regex(/^[A-Z]{2}$/), z.maxLength(2))],
  ['the fields of a form', CredentialInput],
])('lets %s through', (_name, schema) => {
  expect(requestFaults(schema)).toEqual([])
})

test.each([
  ['plain text', z.string(), /without a maximum length/],
  ['text that is only short', z.string().check(z.maxLength(10)), /control characters/],
  ['a pattern with a wildcard', z.string().check(z.maxLength(10), z.regex(/^a.*$/)), /control characters/],
  [
    'a pattern of what is not in it',
    z.string().check(z.maxLength(10), z.regex(/^[^a]*$/)),
    /control characters/,
  ],
  ['a pattern for a part of it', z.string().check(z.maxLength(10), z.regex(/[a-z]/)), /control characters/],
  ['a URL, whose pattern lets NUL through', z.url().check(z.maxLength(10)), /control characters/],
  ['an email without a length', z.email(), /without a maximum length/],
  ['a plain number', z.int(), /without a minimum/],
  ['a list without an end', z.array(z.boolean()), /without a maximum length/],
  ['any day', z.iso.date(), /range of years/],
  ['any instant', z.iso.datetime(), /range of years/],
  ['what has no type', z.unknown(), /accepts any value/],
  ['a key of a record', z.record(z.string(), z.boolean()), /\{key\}/],
  [
    'something deep inside',
    z.optional(z.object({ a: z.array(z.union([z.boolean(), z.string()])).check(z.maxLength(2)) })),
    /a\[\]/,
  ],
])('names %s', (_name, schema, fault) => {
  expect(requestFaults(schema).join()).toMatch(fault)
})

it('does not let a server start with such a route', async () => {
  const app = fastify()
  useZod(app)
  expect(() => app.post('/x', { schema: { body: z.object({ name: z.string() }) } }, () => '')).toThrow(
    'POST /x, body: .name: text without a maximum length',
  )
  await app.close()
})
