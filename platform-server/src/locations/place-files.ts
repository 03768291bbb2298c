import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCATION_PLANS, LOCATION_TOPICS } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { z } from 'zod/mini'

const FOLDER = path.resolve(import.meta.dirname, 'places')
const line = z.string().check(z.minLength(1))

const CheckedFact = z.strictObject({
  id: line,
  topic: z.enum(LOCATION_TOPICS),
  isChecked: z.literal(true),
  /** Where it was read. */
  source: z.url(),
})

/** Recorded so that it is not searched for again; no page shows it. */
const UncheckedFact = z.strictObject({
  id: line,
  topic: z.enum(LOCATION_TOPICS),
  isChecked: z.literal(false),
  /** What is missing, or which sources disagree. */
  note: line,
})

/** places/<slug>/facts.json: what is the same in every language, each with its source. */
const FactsFile = z.strictObject({
  slug: line,
  code: line,
  name: line,
  plan: z.enum(LOCATION_PLANS),
  checkedOn: z.iso.date(),
  agency: z.strictObject({
    name: line,
    phone: z.optional(line),
    url: z.url(),
    offices: z.optional(line),
    source: z.url(),
  }),
  consultation: z.optional(
    z.strictObject({ name: line, phone: z.optional(line), url: z.optional(z.url()), source: z.url() }),
  ),
  reporting: z.strictObject({
    deathHours: z.number(),
    hospitalHours: z.optional(z.number()),
    source: z.url(),
  }),
  facts: z.array(z.discriminatedUnion('isChecked', [CheckedFact, UncheckedFact])),
})

/** places/<slug>/en.json: the texts, by the id of the fact. Another language is a file of the same shape beside it. */
const TextsFile = z.strictObject({
  description: line,
  lead: line,
  facts: z.record(z.string(), line),
})

export interface Place extends z.infer<typeof FactsFile> {
  readonly texts: z.infer<typeof TextsFile>
}

/**
 * Every place, from A to Z.
 * Errors: throws, naming the file, if one cannot be used, or if a checked fact has no text or a text no fact.
 */
export function readPlaces(folder = FOLDER): readonly Place[] {
  return readdirSync(folder)
    .map((slug) => readPlace(path.join(folder, slug)))
    .toSorted((one, other) => one.name.localeCompare(other.name, SOURCE_LANGUAGE))
}

function readPlace(folder: string): Place {
  const facts = parseFile(FactsFile, path.join(folder, 'facts.json'))
  const texts = parseFile(TextsFile, path.join(folder, `${SOURCE_LANGUAGE}.json`))
  const checked = facts.facts.filter(({ isChecked }) => isChecked).map(({ id }) => id)
  const written = Object.keys(texts.facts)
  const odd = [
    ...checked.filter((id, at) => !written.includes(id) || checked.indexOf(id) < at),
    ...written.filter((id) => !checked.includes(id)),
  ]
  if (odd.length === 0) return { ...facts, texts }
  throw new Error(`${folder}: each checked fact needs one text and each text one fact: ${odd.join(', ')}`)
}

function parseFile<Schema extends z.core.$ZodType>(schema: Schema, file: string): z.output<Schema> {
  const result = z.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')))
  if (result.success) return result.data
  throw new Error(`${file} is not valid:\n${z.prettifyError(result.error)}`)
}
