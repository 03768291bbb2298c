import type { DevelopmentServer, DevelopmentOptions } from './bundler.ts'

/** What webpack and Rspack have in common here. */
export interface Stats {
  readonly startTime?: number | undefined
  readonly endTime?: number | undefined
  readonly hasErrors: () => boolean
  readonly toString: (options: { all: boolean; errors: boolean; colors: boolean }) => string
}

export interface ServedCompiler {
  /** Calls the listener with each build. */
  readonly onDone: (listener: (stats: Stats) => void) => void
  /** Of webpack-dev-server or of @rspack/dev-server, which is made of it. */
  readonly server: {
    readonly start: () => Promise<void>
    readonly stop: () => Promise<void>
    readonly sendMessage: (clients: never[], type: string) => void
    readonly webSocketServer?: { readonly clients: readonly unknown[] } | null | undefined
  }
}

/** Starts a development server; answers when its first build is there. */
export async function serveCompiler(
  port: number,
  { onDone, server }: ServedCompiler,
  { progress, end }: DevelopmentOptions,
): Promise<DevelopmentServer> {
  const isBuilt = new Promise<void>((built) =>
    onDone((stats) => {
      progress(buildSummary(stats))
      built()
    }),
  )
  await server.start()
  await Promise.race([isBuilt, end])
  return {
    port,
    reloadPages: () =>
      server.sendMessage((server.webSocketServer?.clients ?? []) as never[], 'static-changed'),
    stop: () => server.stop(),
  }
}

function buildSummary(stats: Stats): string {
  if (stats.hasErrors()) return stats.toString({ all: false, errors: true, colors: false })
  return `built in ${(((stats.endTime ?? 0) - (stats.startTime ?? 0)) / 1000).toFixed(1)} s`
}
