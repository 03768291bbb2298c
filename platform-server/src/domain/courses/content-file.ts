import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod/mini'

/** Errors: throws, naming the file as `where` calls its folder, if it is not JSON. */
export function readJson(folder: string, name: string, where: string): unknown {
  const text = readFileSync(path.join(folder, name), 'utf8')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${where}/${name} is not valid JSON`, { cause })
  }
}

/** Errors: throws, naming the file and the field that cannot be used. */
export function parsed<Schema extends z.core.$ZodType>(schema: Schema, value: unknown, where: string) {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw new Error(`${where} is not valid:\n${z.prettifyError(result.error)}`)
}
