import type { DirectoryAccess, DirectoryQuery, DirectoryResult } from './directory-query.ts'
import type { connect as connectSocket, Socket } from 'node:net'
import { connect as connectTls, type ConnectionOptions } from 'node:tls'
import { Client } from 'ldapts'
import type { DirectoryOutcome } from '@platform/shared-contracts/http'
import { BINARY_ATTRIBUTES, PERSON_ATTRIBUTES, personOf, type DirectoryPerson } from './directory-entry.ts'
import { directoryFailure, type DirectoryStep, type FailureCode } from './directory-failure.rule.ts'
import { directoryFilter } from './directory-filter.ts'
import { guardedConnection } from './guarded-connection.ts'
import { lookUpAgain } from './look-up-again.ts'

const DEADLINE_MS = 10_000

/** Looks up one person in a company's directory. Never throws: every failure is an outcome. */
export async function queryDirectory(
  access: DirectoryAccess,
  question: DirectoryQuery,
): Promise<DirectoryResult> {
  // LDAP takes a bind with an empty password for an anonymous one, and lets it through.
  if (question.password === '') return { outcome: 'person-refused', person: null }
  if (access.bindPassword === '') return { outcome: 'service-refused', person: null }
  const connection = openConnection(access)
  try {
    return await converse(connection, access, question)
  } finally {
    connection.close()
  }
}

/** Checks a person's password, for an entry that the directory has just returned. Never throws. */
export async function bindAs(
  access: DirectoryAccess,
  dn: string,
  password: string,
): Promise<DirectoryOutcome> {
  // An empty name or password makes an anonymous bind, which any directory lets through.
  if (dn === '' || password === '') return 'person-refused'
  const connection = openConnection(access)
  let step: DirectoryStep = 'start-tls'
  try {
    if (access.tls === 'starttls') await connection.client.startTLS(trust(access))
    step = 'person-bind'
    await connection.client.bind(dn, password)
    return 'ok'
  } catch (error) {
    return directoryFailure(step, failureCode(error))
  } finally {
    connection.close()
  }
}

interface Connection {
  readonly client: Client
  readonly close: () => void
}

/**
 * One connection, made once. The client would reconnect by itself when the directory hangs up, and after StartTLS
 * that means sending the next password in the clear; so a second connection is refused here.
 */
function openConnection(access: DirectoryAccess): Connection {
  const { host, port, tls } = access
  const guarded = guardedConnection(access.privateNetworks)
  const sockets: Socket[] = []
  const track = <Tracked extends Socket>(socket: Tracked): Tracked => {
    sockets.push(socket)
    return socket
  }
  const client = new Client({
    url: `${tls === 'ldaps' ? 'ldaps' : 'ldap'}://${host.includes(':') ? `[${host}]` : host}:${port}`,
    timeout: DEADLINE_MS,
    connectTimeout: DEADLINE_MS,
    ...(tls === 'ldaps' ? { tlsOptions: trust(access) } : {}),
    createConnection: ((...target: [number, string]) => {
      if (sockets.length > 0) throw new Error('the directory closed the connection')
      return track(guarded.connect(...target))
    }) as typeof connectSocket,
    // After StartTLS it is given the existing socket, with options alone.
    createSecureConnection: ((...target: [number, string, ConnectionOptions] | [ConnectionOptions]) =>
      track(
        target.length === 1 ? connectTls(...target) : guarded.connectTls(...target),
      )) as typeof connectTls,
  })
  const close = (error?: Error) => {
    clearTimeout(deadline)
    sockets.forEach((socket) => socket.destroy(error))
  }
  const deadline = setTimeout(() => close(new Error('the directory took too long')), DEADLINE_MS)
  return { client, close }
}

function trust({ host, caPem }: DirectoryAccess): ConnectionOptions {
  return { host, ...(caPem === null ? {} : { ca: caPem }) }
}

async function converse(
  { client }: Connection,
  access: DirectoryAccess,
  { username, password, directoryId }: DirectoryQuery,
): Promise<DirectoryResult> {
  let step: DirectoryStep = 'start-tls'
  let person: DirectoryPerson | null = null
  try {
    if (access.tls === 'starttls') await client.startTLS(trust(access))
    step = 'service-bind'
    await client.bind(access.bindDn, access.bindPassword)
    step = 'search'
    if (directoryId !== undefined) return await lookUpAgain(client, access, directoryId)
    if (username === undefined) return await probeBase(client, access)
    const found = await findPerson(client, access, username)
    if (!found.person) return found
    person = found.person
    step = 'person-bind'
    if (password !== undefined) await client.bind(person.dn, password)
    return { outcome: 'ok', person }
  } catch (error) {
    return { outcome: directoryFailure(step, failureCode(error)), person }
  }
}

async function probeBase(client: Client, { baseDn }: DirectoryAccess): Promise<DirectoryResult> {
  await client.search(baseDn, { scope: 'base', filter: '(objectClass=*)', attributes: ['1.1'] })
  return { outcome: 'ok', person: null }
}

async function findPerson(
  client: Client,
  { baseDn, userFilter }: DirectoryAccess,
  username: string,
): Promise<DirectoryResult> {
  const { searchEntries } = await client.search(baseDn, {
    scope: 'sub',
    filter: directoryFilter(userFilter, username),
    attributes: PERSON_ATTRIBUTES,
    explicitBufferAttributes: BINARY_ATTRIBUTES,
    // Two are enough to know that the filter matches more than one person.
    sizeLimit: 2,
  })
  const [entry] = searchEntries
  if (!entry) return { outcome: 'person-missing', person: null }
  return searchEntries.length > 1
    ? { outcome: 'person-ambiguous', person: null }
    : { outcome: 'ok', person: personOf(entry) }
}

function failureCode(error: unknown): FailureCode {
  const code: unknown =
    typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' || typeof code === 'number' ? code : undefined
}
