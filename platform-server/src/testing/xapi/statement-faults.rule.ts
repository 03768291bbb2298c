/**
 * What a record store refuses, by the data chapter of xAPI 1.0.3, written by hand: no library that checks statements is
 * published under a license, and still used. `[]` for a statement that conforms.
 */
export function statementFaults(statement: unknown): string[] {
  if (!isObject(statement)) return ['a statement is an object']
  return [
    ...unknownKeys(statement, STATEMENT_KEYS, 'statement'),
    ...nulls(statement, 'statement'),
    ...check(UUID.test(String(statement['id'])), 'id is a UUID of RFC 4122'),
    ...check(TIMESTAMP.test(String(statement['timestamp'])), 'timestamp is ISO 8601 with a zone'),
    ...actorFaults(statement['actor']),
    ...verbFaults(statement['verb']),
    ...objectFaults(statement['object']),
    ...resultFaults(statement['result']),
    ...contextFaults(statement['context'], statement['object']),
  ]
}

type Json = Readonly<Record<string, unknown>>

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/
const IRI = /^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/
const DURATION = /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?$/
const STATEMENT_KEYS = ['id', 'actor', 'verb', 'object', 'result', 'context', 'timestamp', 'version']
const IDENTIFIERS = ['mbox', 'mbox_sha1sum', 'openid', 'account']
const GROUPS = ['parent', 'grouping', 'category', 'other']

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const check = (isFine: boolean, rule: string): string[] => (isFine ? [] : [rule])
const isIri = (value: unknown) => typeof value === 'string' && IRI.test(value)

function unknownKeys(value: Json, known: readonly string[], where: string): string[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => `${where} has no property ${key}`)
}

/** Null is for extensions only. */
function nulls(value: unknown, where: string): string[] {
  if (value === null) return [`${where} is null`]
  if (typeof value !== 'object') return []
  return Object.entries(value as Json).flatMap(([key, inner]) =>
    key === 'extensions' ? [] : nulls(inner, `${where}.${key}`),
  )
}

function actorFaults(actor: unknown): string[] {
  if (!isObject(actor)) return ['actor is an object']
  const { account, mbox, objectType } = actor
  return [
    ...unknownKeys(actor, ['objectType', 'name', ...IDENTIFIERS], 'actor'),
    ...check(objectType === undefined || objectType === 'Agent', 'actor is an Agent'),
    ...check(
      IDENTIFIERS.filter((key) => key in actor).length === 1,
      'actor has exactly one inverse functional identifier',
    ),
    ...check(mbox === undefined || /^mailto:\S+@\S+$/.test(String(mbox)), 'mbox is a mailto address'),
    ...check(
      account === undefined ||
        (isObject(account) && isIri(account['homePage']) && typeof account['name'] === 'string'),
      'account has homePage and name',
    ),
  ]
}

function languageFaults(map: unknown, where: string): string[] {
  if (map === undefined) return []
  if (!isObject(map)) return [`${where} is a language map`]
  return check(
    Object.entries(map).every(([tag, text]) => LANGUAGE.test(tag) && typeof text === 'string'),
    `${where} has language tags of RFC 5646`,
  )
}

function verbFaults(verb: unknown): string[] {
  if (!isObject(verb)) return ['verb is an object']
  return [
    ...unknownKeys(verb, ['id', 'display'], 'verb'),
    ...check(isIri(verb['id']), 'verb.id is an IRI'),
    ...languageFaults(verb['display'], 'verb.display'),
  ]
}

const DEFINITION_KEYS = ['name', 'description', 'type', 'moreInfo', 'extensions']

function objectFaults(object: unknown): string[] {
  if (!isObject(object)) return ['object is an object']
  const { definition, objectType = 'Activity' } = object
  if (objectType !== 'Activity') return []
  const about = isObject(definition) ? definition : {}
  return [
    ...unknownKeys(object, ['objectType', 'id', 'definition'], 'object'),
    ...check(isIri(object['id']), 'an activity has an IRI as id'),
    ...unknownKeys(about, DEFINITION_KEYS, 'definition'),
    ...check(about['type'] === undefined || isIri(about['type']), 'definition.type is an IRI'),
    ...languageFaults(about['name'], 'definition.name'),
    ...extensionFaults(about['extensions']),
  ]
}

function extensionFaults(extensions: unknown): string[] {
  if (extensions === undefined) return []
  return check(isObject(extensions) && Object.keys(extensions).every(isIri), 'keys of extensions are IRIs')
}

function resultFaults(result: unknown): string[] {
  if (result === undefined) return []
  if (!isObject(result)) return ['result is an object']
  const { success, completion, duration, score } = result
  const isFlag = (value: unknown) => value === undefined || typeof value === 'boolean'
  return [
    ...unknownKeys(
      result,
      ['score', 'success', 'completion', 'response', 'duration', 'extensions'],
      'result',
    ),
    ...check(isFlag(success) && isFlag(completion), 'success and completion are booleans'),
    ...check(duration === undefined || DURATION.test(String(duration)), 'duration is ISO 8601'),
    ...scoreFaults(score),
    ...extensionFaults(result['extensions']),
  ]
}

interface Score {
  readonly scaled: number
  readonly raw?: number
  readonly min: number
  readonly max: number
}

function scoreFaults(score: unknown): string[] {
  if (score === undefined) return []
  if (!isObject(score)) return ['score is an object']
  const given: Score = { scaled: 0, min: -Infinity, max: Infinity, ...score }
  const { scaled, raw, min, max } = given
  return [
    ...unknownKeys(score, ['scaled', 'raw', 'min', 'max'], 'score'),
    ...check(scaled >= -1 && scaled <= 1, 'score.scaled is from -1 to 1'),
    ...check(raw === undefined || (raw >= min && raw <= max), 'score.raw is from min to max'),
    ...check(min < max, 'score.min is below max'),
  ]
}

const CONTEXT_KEYS = ['registration', 'instructor', 'team', 'contextActivities', 'revision', 'platform']

function contextFaults(context: unknown, object: unknown): string[] {
  if (context === undefined) return []
  if (!isObject(context)) return ['context is an object']
  const { registration, revision, platform, contextActivities } = context
  const isActivity = isObject(object) && (object['objectType'] ?? 'Activity') === 'Activity'
  return [
    ...unknownKeys(context, [...CONTEXT_KEYS, 'language', 'statement', 'extensions'], 'context'),
    ...check(registration === undefined || UUID.test(String(registration)), 'registration is a UUID'),
    ...check(
      isActivity || (revision === undefined && platform === undefined),
      'revision and platform are for activities',
    ),
    ...groupFaults(contextActivities),
    ...extensionFaults(context['extensions']),
  ]
}

function groupFaults(groups: unknown): string[] {
  if (groups === undefined) return []
  if (!isObject(groups)) return ['contextActivities is an object']
  return [
    ...unknownKeys(groups, GROUPS, 'contextActivities'),
    ...Object.values(groups).flatMap((group) => [group].flat().flatMap(objectFaults)),
  ]
}
