import { join } from 'node:path'

export interface MonolithBuild {
  readonly name: string
  /** The folder of its build. */
  readonly dist: string
  /** As the product is; otherwise the browser renders, as in most single-page applications. */
  readonly isServerRendered: boolean
}

const DIST = join(import.meta.dirname, '../dist')

export const BROWSER_RENDERED: MonolithBuild = {
  name: 'monolith',
  dist: join(DIST, 'monolith'),
  isServerRendered: false,
}

export const SERVER_RENDERED: MonolithBuild = {
  name: 'server-rendered monolith',
  dist: join(DIST, 'server-rendered-monolith'),
  isServerRendered: true,
}
