import type { ComponentType, ReactNode } from 'react'
import type { ReadableAtom } from 'nanostores'
import type { Locale } from './locale.ts'

/** A route's own module: the page. */
export interface RouteModule {
  readonly Component: ComponentType
}

export interface RemoteRoute {
  /** Exactly one of the listing's paths. */
  readonly path: string
  readonly lazy: () => Promise<RouteModule>
}

/** The only thing a remote exposes, as `./app`, under the export name `remote`. */
export interface RemoteModule {
  readonly id: string
  readonly routes: readonly RemoteRoute[]
  /** Wraps every page of the remote: its store, its providers. Remounted for a new `Platform`. */
  readonly Root?: ComponentType<{ readonly children: ReactNode }>
  /**
   * Loads the messages of a language before the page is shown in it; repeated calls do nothing. A remote without it
   * stays in English and is marked as English while the shell uses another language.
   */
  readonly loadMessages?: (language: Locale) => Promise<void>
  /** The language of the page that shows, in a remote that has not translated all of its pages. */
  readonly language?: ReadableAtom<Locale>
}

export function defineRemote(remote: RemoteModule): RemoteModule {
  return remote
}
