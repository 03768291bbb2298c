import { SaxesParser } from 'saxes'

export interface XmlElement {
  /** Without its prefix. */
  readonly name: string
  /** By name without prefix, in lower case: the standards do not agree with themselves on `scormType`. */
  readonly attributes: ReadonlyMap<string, string>
  readonly children: XmlElement[]
  text: string
}

const MAX_DEPTH = 64
const MAX_ELEMENTS = 50_000

/**
 * Reads well-formed XML. Document types are refused, so there are no entities but the five of XML itself.
 *
 * Errors  Error with one sentence that names the line.
 */
export function readXml(source: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const open: XmlElement[] = []
  let root: XmlElement | null = null
  let count = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => parser.fail('a document type is not allowed'))
  parser.on('opentag', ({ local, attributes }) => {
    count += 1
    if (count > MAX_ELEMENTS || open.length >= MAX_DEPTH) parser.fail('too many elements')
    const pairs = Object.values(attributes).map((one) => [one.local.toLowerCase(), one.value] as const)
    const element: XmlElement = { name: local, attributes: new Map(pairs), children: [], text: '' }
    const parent = open.at(-1)
    if (parent) parent.children.push(element)
    else root = element
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(source.replace(/^\uFEFF/, '')).close()
  if (!root) throw new Error('there is no element')
  return root
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return childrenOf(element, name)[0]
}

export function textOf(element: XmlElement | undefined): string {
  return element?.text.trim() ?? ''
}

/** The element and everything below it, in the order of the document. */
export function elementsIn(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(elementsIn)]
}
