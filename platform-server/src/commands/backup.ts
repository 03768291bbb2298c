import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../app/config/config.ts'
import { prepareDataDirectory } from '../app/config/data-directory.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { runScript } from '../lib/process/run-script.ts'
import { StartError } from '../lib/start-error.ts'
import { directoryStorage } from '../lib/storage/directory-storage.ts'
import { s3Storage } from '../lib/storage/s3-storage.ts'

const USAGE = `Usage:
  npm run backup -- FOLDER         back up the database, files and keys to a new folder
  npm run restore -- FOLDER        restore them into an empty DATA_DIR, database and storage
With the embedded database, stop the server first.`
const say = (line: string) => void process.stdout.write(`  … ${line}\n`)

/** `node src/commands/backup.ts write|restore FOLDER`, with the server's own environment. */
function run(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [kind, named] = positionals
  if (!named || positionals.length > 2) throw new StartError(USAGE)
  const folder = path.resolve(named)
  if (kind === 'write') return write(folder)
  if (kind === 'restore') return restore(folder)
  throw new StartError(USAGE)
}

function openDataStores() {
  const config = readConfig(process.env)
  prepareDataDirectory(config.dataDir)
  const storage = config.storageUrl
    ? s3Storage(config.storageUrl)
    : directoryStorage(path.join(config.dataDir, 'files'))
  return { config, storage }
}

async function write(folder: string): Promise<string> {
  const { keys } = await writeBackup({ ...openDataStores(), folder, now: new Date(), say })
  const secrets = keys
    ? 'It contains the secret keys. Protect it like a password.'
    : 'It does not contain the secret keys. Back up SECRET_KEYS separately.'
  return `The backup is in ${folder}. ${secrets}`
}

async function restore(folder: string): Promise<string> {
  const { createdAt, keys } = await restoreBackup({ ...openDataStores(), folder, say })
  const secrets = keys ? '' : ' Start the server with the SECRET_KEYS that were in use at that time.'
  return `The backup from ${createdAt} is restored.${secrets}`
}

runScript(USAGE, run)
