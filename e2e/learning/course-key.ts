import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const MODULES = path.resolve(import.meta.dirname, '../../platform-server/src/domain/courses')

/**
 * From the text of a question to its right option. Read from the course's own files, since the server never reveals it.
 */
export function courseKey(code: string, language: 'en' | 'es' = 'en'): ReadonlyMap<string, string> {
  const folder = path.join(MODULES, 'content', code, language === 'en' ? '' : language)
  const written = path.join(folder, 'questions.json')
  if (existsSync(written)) {
    const questions = read<{ text: string; options: string[]; correct: number }[]>(written)
    return new Map(questions.map(({ text, options, correct }) => [text, options[correct] ?? '']))
  }
  const outlines = read<{ code: string; practice: { text: string; options: string[]; answer: number }[] }[]>(
    path.join(MODULES, 'outlines.json'),
  )
  const practice = outlines.find((outline) => outline.code === code)?.practice ?? []
  return new Map(practice.map(({ text, options, answer }) => [text, options[answer] ?? '']))
}

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content
}
