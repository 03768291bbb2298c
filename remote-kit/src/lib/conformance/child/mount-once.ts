import { Component, createElement, StrictMode, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { JSDOM } from 'jsdom'
import { MemoryRouter } from 'react-router'
import type { User } from '@platform/shared-contracts/http'
import { PlatformContext, type Platform, type RemoteModule } from '@platform/shared-contracts/remote'
import { API_FAULTS, type ApiFault } from '../../faults/api-faults.ts'
import type { Finding } from '../finding.ts'
import { fakeVisit } from './testing/fake-visit.ts'
import { leftBehind, snapshot } from './left-behind.ts'
import { messageOf } from './tell.ts'
import type { Traces } from './traces.ts'
import { quiet } from './quiet.ts'

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

export interface Mounted {
  readonly findings: readonly Omit<Finding, 'page'>[]
  readonly shown: string
}

/** What React, the contracts and jsdom's selectors keep for as long as the document lives is there before anybody counts. */
export async function warmUp({ window: { document } }: JSDOM): Promise<void> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(createElement('input'))
  await quiet(() => 0)
  document.querySelector('#area:hover')
  await import('@platform/shared-contracts/http')
  root.unmount()
  place.remove()
}

/** Mounts one page, looks at it, takes it away, and tells what it did meanwhile and what it left. */
export function mountOnce(visit: Visit): Promise<Mounted> {
  return visit.traces.visit(() => mountInside(visit))
}

async function mountInside(visit: Visit): Promise<Mounted> {
  const { dom, traces } = visit
  const faults: string[] = []
  const errors = collectErrors(faults)
  const before = snapshot(dom, traces)
  let pending = 0
  const root = openRoot(dom, faults)
  root.render(treeOf(visit, faults, (change) => (pending += change)))
  await quiet(() => pending)
  // A page is slow on a busy machine, and that is no fault of it: what it misses is told once it had its time.
  const lacksHeading = () => faults.length === 0 && !dom.window.document.querySelector('#area h1')
  if (lacksHeading()) await quiet(() => Number(lacksHeading()))
  const shown = shownIn(dom)
  const findings = lookAt(dom, visit)
  root.unmount()
  await quiet(() => 0)
  const left = await leftBehind(before, dom, traces)
  errors.stop()
  return {
    shown: faults[0] ? `(threw) ${faults[0]}` : shown,
    findings: [
      ...[...new Set(faults)].map((message) => ({ check: 'throws', message })),
      ...[...new Set(errors.logged)].map((message) => ({ check: 'console', message })),
      ...(faults.length > 0 ? [] : findings),
      ...left,
    ],
  }
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

/** The shell has the page's module before it shows it. */
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

function lookAt({ window: { document } }: JSDOM, { traces }: Visit): Omit<Finding, 'page'>[] {
  const headings = document.querySelectorAll('#area h1').length
  const outside = [...document.body.children].filter(({ id }) => id !== 'area')
  const foreign = [...foreignAddresses(document), ...traces.requests()].filter(isForeign)
  return [
    ...(headings === 1
      ? []
      : [{ check: 'h1', message: `has ${headings} headings of level 1, and needs exactly one` }]),
    ...outside.map(({ tagName, id }) => ({
      check: 'area',
      message: `renders <${tagName.toLowerCase()}${id ? ` id="${id}"` : ''}> outside its area`,
    })),
    ...[...new Set(foreign)].map((url) => ({
      check: 'requests',
      message: `asks ${url}, which is not the platform`,
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
  const words =
    document.querySelector('#area [role=alert]') ??
    document.querySelector('#area [role=status]') ??
    document.querySelector('#area h1')
  return (words?.textContent ?? '(nothing)').trim().replaceAll(/\s+/g, ' ').slice(0, 90)
}

function collectErrors(faults: string[]) {
  const logged: string[] = []
  const log = console.error
  console.error = (...given: unknown[]) =>
    void logged.push(given.map(textOf).join(' ').split('\n')[0]?.slice(0, 300) ?? '')
  const onRejection = (error: unknown) => void faults.push(`nobody caught ${messageOf(error)}`)
  process.on('unhandledRejection', onRejection)
  process.on('uncaughtException', onRejection)
  return {
    logged,
    stop: () => {
      console.error = log
      process.off('unhandledRejection', onRejection)
      process.off('uncaughtException', onRejection)
    },
  }
}

function textOf(value: unknown): string {
  return value instanceof Error ? value.message : String(value)
}
