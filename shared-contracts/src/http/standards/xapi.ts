import { z } from 'zod/mini'
import { verbatim } from '../text.ts'

const LONGEST_IRI = 2_000

/** An absolute IRI. */
const Iri = verbatim(LONGEST_IRI).check(z.regex(/^[A-Za-z][A-Za-z0-9+.-]*:\S+$/))

/** Texts by language tag. */
const LanguageMap = z.record(verbatim(40), verbatim(5_000))

const Extensions = z.record(verbatim(LONGEST_IRI), z.unknown())

const AccountName = z.object({ homePage: Iri, name: verbatim(500) })

/** Who did something, by exactly one identifier. */
export const XapiAgent = z
  .object({
    objectType: z.optional(z.enum(['Agent', 'Group'])),
    name: z.optional(verbatim(500)),
    mbox: z.optional(verbatim(400).check(z.regex(/^mailto:\S+@\S+$/))),
    mbox_sha1sum: z.optional(verbatim(40).check(z.regex(/^[0-9a-f]{40}$/))),
    openid: z.optional(Iri),
    account: z.optional(AccountName),
    member: z.optional(z.array(z.unknown()).check(z.maxLength(100))),
  })
  .check(
    z.refine(
      ({ mbox, mbox_sha1sum, openid, account }) =>
        [mbox, mbox_sha1sum, openid, account].filter((one) => one !== undefined).length === 1,
      'An agent has exactly one identifier.',
    ),
  )
export type XapiAgent = z.infer<typeof XapiAgent>

const ActivityDefinition = z.looseObject({
  name: z.optional(LanguageMap),
  description: z.optional(LanguageMap),
  type: z.optional(Iri),
  extensions: z.optional(Extensions),
})

export const XapiActivity = z.object({
  objectType: z.optional(z.literal('Activity')),
  id: Iri,
  definition: z.optional(ActivityDefinition),
})

/** What a statement is about: an activity, an agent, or another statement. */
const StatementObject = z.union([
  XapiActivity,
  z.object({ objectType: z.literal('StatementRef'), id: z.uuid() }),
  XapiAgent,
])

const XapiScore = z.object({
  scaled: z.optional(z.number().check(z.gte(-1), z.lte(1))),
  raw: z.optional(z.number().check(z.gte(-1e9), z.lte(1e9))),
  min: z.optional(z.number().check(z.gte(-1e9), z.lte(1e9))),
  max: z.optional(z.number().check(z.gte(-1e9), z.lte(1e9))),
})

const XapiResult = z.object({
  score: z.optional(XapiScore),
  success: z.optional(z.boolean()),
  completion: z.optional(z.boolean()),
  response: z.optional(z.string().check(z.maxLength(20_000))),
  /** ISO 8601: `PT12M30S`. */
  duration: z.optional(
    verbatim(60).check(z.regex(/^P(?=.)(\d+(\.\d+)?[YMWD])*(T(?=.)(\d+(\.\d+)?[HMS])*)?$/)),
  ),
  extensions: z.optional(Extensions),
})

const OneOrMore = z.union([XapiActivity, z.array(XapiActivity).check(z.maxLength(50))])

const XapiContext = z.looseObject({
  registration: z.optional(z.uuid()),
  contextActivities: z.optional(
    z.object({
      parent: z.optional(OneOrMore),
      grouping: z.optional(OneOrMore),
      category: z.optional(OneOrMore),
      other: z.optional(OneOrMore),
    }),
  ),
  language: z.optional(verbatim(40)),
  extensions: z.optional(Extensions),
})

/** One statement as xAPI 1.0.3 defines it, without attachments. */
export const XapiStatement = z.object({
  id: z.optional(z.uuid()),
  actor: XapiAgent,
  verb: z.object({ id: Iri, display: z.optional(LanguageMap) }),
  object: StatementObject,
  result: z.optional(XapiResult),
  context: z.optional(XapiContext),
  timestamp: z.optional(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
  stored: z.optional(verbatim(40)),
  authority: z.optional(z.unknown()),
  version: z.optional(verbatim(10).check(z.regex(/^1\.0(\.\d+)?$/))),
})
export type XapiStatement = z.infer<typeof XapiStatement>
