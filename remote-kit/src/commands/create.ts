import { relative, resolve } from 'node:path'
import { faultOfName } from './create/remote-name.rule.ts'
import { packagesIn } from './create/packages.ts'
import { faultOfFolder, writeRemote } from './create/write-remote.ts'
import { type Bundler, BUNDLERS } from '../lib/bundlers/bundler.ts'
import { type Command, EXIT, nameFrom, RefusalError, UsageError } from './command.ts'

export const create: Command = {
  usage: 'create NAME [--bundler webpack|rspack|vite] [--dir FOLDER] [--packages FOLDER]',
  summary: 'Create a remote that builds, has tests and runs on its own',
  details: [
    '--bundler chooses the bundler (default: webpack). The sources are the same for all three.',
    'Creates the folder NAME, or the one given with --dir. It must be new or empty, and outside of any workspace.',
    '--packages names a folder with the tarballs of shared-contracts, shared-ui and remote-kit (npm run pack:kit);',
    'they are copied to vendor/. Without it, they come from the package registry that the kit came from.',
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
        `${name} is in ${place}: ${files.length} files.`,
        '',
        `  cd ${place}`,
        '  npm install',
        '  npm run dev          run its pages alone, on fakes',
        '  npm test             run its tests',
        '  npx platform deploy  build, check conformance, release',
      ],
    }
  },
}

function bundlerFrom(flag = 'webpack'): Bundler {
  const bundler = BUNDLERS.find((name) => name === flag)
  if (!bundler)
    throw new UsageError(`--bundler must be ${BUNDLERS.slice(0, -1).join(', ')} or ${BUNDLERS.at(-1)}.`)
  return bundler
}
