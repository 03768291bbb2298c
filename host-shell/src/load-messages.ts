import type { Locale } from '@platform/shared-contracts/remote'

/** Puts the shell's words of a language at hand; English always is. Errors: rejects when they do not arrive. */
export async function loadMessages(language: Locale): Promise<void> {
  if (language === 'es') (await import(/* webpackChunkName: "es" */ './es.ts')).addSpanishMessages()
}
