/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { crowdedFolders } from './folder-size.ts'

const ROOT = join(import.meta.dirname, '../..')

function sourceFiles(): readonly string[] {
  const packages = readdirSync(ROOT).map((name) => join(ROOT, name, 'src'))
  const folders = [...packages, ...['e2e', 'bench', 'scripts'].map((name) => join(ROOT, name))]
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !/\/(node_modules|dist|results)\//.test(file))
}

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`)

test('no source folder has more files than a reader can survey', () => {
  expect(crowdedFolders(sourceFiles())).toEqual([])
})

test('reports a folder with a file too many', () => {
  expect(crowdedFolders(filesIn('remote-learner/src/quiz', 25))).toEqual([])
  expect(crowdedFolders(filesIn('remote-learner/src/quiz', 26))).toEqual([
    'remote-learner/src/quiz: 26 of 25',
  ])
})

test('reports more than ten files directly in the src folder of the server', () => {
  expect(crowdedFolders(filesIn('platform-server/src', 11))).toEqual(['platform-server/src: 11 of 10'])
})

test('reports more than wiring in src/app of a remote', () => {
  const wiring = filesIn('remote-learner/src/app', 8)
  expect(crowdedFolders(wiring)).toEqual([])
  expect(crowdedFolders([...wiring, 'remote-learner/src/app/figures/crane.tsx'])).toEqual([
    'remote-learner/src/app/figures: 1 of 0',
  ])
  expect(crowdedFolders(filesIn('host-shell/src/app/testing', 2))).toEqual([])
})

test('counts sources only', () => {
  expect(crowdedFolders(filesIn('decisions', 200))).toEqual([])
})
