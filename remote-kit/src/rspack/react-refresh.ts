import { dirname } from 'node:path'
import type { RspackPluginInstance } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { REFRESH_RUNTIME } from '../lib/compiler/shared-refresh.ts'

const SOURCES = /\.tsx?$/

/** The kit's own copy, where a team's installation has another one as well. */
export const REFRESH_ALIAS = { 'react-refresh': dirname(REFRESH_RUNTIME) }

/**
 * For development builds: React Refresh as published. Inside a shell, that has connected the runtime to React before, and no
 * federation entry can wait for a shared module.
 */
export function refreshPlugin({ isStandalone }: { readonly isStandalone: boolean }): RspackPluginInstance {
  // Federation's own modules are scripts that run before the shared ones are there.
  return new ReactRefreshRspackPlugin({ injectEntry: isStandalone, test: SOURCES })
}
