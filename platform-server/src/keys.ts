import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readConfig, type Config } from './app/config.ts'
import { prepareDataDirectory } from './app/data-directory.ts'
import { keyFileOf, makeKeyFile, openKeyRing, readKeyFile, writeKeyFile } from './app/key-file.ts'
import { resealDirectoryPasswords } from './companies/reseal-passwords.ts'
import { newKeyEntry } from './lib/key-ring.ts'
import { createLog } from './lib/log.ts'
import { runScript } from './lib/run-script.ts'
import { StartError } from './lib/start-error.ts'
import { openServices } from './open-services.ts'
import { resealTotpSecrets } from './second-factor/reseal-totp.ts'

const USAGE = `Usage:
  npm run keys                     the ids of the key ring, the active one first
  npm run keys -- --make FILE      a key file with one new key, where there is none yet
  npm run keys -- --rotate         DATA_DIR/keys gets a new active key, then as --reseal
  npm run keys -- --reseal         seals what is secret in the database with the active key
  npm run keys -- --remove ID      takes an older key out of DATA_DIR/keys`

/** The key ring of an installation; README.md says when to do what. */
async function run(): Promise<string> {
  const { values } = parseArgs({
    options: {
      make: { type: 'string' },
      rotate: { type: 'boolean', default: false },
      reseal: { type: 'boolean', default: false },
      remove: { type: 'string' },
    },
  })
  if (values.make !== undefined) return make(values.make)
  const config = readConfig(process.env)
  prepareDataDirectory(config.dataDir)
  if (values.remove !== undefined) return remove(config, values.remove)
  if (values.rotate) addKey(config)
  return values.rotate || values.reseal ? reseal(config) : list(config)
}

function make(file: string): string {
  if (existsSync(file)) return `${file} is there already and stays as it is.`
  makeKeyFile(file)
  return `${file} holds one new key.`
}

function list(config: Config): string {
  return openKeyRing(config).ids.join('\n')
}

function addKey(config: Config): void {
  const { ids } = openKeyRing(config)
  const file = ownFile(config)
  writeKeyFile(file, [newKeyEntry(ids), ...entriesOf(file)])
}

function remove(config: Config, id: string): string {
  const [active, ...older] = openKeyRing(config).ids
  const file = ownFile(config)
  if (id === active) throw new StartError(`${id} is the active key: rotate first.`)
  if (!older.includes(id)) throw new StartError(`There is no key ${id} in ${file}.`)
  writeKeyFile(
    file,
    entriesOf(file).filter((entry) => !entry.startsWith(`${id}:`)),
  )
  return `${id} is removed: sessions and queued emails that it signed or sealed end with the next start.`
}

async function reseal(config: Config): Promise<string> {
  const { services, close } = await openServices(config, createLog({ level: 'error' }))
  try {
    const count = await resealDirectoryPasswords(services)
    const apps = await resealTotpSecrets(services)
    return `The active key is ${services.keys.ids[0]}. Directory passwords sealed again: ${count}. Authenticator apps sealed again: ${apps}.`
  } finally {
    await close()
  }
}

/** Only DATA_DIR/keys is managed here; a key ring from the environment belongs to the person who set it. */
function ownFile({ secretKeys, secretKeysFile, dataDir }: Config): string {
  if (secretKeys !== null || secretKeysFile !== null)
    throw new StartError(
      'The keys come from SECRET_KEYS or SECRET_KEYS_FILE: change them there, then run --reseal.',
    )
  return keyFileOf(dataDir)
}

function entriesOf(file: string): string[] {
  return readKeyFile(file)
    .split(/[\s,]+/)
    .filter(Boolean)
}

runScript(USAGE, run)
