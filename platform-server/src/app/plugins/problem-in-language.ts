import type { Language, Problem } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { problemMessage } from '../../lib/messages/problem-messages.ts'
import type { ProblemError } from '../../lib/problem.ts'
import { fieldProblems } from '../../locales/en/field-problems.ts'

const fieldMessages = createMessages({ fieldProblems })
const fieldKeys = new Map<string, keyof typeof fieldProblems>(
  Object.entries(fieldProblems).map(([key, text]) => [text, key as keyof typeof fieldProblems]),
)

/** What the client sees of a refusal, in its language. */
export function problemIn(language: Language, { code, text, extras }: ProblemError): Problem {
  const { field, fields, schemaFaults, challenge } = extras
  const common = { code, ...(challenge && { challenge }) }
  if (schemaFaults) {
    const { message, fields: faults } = schemaProblem(language, schemaFaults)
    return { message, ...common, fields: faults }
  }
  const message = problemMessage(language, text)
  if (field !== undefined) return { message, ...common, fields: { [field]: message } }
  if (!fields) return { message, ...common }
  const named = Object.entries(fields).map(([name, own]) => [name, problemMessage(language, own)])
  return { message, ...common, fields: Object.fromEntries(named) }
}

/** What a schema says of fields, each in a sentence in the source language. The message is the first of them there. */
export function schemaProblem(
  language: Language,
  faults: Readonly<Record<string, string>>,
  message?: string,
) {
  const [first = ''] = Object.values(faults)
  if (language === SOURCE_LANGUAGE) return { message: message ?? first, code: 'invalid', fields: faults }
  const texts = fieldMessages(language)
  const named = Object.entries(faults).map(([name, text]) => [name, texts[fieldKeys.get(text) ?? 'other']])
  return {
    message: problemMessage(language, { key: 'invalid', values: {} }),
    code: 'invalid',
    fields: Object.fromEntries(named),
  }
}
