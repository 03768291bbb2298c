import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'ldapts'

const SLAPD = '/usr/sbin/slapd'
const SUFFIX = 'dc=acme,dc=test'

/** A real OpenLDAP server with people of acme.test in it, on loopback ports of its own. */
export interface Slapd {
  /** Plain LDAP, and StartTLS on the same port. */
  readonly port: number
  readonly ldapsPort: number
  /** PEM of the authority that signed the server's certificate, which is for `localhost`. */
  readonly caPem: string
  /** Changes what is in it, as its administrator. */
  readonly change: (work: (client: Client) => Promise<void>) => Promise<void>
  readonly stop: () => Promise<void>
}

const ADMIN = { bindDn: `cn=admin,${SUFFIX}`, bindPassword: 'admin-secret' }

export const SLAPD_SERVICE = { bindDn: `cn=reader,${SUFFIX}`, bindPassword: 'reader-secret' }
export const SLAPD_BASE = `ou=people,${SUFFIX}`
export const SLAPD_PERSON = { username: 'jane@acme.test', password: 'jane-secret' }

const person = (uid: string, given: string, sn: string, extra = '') => `
dn: uid=${uid},${SLAPD_BASE}
objectClass: inetOrgPerson
uid: ${uid}
givenName: ${given}
sn: ${sn}
cn: ${given} ${sn}
mail: ${uid}@acme.test
userPassword: ${uid}-secret
${extra}`

const LDIF = `dn: ${SUFFIX}
objectClass: dcObject
objectClass: organization
dc: acme
o: Acme

dn: ${SLAPD_SERVICE.bindDn}
objectClass: organizationalRole
objectClass: simpleSecurityObject
cn: reader
userPassword: ${SLAPD_SERVICE.bindPassword}

dn: ${SLAPD_BASE}
objectClass: organizationalUnit
ou: people
${person('jane', 'Jane', 'Doe', 'title: Foreman\n')}${person('zoe', 'Zoë', 'Ünal', 'title: Foreman\n')}`

const configuration = (dir: string) => `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb
pidfile ${dir}/slapd.pid
TLSCACertificateFile ${dir}/ca.pem
TLSCertificateFile ${dir}/server.pem
TLSCertificateKeyFile ${dir}/server.key
TLSVerifyClient never
database mdb
suffix "${SUFFIX}"
rootdn "${ADMIN.bindDn}"
rootpw ${ADMIN.bindPassword}
directory ${dir}/data
maxsize 10485760
access to attrs=userPassword by anonymous auth by * none
access to dn.subtree="${SLAPD_BASE}" by dn.exact="${SLAPD_SERVICE.bindDn}" read by * none
access to dn.base="${SUFFIX}" by dn.exact="${SLAPD_SERVICE.bindDn}" search by * none
`

/** Errors: throws slapd's output when it does not start. */
export async function startSlapd(): Promise<Slapd> {
  const dir = mkdtempSync(join(tmpdir(), 'slapd-'))
  mkdirSync(join(dir, 'data'))
  makeCertificates(dir)
  writeFileSync(join(dir, 'slapd.conf'), configuration(dir))
  writeFileSync(join(dir, 'people.ldif'), LDIF)
  execFileSync('/usr/sbin/slapadd', ['-f', join(dir, 'slapd.conf'), '-l', join(dir, 'people.ldif')], {
    stdio: 'pipe',
  })
  const [port, ldapsPort] = await Promise.all([freePort(), freePort()])
  const addresses = `ldap://127.0.0.1:${port}/ ldaps://127.0.0.1:${ldapsPort}/`
  // Level `stats` is the lowest that reports when it is ready.
  const server = spawn(SLAPD, ['-d', 'stats', '-f', join(dir, 'slapd.conf'), '-h', addresses])
  await untilReady(server)
  await Promise.all([untilListening(port), untilListening(ldapsPort)])
  return {
    port,
    ldapsPort,
    caPem: readFileSync(join(dir, 'ca.pem'), 'utf8'),
    change: async (work) => {
      const client = new Client({ url: `ldap://127.0.0.1:${port}` })
      await client.bind(ADMIN.bindDn, ADMIN.bindPassword)
      await work(client).finally(() => client.unbind())
    },
    stop: async () => {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await gone
      rmSync(dir, { recursive: true })
    },
  }
}

function untilReady(server: ChildProcess): Promise<void> {
  const said: string[] = []
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`slapd did not start: ${said.slice(-10).join('\n')}`)))
    if (!server.stderr) return
    createInterface({ input: server.stderr }).on('line', (line) => {
      said.push(line)
      if (line.includes('slapd starting')) resolve()
    })
  })
}

/** slapd reports its start a moment before it listens; if it exits, the wait ends and the test fails. */
function untilListening(port: number): Promise<void> {
  return new Promise((resolve) => {
    const attempt = () => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => {
        socket.destroy()
        resolve()
      })
      socket.once('error', () => setTimeout(attempt, 20))
    }
    attempt()
  })
}

function makeCertificates(dir: string): void {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: dir, stdio: 'pipe' })
  const key = ['-newkey', 'rsa:2048', '-nodes', '-days', '2']
  openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Test authority')
  openssl('req', ...key.slice(0, 3), '-keyout', 'server.key', '-out', 'server.csr', '-subj', '/CN=localhost')
  writeFileSync(join(dir, 'names.cnf'), 'subjectAltName=DNS:localhost\n')
  const signed = [
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca.key',
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    'names.cnf',
  ]
  openssl('x509', '-req', '-in', 'server.csr', '-out', 'server.pem', ...signed)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
