import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'

const CONTENT = path.resolve(import.meta.dirname, '../../../platform-server/src/domain/courses/content')
const PLAN = 'plan-parts'

interface Texts {
  readonly title: string
  readonly slots: readonly { readonly label: string }[]
  readonly parts: readonly { readonly text: string }[]
}
interface Source extends Texts {
  readonly id: string
  readonly slots: readonly { readonly label: string; readonly part: number }[]
}

/** The exercise on the emergency action plan: its title, and which part belongs into which place. */
export function planParts(code: string, language: Language) {
  const source = read<readonly Source[]>(code).find(({ id }) => id === PLAN)
  const texts =
    language === SOURCE_LANGUAGE ? source : read<Record<string, Texts>>(`${code}/${language}`)[PLAN]
  if (!source || !texts) throw new Error(`${code} has no exercise ${PLAN}.`)
  const places = source.slots.map(({ part }, index) => ({
    label: texts.slots[index]?.label ?? '',
    part: texts.parts[part]?.text ?? '',
  }))
  return { title: texts.title, places }
}

function read<File>(folder: string): File {
  return JSON.parse(readFileSync(path.join(CONTENT, folder, 'exercises.json'), 'utf8')) as File
}
