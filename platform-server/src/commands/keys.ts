import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readConfig, type Config } from '../app/config/config.ts'
import { prepareDataDirectory } from '../app/config/data-directory.ts'
import { keyFileOf, makeKeyFile, openKeyRing, readKeyFile, writeKeyFile } from '../app/config/key-file.ts'
import { resealDirectoryPasswords } from '../companies/reseal-passwords.ts'
import { rotateSigningKey } from '../domain/certificates/signing/certificate-signing.ts'
import { resealSigningKeys } from '../domain/certificates/signing/reseal-signing-keys.ts'
import { resealLrsSecrets } from '../domain/lrs/lrs-secret.ts'
import { resealToolKeys } from '../domain/lti/tool-keys.ts'
import { newKeyEntry } from '../lib/keys/key-ring.ts'
import { createLog } from '../lib/log.ts'
import { runScript } from '../lib/process/run-script.ts'
import { StartError } from '../lib/start-error.ts'
import { openServices } from '../open-services.ts'
import { resealTotpSecrets } from '../second-factor/reseal-totp.ts'

const USAGE = `Usage:
  npm run keys                     list the key ids of the key ring, the active one first
  npm run keys -- --make FILE      create a key file with one new key, unless FILE exists
  npm run keys -- --rotate         add a new active key to DATA_DIR/keys, then reseal
  npm run keys -- --reseal         encrypt the secrets in the database again with the active key
  npm run keys -- --remove ID      remove an older key from DATA_DIR/keys
  npm run keys -- --new-certificate-key
                                   make another key that signs certificates; the older ones stay published`

/** The key ring of an installation; README.md says when to do what. */
async function run(): Promise<string> {
  const { values } = parseArgs({
    options: {
      make: { type: 'string' },
      rotate: { type: 'boolean', default: false },
      reseal: { type: 'boolean', default: false },
      remove: { type: 'string' },
      'new-certificate-key': { type: 'boolean', default: false },
    },
  })
  if (values.make !== undefined) return make(values.make)
  const config = readConfig(process.env)
  prepareDataDirectory(config.dataDir)
  if (values.remove !== undefined) return remove(config, values.remove)
  if (values['new-certificate-key']) return newCertificateKey(config)
  if (values.rotate) addKey(config)
  return values.rotate || values.reseal ? reseal(config) : list(config)
}

function make(file: string): string {
  if (existsSync(file)) return `${file} already exists and was not changed.`
  makeKeyFile(file)
  return `${file} contains one new key.`
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
  if (id === active) throw new StartError(`${id} is the active key. Rotate first.`)
  if (!older.includes(id)) throw new StartError(`There is no key ${id} in ${file}.`)
  writeKeyFile(
    file,
    entriesOf(file).filter((entry) => !entry.startsWith(`${id}:`)),
  )
  return `${id} is removed. Sessions that it signed and queued emails that it encrypted become invalid at the next start.`
}

async function reseal(config: Config): Promise<string> {
  const { services, close } = await openServices(config, createLog({ level: 'error' }))
  try {
    const count = await resealDirectoryPasswords(services)
    const apps = await resealTotpSecrets(services)
    const signing = await resealSigningKeys(services)
    const lti = await resealToolKeys(services)
    const stores = await resealLrsSecrets(services)
    return `The active key is ${services.keys.ids[0]}. Directory passwords encrypted again: ${count}. Authenticator apps encrypted again: ${apps}. Certificate keys encrypted again: ${signing}. LTI keys encrypted again: ${lti}. Record store secrets encrypted again: ${stores}.`
  } finally {
    await close()
  }
}

async function newCertificateKey(config: Config): Promise<string> {
  if (config.certificateKeyFile !== null)
    throw new StartError('The certificate key comes from CERTIFICATE_KEY_FILE. Put another key there.')
  const { services, close } = await openServices(config, createLog({ level: 'error' }))
  try {
    return `Certificates are signed with ${await rotateSigningKey(services)} from the next start on. Older keys stay published.`
  } finally {
    await close()
  }
}

/** Only DATA_DIR/keys is managed here; a key ring from the environment belongs to the person who set it. */
function ownFile({ secretKeys, secretKeysFile, dataDir }: Config): string {
  if (secretKeys !== null || secretKeysFile !== null)
    throw new StartError(
      'The keys come from SECRET_KEYS or SECRET_KEYS_FILE. Change them there, then run --reseal.',
    )
  return keyFileOf(dataDir)
}

function entriesOf(file: string): string[] {
  return readKeyFile(file)
    .split(/[\s,]+/)
    .filter(Boolean)
}

runScript(USAGE, run)
