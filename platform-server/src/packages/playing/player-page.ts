import { readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { chosenLanguage } from '@platform/shared-contracts/rules'
import { escapeHtml } from '../../lib/escape-html.ts'
import { createMessages } from '../../lib/messages/create-messages.ts'
import { coursePlayer } from '../../locales/en/course-player.ts'

const messagesIn = createMessages({ coursePlayer })
const STYLE =
  'html,body{height:100%;margin:0;font:1rem/1.5 system-ui,sans-serif}iframe{display:block;width:100%;height:100%;border:0}p{padding:1rem}'

/** The frame of a SCORM unit, with the script that gives it its runtime. */
export function playerPage(language: string | null, title: string): string {
  const { failed } = messagesIn(chosenLanguage(language ?? undefined))
  const name = escapeHtml(title)
  return document(language, name, [
    `<p role="alert" hidden>${failed}</p>`,
    `<iframe title="${name}" allow="fullscreen"></iframe>`,
    '<script type="module" src="../-/scorm-player.js"></script>',
  ])
}

/** Where content of cmi5 sends its learner when they leave it. */
export function donePage(language: string | null): string {
  const { title, done } = messagesIn(chosenLanguage(language ?? undefined))
  return document(language, title, [`<p role="status">${done}</p>`])
}

function document(language: string | null, title: string, body: readonly string[]): string {
  const lang = chosenLanguage(language ?? undefined)
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><style>${STYLE}</style></head><body>`,
    ...body,
    '</body></html>',
  ].join('')
}

const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('scorm-again/min')), 'esm')

/** Scripts of the player by name: our own, and the runtimes as published. */
const SCRIPTS: Readonly<Record<string, () => string>> = {
  'scorm-player.js': () =>
    stripTypeScriptTypes(readText(path.join(import.meta.dirname, 'player/scorm-player.ts'))),
  'scorm12.js': () => readText(path.join(folder, 'scorm12.min.js')),
  'scorm2004.js': () => readText(path.join(folder, 'scorm2004.min.js')),
}

const loaded = new Map<string, string>()

/** `null` for any other name. */
export function playerScript(name: string): string | null {
  const known = loaded.get(name)
  if (known !== undefined) return known
  const load = Object.hasOwn(SCRIPTS, name) ? SCRIPTS[name] : undefined
  if (!load) return null
  const text = load()
  loaded.set(name, text)
  return text
}

function readText(file: string): string {
  return readFileSync(file, 'utf8')
}
