import render from 'dom-serializer'
import { isCDATA, isTag, isText, Text, type ChildNode, type Element } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { ELEMENTS, isInnerStyle, isAllowedAttribute, SVG_NAMESPACE } from './svg-vocabulary.rule.ts'

const DEPTH_MAX = 64

/** The drawing with only the parts that draw; `null` if it is not an SVG. */
export function cleanSvg(source: string): string | null {
  const { children } = parseDocument(source.replace(/^\uFEFF/, ''), { xmlMode: true })
  const [root, ...others] = children.filter(isTag)
  if (root?.name !== 'svg' || others.length > 0) return null
  root.attribs['xmlns'] = SVG_NAMESPACE
  return clean(root, 1) ? render(root, { xmlMode: true, selfClosingTags: false }) : null
}

/** Leaves only what is allowed in the element; false if it is nested too deeply. */
function clean(element: Element, depth: number): boolean {
  element.attribs = Object.fromEntries(
    Object.entries(element.attribs).filter(([name, value]) => isAllowedAttribute(name, value)),
  )
  element.children = element.name === 'style' ? styleOf(element) : element.children.flatMap(allowedNode)
  return depth <= DEPTH_MAX && element.children.every((child) => !isTag(child) || clean(child, depth + 1))
}

function allowedNode(node: ChildNode): ChildNode[] {
  if (isCDATA(node)) return [new Text(DomUtils.textContent(node))]
  return isText(node) || (isTag(node) && ELEMENTS.has(node.name)) ? [node] : []
}

/** A style is judged as a whole: it may arrive in pieces that mean nothing by themselves. */
function styleOf(style: Element): ChildNode[] {
  const css = DomUtils.textContent(style.children.filter((child) => !isTag(child)))
  return isInnerStyle(css) ? [new Text(css)] : []
}
