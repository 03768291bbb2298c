import { relative } from 'node:path'
import { readBuild } from '../lib/read-build.ts'
import { bundlerIn } from '../lib/bundlers/bundler-in.ts'
import type { Command } from './command.ts'

export const build: Command = {
  usage: 'build',
  summary: 'Build the remote in this folder for release',
  details: [
    'Uses webpack.config.mjs, rspack.config.mjs or vite.config.mjs in this folder and writes dist/ with a release.json.',
  ],
  flags: [],
  async run({ progress }) {
    progress('building')
    const { buildRemote } = await bundlerIn('.')
    const folder = await buildRemote('.')
    const { manifest, files } = await readBuild(folder)
    const release = `${manifest.version}-${manifest.hash}`
    const sizeBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0)
    return {
      json: { remote: manifest.listing.id, release, folder, files: files.length, sizeBytes },
      lines: [
        `${manifest.listing.id} ${release} is in ${relative('.', folder)}: ${files.length} files, ${Math.round(sizeBytes / 1024)} KB.`,
      ],
    }
  },
}
