/** The supported bundlers; each has a preset in this kit. */
export const BUNDLERS = ['webpack', 'rspack', 'vite'] as const
export type Bundler = (typeof BUNDLERS)[number]

/** A running development server of one remote; the first build is complete. */
export interface DevelopmentServer {
  readonly port: number
  /** Reloads all open pages. */
  readonly reloadPages: () => void
  readonly stop: () => Promise<void>
}

export interface DevelopmentOptions {
  /** A port other than the remote's own. */
  readonly port?: number
  /** Address of the platform whose shell loads the remote; `null` to run it alone, on the kit's own page. */
  readonly into: string | null
  /** Receives the result of each build. */
  readonly progress: (line: string) => void
  /** Resolves when the caller no longer waits for the server. */
  readonly end: Promise<void>
  /** Called before anything starts. Errors: if the port is not available. */
  readonly requirePort: (port: number) => Promise<void>
}

/** The bundler's interface for the commands. */
export interface BundlerRun {
  /** Builds the remote in `dir` for release. Returns the folder. Errors: BuildError with the bundler's messages. */
  readonly buildRemote: (dir: string) => Promise<string>
  /** Errors: BuildError if the configuration is invalid. */
  readonly serveRemote: (dir: string, wish: DevelopmentOptions) => Promise<DevelopmentServer>
}

export function configFileOf(bundler: Bundler): string {
  return `${bundler}.config.mjs`
}
