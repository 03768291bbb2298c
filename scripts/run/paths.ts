import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')
export const CACHE = join(ROOT, '.cache')
/** The project's own Node, whatever the machine has. */
export const NODE = process.execPath

export const REMOTES = ['remote-public', 'remote-learner', 'remote-admin'] as const
export const BUILT_PACKAGES = ['host-shell', ...REMOTES] as const
export type BuiltPackage = (typeof BUILT_PACKAGES)[number]

/** PATH on which `node` and the tools are the project's own. */
export const toolPath = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(':')
