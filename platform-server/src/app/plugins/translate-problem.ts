import type { Language, Problem } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { accountProblems } from '../../locales/en/account-problems.ts'
import { fieldProblems } from '../../locales/en/field-problems.ts'
import { trainingProblems } from '../../locales/en/training-problems.ts'

const accountMessages = createMessages({ accountProblems })
const trainingMessages = createMessages({ trainingProblems })
const fieldMessages = createMessages({ fieldProblems })
const fieldKeys = new Map<string, keyof typeof fieldProblems>(
  Object.entries(fieldProblems).map(([key, text]) => [text, key as keyof typeof fieldProblems]),
)

/**
 * A problem with its messages in a language, by its code; unchanged where that has no translation. A problem is thrown
 * with a message in the source language, which may name details that a translation leaves out.
 */
export function translateProblem(language: Language, problem: Problem, retryAfterSeconds = 60): Problem {
  if (language === SOURCE_LANGUAGE) return problem
  const message = messageOf(language, problem.code ?? '', Math.ceil(retryAfterSeconds / 60))
  if (message === null) return problem
  const names = Object.entries(problem.fields ?? {})
  if (names.length === 0) return { ...problem, message }
  const textOf = (english: string) =>
    problem.code === 'invalid' ? fieldMessages(language)[fieldKeys.get(english) ?? 'other'] : message
  const fields = names.map(([name, text]) => [name, textOf(text)])
  return { ...problem, message, fields: Object.fromEntries(fields) }
}

function messageOf(language: Language, code: string, minutes: number): string | null {
  const messages = { ...accountMessages(language), ...trainingMessages(language) }
  if (!isTranslated(code)) return null
  const message = messages[code]
  return typeof message === 'string' ? message : message({ minutes })
}

function isTranslated(code: string): code is keyof typeof accountProblems | keyof typeof trainingProblems {
  return Object.hasOwn(accountProblems, code) || Object.hasOwn(trainingProblems, code)
}
