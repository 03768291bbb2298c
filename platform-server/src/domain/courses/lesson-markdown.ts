import type { Exercise, LessonBlock } from '@platform/shared-contracts/http'
import { lexer, type Token, type Tokens } from 'marked'
import { parse } from 'yaml'
import type { CheckOption, CheckQuestion } from './checks/check-question.ts'

interface ParsedLesson {
  /** The front matter, as it is written. */
  readonly settings: unknown
  readonly blocks: readonly LessonBlock[]
  readonly check: readonly CheckQuestion[]
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/
const CHECK = 'Check'
/** Without its quote until the checks of every lesson have one. */
const OPTION_PARTS: ReadonlySet<string> = new Set(['text,blockquote', 'paragraph,blockquote'])

/**
 * A lesson from its file: front matter with the `title`, paragraphs, `##` headings, lists, tables, `> ` notes, `>
 * Recommended: ` for what we advise beyond the standard, `![what it shows](figure:name "caption")`, `![](exercise:name)`
 * for one of exercises.json, and under `## Check` questions with a task list of options, each with a quote below it that
 * says why it is right or wrong, and the explanation as a quote that ends with its `[paragraph]`.
 *
 * Errors  throws, saying what cannot be read: anything that is not in this list would not reach any screen.
 */
export function parseLesson(
  id: string,
  file: string,
  exercises: ReadonlyMap<string, Exercise>,
): ParsedLesson {
  const head = FRONT_MATTER.exec(file)
  if (!head) throw new Error(`${id}: it has no front matter`)
  const tokens = lexer(file.slice(head[0].length)).filter(({ type }) => type !== 'space')
  const at = tokens.findIndex((token) => token.type === 'heading' && token['text'] === CHECK)
  if (at < 0) throw new Error(`${id}: it has no "## ${CHECK}"`)
  return {
    settings: parse(head[1] ?? ''),
    blocks: tokens.slice(0, at).map((token) => toExercise(id, token, exercises) ?? toBlock(id, token)),
    check: toQuestions(id, tokens.slice(at + 1)),
  }
}

function toBlock(id: string, token: Token): LessonBlock {
  switch (token.type) {
    case 'heading':
      return { kind: 'heading', text: plain(id, token['text']) }
    case 'paragraph':
      return toFigure(token as Tokens.Paragraph) ?? { kind: 'paragraph', text: plain(id, token['text']) }
    case 'list':
      return toList(id, token as Tokens.List)
    case 'table':
      return toTable(id, token as Tokens.Table)
    case 'blockquote':
      return toNote(id, token as Tokens.Blockquote)
    default:
      throw new Error(`${id}: a lesson cannot contain ${token.type}: ${token.raw.slice(0, 60)}`)
  }
}

function toExercise(id: string, token: Token, exercises: ReadonlyMap<string, Exercise>): LessonBlock | null {
  const image = token.type === 'paragraph' ? onlyImage(token as Tokens.Paragraph) : null
  if (!image?.href.startsWith('exercise:')) return null
  const name = image.href.slice('exercise:'.length)
  const exercise = exercises.get(name)
  if (!exercise) throw new Error(`${id}: exercises.json has no ${name}`)
  return { kind: 'exercise', exercise }
}

function onlyImage({ tokens }: Tokens.Paragraph): Tokens.Image | null {
  const [image] = tokens as (Tokens.Image | undefined)[]
  return tokens.length === 1 && image?.type === 'image' ? image : null
}

function toFigure(token: Tokens.Paragraph): LessonBlock | null {
  const image = onlyImage(token)
  if (!image?.href.startsWith('figure:')) return null
  return {
    kind: 'figure',
    name: image.href.slice('figure:'.length),
    alt: image.text,
    caption: image.title ?? '',
  }
}

function toList(id: string, { items, ordered }: Tokens.List): LessonBlock {
  return { kind: 'list', isOrdered: ordered, items: items.map(({ text }) => plain(id, text)) }
}

function toTable(id: string, { header, rows }: Tokens.Table): LessonBlock {
  const texts = (cells: Tokens.TableCell[]) => cells.map(({ text }) => plain(id, text))
  return { kind: 'table', head: texts(header), rows: rows.map(texts) }
}

function toNote(id: string, { text }: Tokens.Blockquote): LessonBlock {
  const [, advice] = /^Recommended:\s+([\s\S]+)$/.exec(text) ?? []
  return advice === undefined
    ? { kind: 'note', text: plain(id, text) }
    : { kind: 'recommendation', text: plain(id, advice.charAt(0).toUpperCase() + advice.slice(1)) }
}

function toQuestions(id: string, tokens: readonly Token[]): CheckQuestion[] {
  const questions: CheckQuestion[] = []
  for (let at = 0; at < tokens.length; at += 3)
    questions.push(toQuestion(id, `${id}-${questions.length + 1}`, tokens.slice(at, at + 3)))
  return questions
}

function toQuestion(
  id: string,
  questionId: string,
  [question, list, reason]: readonly Token[],
): CheckQuestion {
  if (question?.type !== 'paragraph' || list?.type !== 'list' || reason?.type !== 'blockquote')
    throw new Error(`${id}: a question consists of a paragraph, its options and a quoted explanation`)
  const { items } = list as Tokens.List
  if (items.filter(({ checked }) => checked).length !== 1)
    throw new Error(`${id}: mark exactly one option with [x]: ${question['text']}`)
  return {
    id: questionId,
    text: plain(id, question['text']),
    options: items.map((item) => toOption(id, item)),
    correct: items.findIndex(({ checked }) => checked),
    ...toExplanation(id, reason['text'].trim()),
  }
}

function toOption(id: string, { tokens, text }: Tokens.ListItem): CheckOption {
  const parts = tokens.filter(({ type }) => type !== 'space' && type !== 'checkbox')
  const [option, why] = parts as (Tokens.Text | Tokens.Blockquote)[]
  if (!OPTION_PARTS.has(parts.map(({ type }) => type).join()))
    throw new Error(`${id}: an option consists of its text and a quote that says why: ${text}`)
  // A list with empty lines between its items has the mark in the text.
  const marked = (option?.text ?? '').replace(/^\[[ x]\]\s+/, '')
  return { text: plain(id, marked), why: plain(id, why?.text ?? '') }
}

function toExplanation(id: string, text: string): Pick<CheckQuestion, 'explanation' | 'cfr'> {
  const [, explanation, cfr] = /^([\s\S]+?)\s*\[([^\]]+)\]$/.exec(text) ?? []
  if (explanation === undefined || cfr === undefined)
    throw new Error(`${id}: the explanation must end with its [paragraph]: ${text}`)
  return { explanation: plain(id, explanation), cfr }
}

/** One line, with only the marks that a page supports: `**strong**` and `[paragraph]`. */
function plain(id: string, text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const unknown = /[`<>|]|(?<!\*)\*(?!\*)/.exec(line)
  if (unknown) throw new Error(`${id}: "${unknown[0]}" would be shown literally: ${line.slice(0, 80)}`)
  return line
}
