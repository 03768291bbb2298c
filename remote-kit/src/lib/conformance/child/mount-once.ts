import { Component, createElement, StrictMode, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { JSDOM } from 'jsdom'
import { MemoryRouter } from 'react-router'
import type { User } from '@platform/shared-contracts/http'
import { PlatformContext, type Platform, type RemoteModule } from '@platform/shared-contracts/remote'
import { API_FAULTS, type ApiFault } from '../../faults/api-faults.ts'
import type { Finding } from '@platform/shared-contracts/conformance'
import { fakeVisit } from './testing/fake-visit.ts'
import { type Remains, remainsOf, snapshot } from './leaks.ts'
import type { Ledger } from './ledger.ts'
import { UNMOUNTED_TIMEOUT_MS, waitUntilIdle, MOUNTED_TIMEOUT_MS } from './wait-until-idle.ts'
import { messageOf } from './report-to-parent.ts'
import type { Traces } from './traces.ts'

export interface Visit {
  readonly dom: JSDOM
  readonly remote: RemoteModule
  readonly traces: Traces
  readonly path: string
  readonly address: string
  readonly person: Partial<User> | null
  readonly answers: Readonly<Record<string, unknown>>
  readonly fault: ApiFault | null
}

/** A page that was mounted and unmounted; its ledger has what it threw, logged and left, and may still grow. */
export interface Mounted {
  readonly ledger: Ledger
  readonly shown: string
  /** Problems visible in the page. */
  readonly looks: readonly Omit<Finding, 'page'>[]
  readonly remains: Remains
}

/** Runs first, so that what React, the contracts and jsdom's selectors create once is not counted as a leak. */
export function warmUp({ window: { document } }: JSDOM, traces: Traces): Promise<void> {
  return traces.visit('', async (ledger) => {
    const place = document.createElement('div')
    document.body.append(place)
    const root = createRoot(place)
    root.render(createElement('input'))
    await waitUntilIdle({ ledger, timeoutMs: MOUNTED_TIMEOUT_MS })
    document.querySelector('#area:hover')
    await import('@platform/shared-contracts/http')
    root.unmount()
    place.remove()
    // React runs all its work in one loop, which counts for the page that started it: let the loop end before the first
    // page.
    await waitUntilIdle({ ledger, timeoutMs: UNMOUNTED_TIMEOUT_MS })
  })
}

/** Mounts one page, inspects it and unmounts it. */
export function mountOnce(visit: Visit): Promise<Mounted> {
  return visit.traces.visit(visit.path, (ledger) => mountInside(visit, ledger))
}

async function mountInside(visit: Visit, ledger: Ledger): Promise<Mounted> {
  const { dom, traces } = visit
  const { faults } = ledger
  const before = snapshot(dom)
  const shownFor = { ledger, timeoutMs: MOUNTED_TIMEOUT_MS }
  let pending = 0
  const root = openRoot(dom, faults)
  root.render(treeOf(visit, faults, (change) => (pending += change)))
  await waitUntilIdle({ ...shownFor, pending: () => pending })
  // On a busy machine a page may just be slow: report a missing heading only after the full waiting time.
  const lacksHeading = () => faults.length === 0 && !dom.window.document.querySelector('#area h1')
  if (lacksHeading()) await waitUntilIdle({ ...shownFor, pending: () => Number(lacksHeading()) })
  const shown = faults[0] ? `(threw) ${faults[0]}` : shownIn(dom)
  const looks = faults.length > 0 ? [] : lookAt(dom, ledger)
  root.unmount()
  await waitUntilIdle({ ledger, timeoutMs: UNMOUNTED_TIMEOUT_MS })
  ledger.hasLeft = true
  return { ledger, shown, looks, remains: remainsOf(before, dom, ledger, traces) }
}

function openRoot({ window: { document } }: JSDOM, faults: string[]): Root {
  const area = document.getElementById('area')
  if (!area) throw new Error('There is no area to mount in.')
  const note = (error: unknown) => faults.push(messageOf(error))
  return createRoot(area, { onUncaughtError: note, onCaughtError: note, onRecoverableError: note })
}

function treeOf(visit: Visit, faults: string[], onPending: (change: 1 | -1) => void): ReactNode {
  const { remote, path, address } = visit
  const platform = platformOf(visit, onPending)
  const onFault = (error: unknown) => void faults.push(messageOf(error))
  const page = createElement(LazyPage, { remote, path, onFault, onPending })
  const inner = remote.Root ? createElement(remote.Root, null, page) : page
  return createElement(
    StrictMode,
    null,
    createElement(
      MemoryRouter,
      { initialEntries: [address] },
      createElement(Boundary, null, createElement(PlatformContext, { value: platform }, inner)),
    ),
  )
}

/** Renders the page only after its module is loaded, as the shell does. */
class LazyPage extends Component<
  {
    readonly remote: RemoteModule
    readonly path: string
    readonly onFault: (error: unknown) => void
    readonly onPending: (change: 1 | -1) => void
  },
  { readonly made: ReactNode }
> {
  override state = { made: null as ReactNode }

  override componentDidMount(): void {
    const { remote, path, onFault, onPending } = this.props
    const route = remote.routes.find((one) => one.path === path)
    onPending(1)
    Promise.resolve(route?.lazy())
      .then((module) => {
        if (!module?.Component) throw new Error('its module exports no Component')
        this.setState({ made: createElement(module.Component) })
      })
      .catch(onFault)
      .finally(() => onPending(-1))
  }

  override render(): ReactNode {
    return this.state.made
  }
}

class Boundary extends Component<{ readonly children?: ReactNode }, { readonly isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override state = { isBroken: false }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children
  }
}

function platformOf({ person, answers, fault }: Visit, onPending: (change: 1 | -1) => void): Platform {
  const platform = fakeVisit(person, answers)
  const fetch = fault ? API_FAULTS[fault](platform.fetch) : platform.fetch
  return {
    ...platform,
    async fetch(path, init) {
      onPending(1)
      try {
        return await fetch(path, init)
      } finally {
        onPending(-1)
      }
    },
  }
}

function lookAt({ window: { document } }: JSDOM, { requests }: Ledger): Omit<Finding, 'page'>[] {
  const headings = document.querySelectorAll('#area h1').length
  const outside = [...document.body.children].filter(({ id }) => id !== 'area')
  const foreign = [...foreignAddresses(document), ...requests].filter(isForeign)
  return [
    ...(headings === 1
      ? []
      : [{ check: 'h1', message: `has ${headings} headings of level 1, but needs exactly one` }]),
    ...outside.map(({ tagName, id }) => ({
      check: 'area',
      message: `renders <${tagName.toLowerCase()}${id ? ` id="${id}"` : ''}> outside its area`,
    })),
    ...[...new Set(foreign)].map((url) => ({
      check: 'requests',
      message: `requests ${url}, which does not belong to the platform`,
    })),
  ]
}

function foreignAddresses(document: Document): string[] {
  const elements = document.querySelectorAll('[src], link[href], object[data]')
  return [...elements].map(
    (one) => one.getAttribute('src') ?? one.getAttribute('href') ?? one.getAttribute('data') ?? '',
  )
}

function isForeign(url: string): boolean {
  return /^(https?:)?\/\//.test(url) && !/^(https?:)?\/\/localhost(:\d+)?\//.test(url)
}

function shownIn({ window: { document } }: JSDOM): string {
  const element =
    document.querySelector('#area [role=alert]') ??
    document.querySelector('#area [role=status]') ??
    document.querySelector('#area h1')
  return (element?.textContent ?? '(nothing)').trim().replaceAll(/\s+/g, ' ').slice(0, 90)
}
