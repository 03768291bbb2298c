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
