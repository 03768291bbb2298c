import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Nothing on a page counts further. */
const HIGHEST = 10_000

/** The plurals that a language uses for the numbers of a page. */
export function pluralsOf(tag: string): readonly string[] {
  const rules = new Intl.PluralRules(tag)
  return [...new Set(Array.from({ length: HIGHEST }, (_, number) => rules.select(number)))]
}

/** What is wrong with a message in a language with these plurals, compared with the source; empty for a good one. */
export function messageFaults(text: string, source: string, plurals: readonly string[]): readonly string[] {
  const message = parsed(text)
  if (typeof message === 'string') return [message]
  const original = parsed(source)
  if (typeof original === 'string') return []
  const given = argumentsOf(message)
  const wanted = argumentsOf(original)
  return [
    ...[...wanted.keys()].filter((name) => !given.has(name)).map((name) => `does not use {${name}}`),
    ...[...given.keys()].filter((name) => !wanted.has(name)).map((name) => `has no argument {${name}}`),
    ...[...given]
      .filter(([name, type]) => type !== TYPE.argument && wanted.has(name) && wanted.get(name) !== type)
      .map(([name]) => `uses {${name}} in another format than the source`),
    ...elementsIn(message).flatMap((element) => faultsOf(element, plurals)),
  ]
}

function parsed(text: string): readonly MessageFormatElement[] | string {
  try {
    return parse(text)
  } catch (error) {
    return `is no ICU message: ${error instanceof Error ? error.message : String(error)}`
  }
}

function faultsOf(element: MessageFormatElement, plurals: readonly string[]): readonly string[] {
  if (element.type === TYPE.tag) return [`has the tag <${element.value}>, but messages are plain text`]
  if (element.type === TYPE.date || element.type === TYPE.time)
    return [`formats {${element.value}} as a date, which is for the page to do`]
  if (element.type !== TYPE.plural || element.pluralType === 'ordinal') return []
  return plurals
    .filter((plural) => !(plural in element.options))
    .map((plural) => `has no "${plural}" for {${element.value}}`)
}

type ArgumentType = (typeof TYPE)[keyof typeof TYPE]

function argumentsOf(message: readonly MessageFormatElement[]): ReadonlyMap<string, ArgumentType> {
  const found = new Map<string, ArgumentType>()
  for (const element of elementsIn(message)) {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) continue
    if (found.get(element.value) === undefined || element.type !== TYPE.argument)
      found.set(element.value, element.type)
  }
  return found
}

/** With those inside plurals, selections and tags. */
function elementsIn(message: readonly MessageFormatElement[]): readonly MessageFormatElement[] {
  return message.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...elementsIn(element.children)]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element]
    return [element, ...Object.values(element.options).flatMap(({ value }) => elementsIn(value))]
  })
}
