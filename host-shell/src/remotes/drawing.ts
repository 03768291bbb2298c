import type { ComponentType } from 'react'
import type { InlinedAnswers } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'

/** For as long as what was drawn is taken for new. */
const HOLDS_MS = 30_000

/**
 * A page as the server drew it for visitors: laid out out of sight as soon as it is there, and shown in its place until its
 * code is here.
 */
export interface DrawnPage {
  /** Path and query. */
  readonly url: string
  readonly language: string
  /** Shows it in front of the page before, without waiting for the router; fulfilled once it has been painted. */
  readonly showAhead: () => Promise<void>
  /** The router has come to where it was sent. A page that it does not hold there goes. */
  readonly settle: () => void
  /** Takes it out of the document again where it was never shown. */
  readonly withdraw: () => void
  /** Holds it on screen for as long as it is mounted. */
  readonly Area: ComponentType
}

/** A page that was asked to be drawn. */
export interface Drawing {
  /** `null` until it is there, in another language, and for good where the server has none that fits. */
  readonly page: () => DrawnPage | null
  /** Fulfilled when `page` has one; never otherwise. */
  readonly arrived: Promise<void>
  /** Fulfilled once it has been painted; never where it was not needed. */
  readonly painted: Promise<void>
}

/** The drawing of an address; the same one for as long as its data is taken for new. */
export type Draw = (url: string) => Drawing

export interface DrawTools {
  /** Where the list of remotes is that runs here. */
  readonly list: string | undefined
  /** Once it is shown: its first reads need not be asked for again. */
  readonly lend: (answers: InlinedAnswers) => void
  /** What its text is to be set in, where that is something else than now. */
  readonly fonts: () => string | null
  /** Goes on to an address, as a link does. */
  readonly go: (address: string) => void
}

export interface ReadTools extends DrawTools {
  readonly onPainted: () => void
}

export function createDraw(tools: DrawTools): Draw {
  const asked = new Map<string, Drawing>()
  return (url) => {
    const known = asked.get(url)
    if (known) return known
    const drawing = startDrawing(url, tools)
    asked.set(url, drawing)
    setTimeout(() => {
      asked.delete(url)
      drawing.page()?.withdraw()
    }, HOLDS_MS)
    return drawing
  }
}

function startDrawing(url: string, tools: DrawTools): Drawing {
  let page: DrawnPage | null = null
  let onPainted: () => void
  const painted = new Promise<void>((resolve) => (onPainted = resolve))
  const arrived = new Promise<void>((resolve) => {
    void drawnAt(url, { ...tools, onPainted }).then((one) => {
      page = one
      if (one) resolve()
    })
  })
  return { page: () => (page?.language === locale.get() ? page : null), arrived, painted }
}

async function drawnAt(url: string, tools: ReadTools): Promise<DrawnPage | null> {
  try {
    const [answer, { readDrawing }] = await Promise.all([
      fetch(`/drawn${url}`),
      import(/* webpackChunkName: "drawn" */ './drawn-page.tsx'),
    ])
    return await readDrawing(answer, url, tools)
  } catch (error) {
    // Its code is on its way as well, and says what is wrong with the network.
    console.warn(`${url} was not drawn ahead.`, error)
    return null
  }
}
