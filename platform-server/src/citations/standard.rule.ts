const STORED = /^(19\d{2})0*(\d{1,4})\s*((?:[A-Z]+|\d+|\s)*)$/
const WRITTEN = /^(?:29\s*CFR\s*)?(19\d{2})\.(\d{1,4})\s*((?:\([A-Za-z0-9]+\))*)$/i

export interface Standard {
  /** `1926.501` */
  readonly section: string
  /** `1926.501(b)(13)` */
  readonly text: string
}

/** A standard from either spelling: as the Department stores it (`19260501 B13`), or as people write it. */
export function parseStandard(given: string): Standard | null {
  const text = given.trim()
  const written = WRITTEN.exec(text)
  if (written) return standardOf(written, (written[3] ?? '').toLowerCase())
  const stored = STORED.exec(text.toUpperCase())
  return stored && standardOf(stored, paragraphs(stored[3] ?? ''))
}

function standardOf([, part, number]: RegExpExecArray, paragraph: string): Standard {
  const section = `${part}.${Number(number)}`
  return { section, text: section + paragraph }
}

/** `B13 II` is `(b)(13)(ii)`. */
function paragraphs(code: string): string {
  const parts = code.match(/[A-Z]+|\d+/g) ?? []
  return parts.map((one) => `(${/^\d/.test(one) ? Number(one) : one.toLowerCase()})`).join('')
}

const MODULES: readonly (readonly [code: string, sections: RegExp])[] = [
  ['IC0110', /^(1926\.(1053|1060)|1910\.(23|30))$/],
  ['IC0111', /^1910\.21[1-9]$/],
  ['IC0112', /^(1926\.50[0-3]|1910\.(28|29|30|140))$/],
  ['IC0113', /^1910\.134$/],
  ['IC0114', /^1926\.45[0-4]$/],
  ['IC0115', /^1910\.(3[6-9]|151|157)$/],
  ['IC0116', /^1910\.147$/],
  ['IC0117', /^(1910\.1200|1926\.59)$/],
  ['IC0118', /^(1910\.3(0[1-9]|[1-9]\d)|1926\.4(0[2-9]|[1-4]\d))$/],
  ['IC0119', /^(1910\.146|1926\.12(0\d|1[0-3]))$/],
  ['IC0120', /^(1910\.(13[2-8]|140|95)|1926\.(9[5-9]|10[0-7]))$/],
  ['IC0121', /^1910\.1030$/],
]

/** The training modules that teach a section. */
export function modulesOn(section: string): string[] {
  return MODULES.filter(([, sections]) => sections.test(section)).map(([code]) => code)
}
