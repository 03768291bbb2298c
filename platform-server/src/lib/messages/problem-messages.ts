import type { GetICUArgs } from '@schummar/icu-type-parser'
import type { Language } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { accountProblems } from '../../locales/en/account-problems.ts'
import { ltiProblems } from '../../locales/en/lti-problems.ts'
import { siteProblems } from '../../locales/en/site-problems.ts'
import { trainingProblems } from '../../locales/en/training-problems.ts'
import { createMessages } from './create-messages.ts'
import type { ArgumentTypes } from './message-types.ts'

const CATALOGS = [
  createMessages({ accountProblems }),
  createMessages({ trainingProblems }),
  createMessages({ siteProblems }),
  createMessages({ ltiProblems }),
] as const

type Texts = typeof accountProblems & typeof trainingProblems & typeof siteProblems & typeof ltiProblems

/**
 * The key of a problem's text in the catalogs: the code that clients see, and after a colon what this text says more
 * precisely, as in `link-expired:verification`.
 */
export type ProblemKey = keyof Texts
export type ProblemValues<Key extends ProblemKey> = GetICUArgs<Texts[Key], ArgumentTypes>

export type TextValues = Readonly<Record<string, string | number | Date>>
type AnyMessage = string | ((values: TextValues) => string)

/** A problem's text with the values that it names. */
export interface ProblemText {
  readonly key: ProblemKey
  readonly values: TextValues
}

export function problemMessage(language: Language, { key, values }: ProblemText): string {
  const message = messagesOf(language)[key]
  return typeof message === 'function' ? message(values) : message
}

export function problemCode(key: ProblemKey): string {
  return key.split(':')[0] ?? key
}

const byLanguage = new Map<Language, Readonly<Record<ProblemKey, AnyMessage>>>()

function messagesOf(language: Language): Readonly<Record<ProblemKey, AnyMessage>> {
  const known = byLanguage.get(language)
  if (known) return known
  const all = Object.assign({}, ...CATALOGS.map((messages) => messages(language)))
  byLanguage.set(language, all)
  return all
}

/** In the source language: for logs, commands and the audit log. */
export const sourceMessage = (text: ProblemText): string => problemMessage(SOURCE_LANGUAGE, text)
