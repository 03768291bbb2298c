import { relative, resolve } from 'node:path'
import { faultOfName } from './create/remote-name.rule.ts'
import { packagesIn } from './create/packages.ts'
import { faultOfFolder, writeRemote } from './create/write-remote.ts'
import { type Bundler, BUNDLERS } from '../lib/bundlers/bundler.ts'
import { type Command, EXIT, nameFrom, RefusalError, UsageError } from './command.ts'

export const create: Command = {
  usage: 'create NAME [--bundler webpack|rspack|vite] [--dir FOLDER] [--packages FOLDER]',
  summary: 'Write a new remote that builds, is tested and runs by itself',
  details: [
    '--bundler is what it is built with, webpack unless said otherwise; its sources are the same with each of them.',
    'Makes the folder NAME, or the one given with --dir, outside of any workspace. It must not exist, or be empty.',
    '--packages names a folder with the tarballs of shared-contracts, shared-ui and remote-kit (npm run pack:kit);',
    'they are copied into vendor/. Without it they come from the package registry, where the kit came from.',
  ],
  flags: ['bundler', 'dir', 'packages'],
  async run(input) {
    const name = nameFrom(input, 'remote')
    const bundler = bundlerFrom(input.flags.bundler)
    const folder = resolve(input.flags.dir ?? name)
    const fault = faultOfName(name) ?? faultOfFolder(folder)
    if (fault) throw new RefusalError(fault)
    const packages = packagesIn(input.flags.packages)
    const files = writeRemote({ name, folder, packages, bundler })
    const place = relative('.', folder)
    return {
      json: { remote: name, folder, bundler, files },
      exit: EXIT.done,
      lines: [
        `${name} is in ${place}, ${files.length} files.`,
        '',
        `  cd ${place}`,
        '  npm install',
        '  npm run dev          its pages by themselves, against fakes',
        '  npm test             its tests',
        '  npx platform deploy  build, conformance, release',
      ],
    }
  },
}

function bundlerFrom(flag = 'webpack'): Bundler {
  const bundler = BUNDLERS.find((name) => name === flag)
  if (!bundler)
    throw new UsageError(`--bundler is ${BUNDLERS.slice(0, -1).join(', ')} or ${BUNDLERS.at(-1)}.`)
  return bundler
}
