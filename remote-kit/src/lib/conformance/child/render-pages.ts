import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { PlatformContext, type Platform, type RemoteModule } from '@platform/shared-contracts/remote'
import { ONCALL_TENANT } from '@platform/shared-contracts/rules'
import { addressOf, type PagePlan } from '../page-plan.ts'
import { evaluate, sharedModules } from './shared-modules.ts'
import { messageOf, reportToParent, reportFinding, runOnce } from './report-to-parent.ts'

/*
 * Without a browser: the module is imported and every public page rendered, as the platform does it for the first
 * visit. There is no window here, so a module that asks for one while it is imported is found.
 */

const NOTHING = () => undefined
const noCart = { items: () => [], subscribe: () => NOTHING, add: NOTHING, remove: NOTHING, clear: NOTHING }

const visitor: Platform = {
  tenant: ONCALL_TENANT,
  session: { status: 'anonymous', user: null },
  fetch: () => new Promise(NOTHING),
  cart: noCart,
  notify: NOTHING,
  report: NOTHING,
  page: { answer: () => null, describe: NOTHING },
}

runOnce(sharedModules, async ({ bundle, routes, remote: id, skipped }: PagePlan, shared) => {
  const remote = evaluate(bundle, shared)
  if (!remote?.routes) throw new Error('src/remote.ts exports no "remote" made by defineRemote')
  if (remote.id !== id)
    reportFinding({
      check: 'routes',
      message: `the id is ${remote.id} in src/remote.ts, but ${id} in remote.json`,
    })
  reportRouteMismatches(remote, routes)
  for (const route of routes.filter(({ access, path }) => !access && !skipped.includes(path))) {
    reportToParent({ type: 'page', page: route.path, what: 'renders on the server' })
    await renderOne(remote, route).catch((error: unknown) =>
      reportFinding({ check: 'server', page: route.path, message: messageOf(error) }),
    )
  }
})

/** Every listed path has a page, and every page is listed. */
function reportRouteMismatches({ routes }: RemoteModule, listed: PagePlan['routes']): void {
  const written = new Set(routes.map(({ path }) => path))
  const known = new Set(listed.map(({ path }) => path))
  for (const path of known)
    if (!written.has(path))
      reportFinding({
        check: 'routes',
        page: path,
        message: 'is listed in remote.json, but src/remote.ts has no page for it',
      })
  for (const path of written)
    if (!known.has(path))
      reportFinding({
        check: 'routes',
        page: path,
        message: 'is in src/remote.ts, but not listed in remote.json',
      })
}

async function renderOne({ routes, Root }: RemoteModule, route: PagePlan['routes'][number]): Promise<void> {
  const page = await routes.find(({ path }) => path === route.path)?.lazy()
  if (!page) return
  if (typeof page.Component !== 'function' && typeof page.Component !== 'object')
    throw new Error('its module exports no Component')
  const inner: ReactNode = createElement(page.Component)
  renderToString(
    createElement(
      StaticRouter,
      { location: addressOf(route) },
      createElement(PlatformContext, { value: visitor }, Root ? createElement(Root, null, inner) : inner),
    ),
  )
}
