import { elementsIn, type XmlElement } from './xml-tree.ts'

export interface StructureFault {
  readonly kind: 'iri' | 'twice' | 'parameter'
  /** What stands in the file. */
  readonly found: string
}

/** Elements whose id is an IRI, unique among their kind (section 13.1). */
const NAMED = ['course', 'block', 'objective', 'au']
const IRI = /^[a-z][a-z\d+.-]*:\S+$/i
/** What a launch adds to the address of a unit. */
const LAUNCH_PARAMETERS = ['endpoint', 'fetch', 'actor', 'registration', 'activityId']

/** Why cmi5 has a platform refuse a course structure; `null` for one that it accepts. */
export function structureFault(root: XmlElement): StructureFault | null {
  const elements = elementsIn(root)
  for (const name of NAMED) {
    const ids = elements.filter((element) => isDeclared(element, name)).map(idOf)
    const broken = ids.find((id) => !IRI.test(id))
    if (broken !== undefined) return { kind: 'iri', found: broken }
    const twice = firstRepeated(ids)
    if (twice !== undefined) return { kind: 'twice', found: twice }
  }
  const parameter = elements.filter(({ name }) => name === 'url').flatMap(conflicts)[0]
  return parameter === undefined ? null : { kind: 'parameter', found: parameter }
}

function firstRepeated(ids: readonly string[]): string | undefined {
  const seen = new Set<string>()
  return ids.find((id) => seen.has(id) || !seen.add(id))
}

/** Not the mention of an objective in a unit, which has an `idref`. */
function isDeclared({ name, attributes }: XmlElement, wanted: string): boolean {
  return name === wanted && !attributes.has('idref')
}

/** Section 13.1: without the blanks around it. */
export function idOf({ attributes }: XmlElement): string {
  return attributes.get('id')?.trim() ?? ''
}

function conflicts({ text }: XmlElement): readonly string[] {
  const [, query = ''] = /\?([^#]*)/.exec(text) ?? []
  const names = new URLSearchParams(query)
  return LAUNCH_PARAMETERS.filter((name) => names.has(name))
}
