import { existsSync } from 'node:fs'
import path from 'node:path'
import { Exercise } from '@platform/shared-contracts/http'
import { z } from 'zod/mini'
import { parsed, readJson } from '../content-file.ts'
import { exerciseFaults } from './exercise-faults.rule.ts'
import { withTexts } from './exercise-texts.rule.ts'

const FILE = 'exercises.json'

/** In its file, an exercise is called `ladder-faults`, everywhere else `IC0110-ladder-faults`. */
const ExerciseFile = z.array(z.looseObject({ id: z.string().check(z.minLength(1)) }))
const TextsFile = z.record(z.string(), z.unknown())

/**
 * The exercises of a module in the source language; none without the file.
 *
 * Errors  throws, naming the exercise, for an exercise that has no solution or that is already solved at the start.
 */
export function readExercises(code: string, folder: string): readonly Exercise[] {
  if (!existsSync(path.join(folder, FILE))) return []
  const where = `${code}/${FILE}`
  const file = parsed(ExerciseFile, readJson(folder, FILE, code), where)
  const exercises = parsed(
    z.array(Exercise),
    file.map((exercise) => ({ ...exercise, id: `${code}-${exercise.id}` })),
    where,
  )
  const [fault] = exercises.flatMap(exerciseFaults)
  if (fault) throw new Error(`${where} is not valid: ${fault}`)
  return exercises
}

interface Original {
  readonly code: string
  readonly exercises: readonly Exercise[]
}

/** The same in another language, whose file has the texts only. Errors: throws for a text that is missing or unknown. */
export function readExerciseTexts(
  { code, exercises }: Original,
  folder: string,
  where: string,
): readonly Exercise[] {
  if (exercises.length === 0) return []
  const texts = parsed(TextsFile, readJson(folder, FILE, where), `${where}/${FILE}`)
  const names = exercises.map(({ id }) => id.slice(code.length + 1))
  const unknown = Object.keys(texts).find((name) => !names.includes(name))
  if (unknown) throw new Error(`${where}/${FILE} has ${unknown}, which ${code}/${FILE} has not`)
  const translated = exercises.map((exercise, at) => {
    const name = names[at] ?? ''
    return withTexts(exercise, texts[name], name)
  })
  return parsed(z.array(Exercise), translated, `${where}/${FILE}`)
}
