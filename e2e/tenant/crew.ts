import { requestApi } from '../fixtures/request-api.ts'
import { newPerson, type Person } from '../fixtures/people/person.ts'
import { accessTokenOf } from '../fixtures/people/sign-in.ts'

/** How many people register at once: two browsers and a server share the processor. */
const AT_ONCE = 5

/** Someone of a CSV file: either a person with an account, or one without email, who has a number. */
export interface CrewMember {
  readonly firstName: string
  readonly person: Person | null
  /** What the file and the list of seats name this person by. */
  readonly key: string
}

/** Names have no digits: `Bc` for 28. */
function lettersOf(place: number): string {
  const lowercase = (at: number) => String.fromCharCode(97 + at)
  return lowercase(Math.floor(place / 26)).toUpperCase() + lowercase(place % 26)
}

/** So many people who have accounts of their own, and as many without email. */
export async function newCrew(count: number, lastName: string): Promise<readonly CrewMember[]> {
  const members: CrewMember[] = []
  for (let first = 0; first < count; first += AT_ONCE)
    members.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, count - first) }, async (_, at) => {
          const firstName = lettersOf(first + at)
          const person = await newPerson({ firstName, lastName, isSubscribed: false })
          return { firstName, person, key: person.email }
        }),
      )),
    )
  const withoutEmail = members.map((_, at) => ({
    ...{ firstName: lettersOf(count + at), person: null },
    key: `${lastName}-${at + 1}`,
  }))
  return [...members, ...withoutEmail]
}

/** A file of the company's payroll program, with names of columns that the import knows. */
export function crewFile(crew: readonly CrewMember[], lastName: string, site: string): string {
  const lines = crew.map(({ firstName, person, key }) =>
    [person ? key : '', person ? '' : key, firstName, lastName, site].join(','),
  )
  return ['Email,Employee number,First name,Last name,Site', ...lines, ''].join('\n')
}

/** Whoever has an account says yes to the company. */
export async function acceptInvitations(crew: readonly CrewMember[]): Promise<void> {
  for (const { person } of crew) {
    if (!person) continue
    const token = await accessTokenOf(person.email, 'oncall', person.password)
    const [invitation] = (await requestApi('/company-invitations', { token })) as unknown as { id: number }[]
    await requestApi(`/company-invitations/${invitation?.id}`, { token, body: { accepts: true } })
  }
}
