import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { SigningKeySet, signedFacts, type SignedFacts } from '@platform/shared-contracts/http'
import { keyName, signedToken } from '@platform/shared-contracts/rules'
import { compactVerify, decodeProtectedHeader, importJWK } from 'jose'
import { runScript } from '../lib/process/run-script.ts'
import { StartError } from '../lib/start-error.ts'

const USAGE = `Usage:
  npm run verify-certificate -- FILE --keys KEYS

  FILE  a certificate's PDF, picture, signed file (.jws) or badge (.jwt)
  KEYS  the key set of the site, saved from /.well-known/jwks.json`

/** Checks a certificate without a connection. */
async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string' } },
  })
  const [file] = positionals
  if (file === undefined || values.keys === undefined) throw new StartError(USAGE)
  const token = signedToken(readFileSync(file, 'latin1'))
  if (token === null) throw new StartError(`There is no signed certificate in ${file}.`)
  const { keys } = SigningKeySet.parse(JSON.parse(readFileSync(values.keys, 'utf8')))
  const kid = keyName(decodeProtectedHeader(token).kid)
  const key = keys.find((one) => one.kid === kid)
  if (!key) throw new StartError(`NOT GENUINE: the key ${kid} that signed it is not in ${values.keys}.`)
  return report(await verified(token, key), kid)
}

async function verified(token: string, key: SigningKeySet['keys'][number]): Promise<SignedFacts> {
  let payload: Uint8Array
  try {
    ;({ payload } = await compactVerify(token, await importJWK(key, 'EdDSA'), { algorithms: ['EdDSA'] }))
  } catch (error) {
    throw new StartError('NOT GENUINE: the signature does not match the content.', { cause: error })
  }
  const facts = signedFacts(JSON.parse(new TextDecoder().decode(payload)))
  if (!facts) throw new StartError('The signature is good, but this is neither a certificate nor a badge.')
  return facts
}

function report(facts: SignedFacts, kid: string): string {
  const { holder, moduleTitle, moduleCode, issuedAt, expiresAt, score, issuer, number, code } = facts
  return [
    'GENUINE: signed with a key of the set, and unchanged.',
    `Holder:      ${holder}`,
    `Module:      ${moduleTitle} (${moduleCode}), content version ${facts.contentVersion}`,
    `Passed:      ${issuedAt.slice(0, 10)}, valid until ${expiresAt.slice(0, 10)}`,
    `Score:       ${Math.round(score * 100)}%`,
    `Issued by:   ${issuer}, no. ${number}, code ${code}`,
    `Signed with: ${kid}`,
    'Whether it was revoked only the server knows: open /verify/ with the code on the site of the issuer.',
  ].join('\n')
}

runScript(USAGE, run)
