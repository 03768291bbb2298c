import styles from './remote-area.module.css'

/** Where a drawn page stands in the document: out of sight, in its place, or there before the router has come to it. */
export interface DrawnArea {
  readonly element: HTMLElement
  /** Out of sight, where styles and layout are done while nobody waits for them. `fonts`: in place of the document's. */
  readonly layOut: (fonts: string | null) => void
  /** In its place. */
  readonly show: () => void
  /** Instead of what the router has on screen. */
  readonly showInFront: () => void
  readonly isInFront: () => boolean
  /** In its place again, with what the router has on screen. */
  readonly stepBack: () => void
  readonly takeAway: () => void
  /** The same, where it is out of sight. */
  readonly withdraw: () => void
}

/** One page at a time is laid out ahead. */
let laidOut: DrawnArea | null = null

let front: DrawnArea | null = null

/** `css`: what only its page needs; `url`: its path and query. */
export function drawnArea(content: readonly Node[], css: string, url: string): DrawnArea {
  const element = document.createElement('div')
  element.append(...content)
  const sheet = new CSSStyleSheet()
  // It waits beside another page, which has its own idea of the same classes.
  element.dataset.drawnPage = ''
  sheet.replaceSync(`@scope ([data-drawn-page]) {${css}}`)
  const put = (...classes: readonly (string | undefined)[]) => {
    element.className = classes.join(' ')
    if (element.isConnected) return
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    document.getElementById('main')?.append(element)
  }
  const area: DrawnArea = {
    element,
    layOut: (fonts) => {
      laidOut?.withdraw()
      laidOut = area
      if (fonts !== null) element.style.setProperty('--font-family', fonts)
      if (canWait(element)) put(styles.ahead)
    },
    show: () => put(styles.drawn),
    showInFront: () => {
      put(styles.drawn, styles.front)
      front = area
      mainData().drawn = url
    },
    isInFront: () => front === area,
    stepBack: () => {
      put(styles.drawn)
      if (front !== area) return
      front = null
      delete mainData().drawn
    },
    takeAway: () => {
      element.remove()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    },
    withdraw: () => {
      if (element.className === styles.ahead) area.takeAway()
    },
  }
  return area
}

/** Not before React has compared the document with its own; nor where radio buttons take the choice from others of their name. */
function canWait(area: HTMLElement): boolean {
  return document.querySelector('[data-ready] #main') !== null && !area.querySelector('[type=radio]')
}

function mainData(): DOMStringMap {
  return document.getElementById('main')?.dataset ?? {}
}
