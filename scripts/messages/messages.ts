import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../run/paths.ts'
import type { Remark } from './check-entries.ts'
import { exportMessages } from './export-messages.ts'
import { importMessages, type ImportResult } from './import-messages.ts'

const USAGE = `Usage:
  npm run messages -- export --language fr --out fr.po [--all]
  npm run messages -- import fr.po

Without --all, packages that have no translation in any language are left out.`

function listed(title: string, remarks: readonly Remark[]): readonly string[] {
  if (remarks.length === 0) return []
  return ['', `${title}:`, ...remarks.map(({ place, text, reason }) => `  ${place} ${reason}\n    ${text}`)]
}

function reportOf({ language, faults, skipped, untranslated, written }: ImportResult): string {
  const remarks = listed('Not imported; the catalogs are unchanged', skipped)
  if (faults.length > 0)
    return [...remarks, ...listed('Rejected; nothing was written', faults), `\n${faults.length} errors`].join(
      '\n',
    )
  const without =
    untranslated.length > 0
      ? [`\nNot translated to ${language}:`, ...untranslated.map((file) => `  ${file}`)]
      : []
  const changed = written.map((path) => `  ${relative(ROOT, path)}`)
  return [...remarks, ...without, `\n${written.length} files written`, ...changed].join('\n')
}

async function importFile(file: string): Promise<void> {
  const result = await importMessages(ROOT, readFileSync(file))
  console.log(reportOf(result))
  if (result.faults.length > 0) process.exitCode = 1
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { language: { type: 'string' }, out: { type: 'string' }, all: { type: 'boolean' } },
    allowPositionals: true,
  })
  const { language, out, all } = values
  const [action, file] = positionals
  if (action === 'export' && language && out) writeFileSync(out, exportMessages(ROOT, language, { all }))
  else if (action === 'import' && file) await importFile(file)
  else throw new Error(USAGE)
}

try {
  await run()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
