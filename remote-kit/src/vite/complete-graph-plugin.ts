import type { Plugin, Rolldown } from 'vite'

/** In the ids of the modules by which federation's plugin gives a remote what the shell shares. */
const SHARED_MODULE = '__loadShare__'
const CONTAINER = 'virtual:mf-REMOTE_ENTRY_ID'
const LIST_OF_SHARED = 'virtual:mf-localSharedImportMap'

/**
 * Has federation's plugin write its modules when all sources are read. It writes into the module of a shared package the
 * names that are imported from it, and takes the sources for complete when no module began to load for 10 ms: on a busy
 * machine it left out the names that a later page imports. If a source has an error, the plugin would wait 10 s for that
 * source before the bundler could report it.
 */
export function completeGraphPlugin(entry: string): Plugin {
  let isGraphRead: Promise<boolean> | undefined
  return {
    name: 'platform-complete-graph',
    enforce: 'pre',
    apply: 'build',
    buildStart() {
      isGraphRead = undefined
    },
    load: {
      order: 'pre',
      async handler(id) {
        const isContainer = id.includes(CONTAINER)
        if (!isContainer && !id.includes(SHARED_MODULE) && !id.includes(LIST_OF_SHARED)) return null
        isGraphRead ??= readGraph(this, entry)
        if (await isGraphRead) return null
        // An empty container would be completed, and only an error ends a build without a file for it.
        if (isContainer) this.error({ message: 'A source has an error: no container is written.', stack: '' })
        return ''
      },
    },
  }
}

/** False when a module has an error, which the bundler reports. */
async function readGraph(context: Rolldown.PluginContext, entry: string): Promise<boolean> {
  const seen = new Set<string>()
  const isRead = async (id: string): Promise<boolean> => {
    if (seen.has(id) || id.includes(SHARED_MODULE)) return true
    seen.add(id)
    const { code, importedIds, dynamicallyImportedIds } = await context.load({ id })
    if (code === null) return false
    const reads = await Promise.all([...importedIds, ...dynamicallyImportedIds].map(isRead))
    return reads.every(Boolean)
  }
  const resolved = await context.resolve(entry)
  return resolved ? isRead(resolved.id) : false
}
