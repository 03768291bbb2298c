import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import type { PageDrawing } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { drawnArea } from './drawn-area.ts'
import type { DrawnPage, ReadTools } from './drawing.ts'
import { keepInput } from './hand-over.ts'

/** A page in the background is not painted. */
const PATIENCE_MS = 100

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
  { main, css, language, document: rendered }: PageDrawing,
  tools: ReadTools,
): DrawnPage | null {
  const template = document.createElement('template')
  template.innerHTML = main
  // Only the page is taken: a notice beside it is the shell's.
  const page = template.content.querySelector<HTMLElement>('[data-page]')
  // The policy allows no other style that comes so late, and not every browser has these (scopes since 2024 to 2025).
  if (!page || !('adoptedStyleSheets' in document && 'CSSScopeRule' in window)) return null
  const { url, answers } = rendered
  const area = drawnArea([...page.childNodes], css, url)
  area.element.lang = page.lang
  area.element.addEventListener('click', (event) => {
    const address = isPlain(event) ? addressIn(event.target as Element) : null
    if (address === null) return
    event.preventDefault()
    tools.go(address)
  })
  const handOver = keepInput(area.element)
  const giveBack = () => {
    const real = document.querySelector<HTMLElement>('[data-page]')
    if (real && location.pathname + location.search === url) void handOver(real)
  }
  const shown = () => {
    tools.lend(answers)
    const isPainted = painted()
    void isPainted.then(tools.onPainted)
    return isPainted
  }
  let isHeld = false
  const hold = () => {
    isHeld = true
    if (!area.isInFront()) {
      area.show()
      void shown()
    }
    return () => {
      isHeld = false
      area.takeAway()
    }
  }
  area.layOut(tools.fonts())
  return {
    ...{ url, language, withdraw: area.withdraw },
    showAhead: () => {
      area.showInFront()
      return shown()
    },
    settle: () => {
      area.stepBack()
      if (isHeld) return
      area.takeAway()
      giveBack()
    },
    Area: () => <Held hold={hold} giveBack={giveBack} />,
  }
}

interface HeldProps {
  readonly hold: () => () => void
  readonly giveBack: () => void
}

/** The router has come to the page as the server drew it; when its own code takes its place, what was done to it is done there. */
function Held({ hold, giveBack }: HeldProps): ReactNode {
  useLayoutEffect(hold, [hold])
  // By then the real page stands in its place.
  useEffect(() => giveBack, [giveBack])
  return null
}

/** Fulfilled once what was changed has been painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PATIENCE_MS)
  })
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
