import type { Locale, Platform } from '@platform/shared-contracts/remote'
import type { ShellSession } from '../app/shell-services.ts'

export interface LanguageTools {
  /** Loads the messages of the shell and of every loaded remote. */
  readonly loadMessages: (language: Locale) => Promise<unknown>
  readonly session: Pick<ShellSession, 'state' | 'verify'>
  readonly fetch: Platform['fetch']
  readonly notify: Platform['notify']
  readonly report: Platform['report']
}

export interface LanguageChange {
  readonly language: Locale
  /** Chosen by the person here, and not the one of their account. */
  readonly isOwn: boolean
  readonly isNewest: () => boolean
}

/** The call that saves a choice to the account. */
export interface LastSaving {
  last?: Promise<boolean>
}
