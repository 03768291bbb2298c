/** What a remote can be built with; each has a preset in this kit. */
export const BUNDLERS = ['webpack', 'rspack', 'vite'] as const
export type Bundler = (typeof BUNDLERS)[number]

/** A running development server of one remote, with its first build behind it. */
export interface DevelopmentServer {
  readonly port: number
  /** Has the pages that are open load themselves again. */
  readonly reloadPages: () => void
  readonly stop: () => Promise<void>
}

export interface DevelopmentWish {
  /** Another one than the remote's own. */
  readonly port?: number
  /** Address of the platform whose shell it is for; `null` by itself, on the kit's own page. */
  readonly into: string | null
  /** Receives the result of each build. */
  readonly progress: (line: string) => void
  /** Resolves when the caller no longer waits for the server. */
  readonly end: Promise<void>
  /** Before anything is started. Errors: whatever refuses the port. */
  readonly requirePort: (port: number) => Promise<void>
}

/** How the commands use a bundler. */
export interface BundlerRun {
  /** Builds the remote in `dir` for release. Answers the folder. Errors: BuildError with what the bundler says. */
  readonly buildRemote: (dir: string) => Promise<string>
  /** Errors: BuildError without a sound configuration. */
  readonly serveRemote: (dir: string, wish: DevelopmentWish) => Promise<DevelopmentServer>
}

export function configFileOf(bundler: Bundler): string {
  return `${bundler}.config.mjs`
}
