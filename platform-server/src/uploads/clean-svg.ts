import { Parser } from 'htmlparser2'
import { ELEMENTS, isInnerStyle, isKeptAttribute, SVG_NAMESPACE } from './svg-vocabulary.rule.ts'

const DEPTH_MAX = 64

/** The drawing written again with only the parts that draw; `null` if it is not an SVG. */
export function cleanSvg(source: string): string | null {
  const writer = new Writer()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => writer.open(name, attributes),
      ontext: (text) => writer.text(text),
      onclosetag: (name) => writer.close(name),
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(source.replace(/^\uFEFF/, ''))
  return writer.result()
}

class Writer {
  private out = ''
  private style = ''
  private readonly stack: string[] = []
  /** Depth inside an element that is left out with everything in it. */
  private skipped = 0
  private roots = 0
  private isBroken = false

  open(name: string, attributes: Record<string, string>): void {
    if (this.stack.length === 0 && this.skipped === 0) this.root(name)
    if (this.skipped > 0 || !ELEMENTS.has(name)) {
      this.skipped += 1
      return
    }
    if (this.stack.length >= DEPTH_MAX) this.isBroken = true
    const own = this.stack.length === 0 ? { ...attributes, xmlns: SVG_NAMESPACE } : attributes
    const kept = Object.entries(own).filter(([key, value]) => isKeptAttribute(key, value))
    this.out += `<${name}${kept.map(([key, value]) => ` ${key}="${escape(value)}"`).join('')}>`
    this.stack.push(name)
  }

  text(text: string): void {
    if (this.skipped > 0 || this.stack.length === 0) return
    // A style is judged as a whole: it may arrive in pieces that mean nothing by themselves.
    if (this.stack.at(-1) === 'style') this.style += text
    else this.out += escape(text)
  }

  close(name: string): void {
    if (this.skipped > 0) {
      this.skipped -= 1
      return
    }
    if (this.stack.pop() !== name) this.isBroken = true
    if (isInnerStyle(this.style)) this.out += escape(this.style)
    this.style = ''
    this.out += `</${name}>`
  }

  result(): string | null {
    return this.isBroken || this.roots !== 1 || this.stack.length > 0 ? null : this.out
  }

  private root(name: string): void {
    this.roots += 1
    if (name !== 'svg') this.isBroken = true
  }
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
