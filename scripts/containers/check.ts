import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { command } from '../run/command.ts'
import { ROOT } from '../run/paths.ts'
import { dockerfileFaults } from './dockerfile-faults.ts'

const DOCKERFILES = [
  { file: 'Dockerfile', context: '.' },
  { file: 'deploy/directory/Dockerfile', context: 'deploy/directory' },
]

const faults = DOCKERFILES.flatMap(({ file, context }) =>
  dockerfileFaults(readFileSync(join(ROOT, file), 'utf8'), join(ROOT, context)).map(
    (fault) => `${file}: ${fault}`,
  ),
)
// It holds the file against the schema of the Compose specification, and against good practice.
const compose = await command('dclint', ['docker-compose.yml'])
if (compose.code !== 0) faults.push(compose.output)
console.log(faults.join('\n') || 'No faults found in docker-compose.yml and the Dockerfiles.')
process.exitCode = faults.length > 0 ? 1 : 0
