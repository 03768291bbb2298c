/* global afterEach, document, expect */
const { join } = require('node:path')

/**
 * After each test of a page, shows what the test left on the screen in a pseudo-locale, in which every message of a
 * catalog is in brackets. What is outside of them, and came from nowhere else that is recorded here, is literal text.
 */
const ATTRIBUTES = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label']
const WORD = /\p{L}{2}/u

/** What is the same in every language: sources of law, codes of products, and the initials of a name. */
const SAME = /\b(CFR|FR|[A-Z]{2}\d{4})\b|^\p{Lu}{2}$/gu

/** What the API has answered, Intl has written and the test has typed, in lower case. */
const data = new Set()

function record(value) {
  if (typeof value === 'string') data.add(value.toLowerCase())
  else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value)) {
      record(key)
      record(entry)
    }
}

/** Records what the formatters of this kind write. */
function recordFormat(Format) {
  const { get } = Object.getOwnPropertyDescriptor(Format.prototype, 'format')
  Object.defineProperty(Format.prototype, 'format', {
    configurable: true,
    get() {
      const format = get.call(this)
      return (value) => {
        const text = format(value)
        record(text)
        return text
      }
    },
  })
}

function recordResults(owner, name) {
  const original = owner[name]
  owner[name] = function (...input) {
    const result = original.apply(this, input)
    record(result)
    return result
  }
}

const bracketed = (message) => (typeof message === 'string' ? `⟦${message}⟧` : ['⟦', ...message, '⟧'])

const pseudoOf = (catalogs) =>
  Object.fromEntries(
    Object.entries(catalogs).map(([name, texts]) => [
      name,
      Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, bracketed(message)])),
    ]),
  )

/** What is outside of brackets; a message may begin in one text and end in another, where a page splits it. */
function outsideOf(texts) {
  let depth = 0
  return texts.map((text) => {
    let outside = ''
    for (const character of text) {
      if (character === '⟦') depth += 1
      else if (character === '⟧') depth -= 1
      else if (depth === 0) outside += character
    }
    return outside.trim()
  })
}

function textsIn(root) {
  const elements = [...root.querySelectorAll('*')].filter(
    (element) => !element.closest('script, style, code'),
  )
  const nodes = elements.flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3))
  nodes.sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1))
  const attributes = elements.flatMap((element) => ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''))
  return [...outsideOf(nodes.map((node) => node.data)), ...attributes.flatMap((text) => outsideOf([text]))]
}

/** A pattern of every text that a compiled message can become; what arguments become may be anything. */
function patternOf(message) {
  if (typeof message === 'string') return RegExp.escape(message)
  if (!Array.isArray(message)) return '.+'
  return message.map((part) => (Array.isArray(part) ? argumentPattern(part) : patternOf(part))).join('')
}

function argumentPattern([, , cases]) {
  if (typeof cases !== 'object' || cases === null) return '.+'
  return `(?:${Object.values(cases).map(patternOf).join('|')})`
}

/** Of every catalog that is loaded; compiled once, because there are thousands. */
const storedPatterns = new Map()

function patternsOf(catalog) {
  if (!storedPatterns.has(catalog)) {
    const patterns = Object.values(catalog).map(patternOf)
    const wordy = patterns.filter((pattern) => WORD.test(pattern))
    storedPatterns.set(
      catalog,
      wordy.map((pattern) => new RegExp(`^${pattern}$`)),
    )
  }
  return storedPatterns.get(catalog)
}

/** A form stores the message of a fault when it checks: it stays in the language of that moment. */
const isStored = (text) =>
  Object.values(globalThis.pseudoCatalogs)
    .flatMap((catalogs) => Object.values(catalogs))
    .some((catalog) => patternsOf(catalog).some((pattern) => pattern.test(text)))

const isLiteral = (written) => WORD.test(written.replace(SAME, ' ')) && !isData(written) && !isStored(written)

function isData(written) {
  const text = written.toLowerCase()
  const known = [...data].filter((entry) => entry.length > 1)
  if (known.some((entry) => entry.includes(text))) return true
  const rest = known
    .filter((entry) => text.includes(entry))
    .sort((a, b) => b.length - a.length)
    .reduce((left, entry) => left.replaceAll(entry, ' '), text)
  return !WORD.test(rest.replace(/\b(cfr|fr)\b/g, ' '))
}

const { testPath } = expect.getState()
const [, root, name] = /^(.*\/)([a-z-]+)\/src\//.exec(testPath) ?? /^(.*\/)([a-z-]+)\/[^/]+$/.exec(testPath)
const source = (file) => require(join(root, file))

/** What a page shows of the tenant, the user and the lists that every package has. */
function recordFakes() {
  const { ONCALL_TENANT, TRINOVA_TENANT } = source(
    'shared-contracts/src/rules/tenants/tenant-default.rule.ts',
  )
  record([ONCALL_TENANT, TRINOVA_TENANT])
  record(source('shared-contracts/src/testing/fake-platform.ts').fakeUser)
  record(source('shared-contracts/src/rules/catalog.rule.ts').CORE_MODULES)
  record(source('shared-contracts/src/rules/us-states.rule.ts').US_STATES)
  record(source('shared-contracts/src/locales/course-titles.ts').COURSE_TITLES)
  // A signed record stores these words. They are the same for everyone who signs.
  record(source('shared-contracts/src/http/training/practical.ts').PRACTICAL_STATEMENT)
}

function literalsOnScreen() {
  const { locale } = source('shared-contracts/src/remote/locale.ts')
  const { TRANSLATIONS } = source('shared-contracts/src/rules/languages.rule.ts')
  const { act } = require('@testing-library/react')
  const catalogs = [name, 'shared-ui'].map((owner) => {
    const { i18n } = source(`${owner}/src/app/i18n.ts`)
    i18n.add(TRANSLATIONS[0], pseudoOf(globalThis.pseudoCatalogs?.[owner] ?? {}))
    return i18n
  })
  const before = locale.get()
  act(() => {
    locale.set(TRANSLATIONS[0])
    // Also on a page that is in the source language until it is translated.
    for (const i18n of catalogs) i18n.isTranslated.set(true)
  })
  const literals = new Set(textsIn(document.body).filter(isLiteral))
  act(() => locale.set(before))
  return [...literals]
}

if (expect.getState().testPath.endsWith('.route.test.tsx')) {
  recordFormat(Intl.DateTimeFormat)
  recordFormat(Intl.NumberFormat)
  recordResults(Intl.DisplayNames.prototype, 'of')
  recordResults(Intl.ListFormat.prototype, 'format')
  recordResults(Intl, 'supportedValuesOf')
  document.addEventListener(
    'input',
    ({ target }) => record([target.value, ...[...(target.files ?? [])].map((file) => file.name)]),
    true,
  )
  const { json } = Response
  Response.json = (body, init) => {
    record(body)
    return json.call(Response, body, init)
  }

  afterEach(() => {
    if (document.body.textContent.trim() === '') return
    recordFakes()
    expect(literalsOnScreen()).toEqual([])
  })
}
