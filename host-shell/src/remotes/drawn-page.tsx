import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PageDrawing } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import styles from './remote-area.module.css'
import type { DrawnPage, ReadTools } from './drawing.ts'
import { keepInput } from './hand-over.ts'

/** `null` where the answer holds no page that is true here: by the releases that run, in the language that is spoken. */
export async function readDrawing(
  answer: Response,
  url: string,
  tools: ReadTools,
): Promise<DrawnPage | null> {
  if (answer.status !== 200) return null
  const drawing = (await answer.json()) as PageDrawing
  const isOfHere = drawing.list === tools.list && drawing.language === locale.get()
  return isOfHere && drawing.document.url === url ? drawnPage(drawing, tools) : null
}

function drawnPage(
  { main, css, document: rendered }: PageDrawing,
  { lend, onPainted }: ReadTools,
): DrawnPage | null {
  const template = document.createElement('template')
  template.innerHTML = main
  // Only the page is taken: a notice beside it is the shell's.
  const page = template.content.querySelector<HTMLElement>('[data-page]')
  // The policy allows no other style that comes so late, and not every browser has these.
  if (!page || !('adoptedStyleSheets' in document)) return null
  const { url, answers } = rendered
  // Now, and not while somebody waits for the click to show.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const onShown = () => lend(answers)
  const parts = { url, sheet, language: page.lang, nodes: [...page.childNodes], onShown, onPainted }
  return { url, Area: () => <DrawnArea {...parts} /> }
}

interface DrawnAreaProps {
  readonly url: string
  readonly sheet: CSSStyleSheet
  readonly language: string
  readonly nodes: readonly Node[]
  readonly onShown: () => void
  readonly onPainted: () => void
}

/** The page as the server drew it. When its own code takes its place, what was done to it is done there. */
function DrawnArea({ url, sheet, language, nodes, onShown, onPainted }: DrawnAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useLayoutEffect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    area.current?.replaceChildren(...nodes)
    onShown()
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [sheet, nodes, onShown])
  useEffect(() => {
    // What a click leads to is an effect before its paint.
    const frame = requestAnimationFrame(() => setTimeout(onPainted))
    return () => cancelAnimationFrame(frame)
  }, [onPainted])
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const address = isPlain(event) ? addressIn(event.target as Element) : null
      if (address === null) return
      event.preventDefault()
      void navigate(address)
    }
    area.current?.addEventListener('click', follow)
    const handOver = area.current && keepInput(area.current)
    return () => {
      const page = document.querySelector<HTMLElement>('[data-page]')
      if (page && location.pathname + location.search === url) void handOver?.(page)
    }
  }, [url, navigate])
  return <div ref={area} className={styles.page} lang={language} />
}

/** Neither for another tab nor for a menu. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}

/** Of a link that the router follows without loading a document. */
function addressIn(target: Element): string | null {
  const link = target.closest<HTMLAnchorElement>('a[href]:not([target], [download])')
  return link?.origin === location.origin ? link.pathname + link.search + link.hash : null
}
