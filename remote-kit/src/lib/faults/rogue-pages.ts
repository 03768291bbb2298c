interface RoguePage {
  /** Source of a page module, in TypeScript with JSX. It exports the page as `Component`, or else as `Page`. */
  readonly source: string
  /** What conformance must report about it, so that it never reaches a visitor. */
  readonly found: RegExp
}

/**
 * Pages that do harm, each in its own way. The end-to-end tests show that the platform survives them, the kit's tests
 * that conformance finds them before a release.
 */
export const ROGUE_PAGES = {
  import: {
    source: `throw new Error('thrown at import')
export function Page() { return null }`,
    found: /throws.*thrown at import/,
  },
  'no-page': { source: `export const Nothing = 1`, found: /throws.*exports no Component/ },
  mount: {
    source: `import { useState } from 'react'
export function Page() {
  const [value] = useState(() => { throw new Error('thrown at mount') })
  return <p>{value}</p>
}`,
    found: /throws.*thrown at mount/,
  },
  render: {
    source: `import { useState } from 'react'
export function Page() {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('thrown while rendering')
  return <><h1>Fine so far</h1><button onClick={() => setBroken(true)}>Break</button></>
}`,
    // It only throws when a user presses the button, so conformance misses it: rollouts and boundaries catch this.
    found: /^$/,
  },
  effect: {
    source: `import { useLayoutEffect, useState } from 'react'
export function Page() {
  const [count, setCount] = useState(0)
  useLayoutEffect(() => setCount(count + 1))
  return <h1>Looping {count}</h1>
}`,
    found: /throws.*Maximum update depth/,
  },
  leak: {
    source: `import { useEffect } from 'react'
export function Page() {
  useEffect(() => {
    const retained = []
    window.setInterval(() => retained.push(new Array(1000).fill(0)), 5)
    window.addEventListener('click', () => { throw new Error('a listener that outlived its page') })
    return () => { throw new Error('thrown at unmount') }
  }, [])
  return <h1>Leaking</h1>
}`,
    found:
      /throws.*thrown at unmount[^]*intervals? (is|are) still running[^]*a listener is not removed: window click|leak.*intervals are still running/,
  },
  promise: {
    source: `import { useEffect } from 'react'
export function Page() {
  useEffect(() => void Promise.reject(new Error('unhandled rejection')), [])
  return <h1>Rejecting</h1>
}`,
    found: /throws.*uncaught.*unhandled rejection/,
  },
  window: {
    source: `const width = window.innerWidth
export function Page() { return <h1>{width}</h1> }`,
    found: /server.*window is not defined/,
  },
  global: {
    source: `import { useEffect } from 'react'
export function Page() {
  useEffect(() => { globalThis.rogueCache = [] }, [])
  return <h1>Sharing</h1>
}`,
    found: /leak.*a global variable is not removed: rogueCache/,
  },
  outside: {
    source: `import { useEffect } from 'react'
export function Page() {
  useEffect(() => {
    const banner = document.createElement('aside')
    document.body.append(banner)
    return () => banner.remove()
  }, [])
  return <h1>Everywhere</h1>
}`,
    found: /area.*<aside> outside its area/,
  },
  foreign: {
    source: `export function Page() { return <><h1>Tracking</h1><img alt="" src="https://tracker.example/dot.gif" /></> }`,
    found: /requests.*https:\/\/tracker\.example/,
  },
  heading: { source: `export function Page() { return <h2>No title</h2> }`, found: /h1.*0 headings/ },
  timers: {
    source: `import { useEffect } from 'react'
export function Page() {
  useEffect(() => { const again = () => setTimeout(again, 5); again() }, [])
  return <h1>Ticking</h1>
}`,
    found: /leak.*timers keep being set/,
  },
} as const satisfies Record<string, RoguePage>

export type RogueFault = keyof typeof ROGUE_PAGES
