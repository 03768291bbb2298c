import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from './app/config.ts'
import { prepareDataDirectory } from './app/data-directory.ts'
import { writeBackup } from './backup/write-backup.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { runScript } from './lib/run-script.ts'
import { StartError } from './lib/start-error.ts'
import { directoryStorage } from './lib/storage/directory-storage.ts'
import { s3Storage } from './lib/storage/s3-storage.ts'

const USAGE = `Usage:
  npm run backup -- FOLDER         writes database, files and keys into a folder that does not exist yet
  npm run restore -- FOLDER        puts them back into an empty DATA_DIR, database and storage
With the embedded database, stop the server first.`
const say = (line: string) => void process.stdout.write(`  … ${line}\n`)

/** `node src/backup.ts write|restore FOLDER`, with the server's own environment. */
function run(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [kind, named] = positionals
  if (!named || positionals.length > 2) throw new StartError(USAGE)
  const folder = path.resolve(named)
  if (kind === 'write') return write(folder)
  if (kind === 'restore') return restore(folder)
  throw new StartError(USAGE)
}

function openPlace() {
  const config = readConfig(process.env)
  prepareDataDirectory(config.dataDir)
  const storage = config.storageUrl
    ? s3Storage(config.storageUrl)
    : directoryStorage(path.join(config.dataDir, 'files'))
  return { config, storage }
}

async function write(folder: string): Promise<string> {
  const { keys } = await writeBackup({ ...openPlace(), folder, now: new Date(), say })
  const secrets = keys
    ? 'It holds the secret keys: store it like a password.'
    : 'The secret keys are not in it: back up SECRET_KEYS apart from it.'
  return `The backup is in ${folder}. ${secrets}`
}

async function restore(folder: string): Promise<string> {
  const { createdAt, keys } = await restoreBackup({ ...openPlace(), folder, say })
  const secrets = keys ? '' : ' Start the server with the SECRET_KEYS that it had then.'
  return `The backup of ${createdAt} is restored.${secrets}`
}

runScript(USAGE, run)
