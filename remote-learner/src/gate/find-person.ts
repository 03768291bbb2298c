import type { GatePerson, GateRoster } from '@platform/shared-contracts/http'

const byRoster = new WeakMap<GateRoster, ReadonlyMap<string, GatePerson>>()

/** Who holds the certificate with this code; the list has hashes only (GatePerson.codes). */
export async function findPerson(roster: GateRoster, code: string): Promise<GatePerson | undefined> {
  return peopleByHash(roster).get(await hashAtGate(roster.gate.id, code))
}

function peopleByHash(roster: GateRoster): ReadonlyMap<string, GatePerson> {
  const known = byRoster.get(roster)
  if (known) return known
  const people = new Map(
    roster.people.flatMap((person) => person.codes.map((hash) => [hash, person] as const)),
  )
  byRoster.set(roster, people)
  return people
}

async function hashAtGate(gateId: string, code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${gateId} ${code}`))
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
