import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import type { Language } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'

const CONTENT = path.resolve(import.meta.dirname, '../../platform-server/src/domain/courses/content')

const lessonFiles = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.md'))

/** Every right option of the checks in the lessons of a course. */
export function checkKey(code: string, language: Language = SOURCE_LANGUAGE): ReadonlySet<string> {
  const folder = path.join(CONTENT, code, language === SOURCE_LANGUAGE ? '' : language)
  const right = lessonFiles(folder).flatMap((file) => [
    ...readFileSync(path.join(folder, file), 'utf8').matchAll(/^- \[x\] (.+)$/gm),
  ])
  return new Set(right.map(([, option]) => option ?? ''))
}

/** The lessons of a course, in its order. */
export function lessonIds(code: string): readonly string[] {
  return lessonFiles(path.join(CONTENT, code))
    .toSorted()
    .map((file) => `${code}-${file.replace(/^\d+-|\.md$/g, '')}`)
}

/** Ticks the right answers of the check of the open lesson. */
export async function answerCheck(check: Locator, key: ReadonlySet<string>): Promise<void> {
  for (const radio of await check.getByRole('radio').all())
    if (key.has(await radio.evaluate((each) => each.closest('label')?.innerText ?? ''))) await radio.check()
}
