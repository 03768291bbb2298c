/** Values that the server has answered, by the name of their field: ids, codes and addresses that are there. */
export interface Pool {
  of(name: string): readonly (string | number)[]
}

const WANTED =
  /^(id|code|slug|number|publicUrl|activityNr|module|moduleCode|lessonId|email|remote|release|revision|baseRevision|updatedAt|.*Id)$/
const AT_MOST = 40
/** Fields whose values have another name where they are answered. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  userId: ['id'],
  partnerId: ['id'],
  companyId: ['id'],
  assigned_partner_id: ['id'],
  assignedPartnerId: ['id'],
  learner: ['id'],
  people: ['id'],
  module: ['code', 'moduleCode'],
  modules: ['code', 'moduleCode'],
  codes: ['code'],
  moduleCode: ['code'],
  baseRevision: ['revision'],
  baseUpdatedAt: ['updatedAt'],
  username: ['email'],
  invitationId: ['id'],
}

export function createPool(): Pool & { take(body: string): void } {
  const values = new Map<string, Set<string | number>>()
  const collect = (name: string, value: unknown) => {
    if (!WANTED.test(name) || !(typeof value === 'string' || typeof value === 'number')) return
    const collected = values.get(name) ?? new Set()
    values.set(name, collected)
    if (collected.size < AT_MOST) collected.add(value)
  }
  return {
    of: (name) => [name, ...(ALSO[name] ?? [])].flatMap((one) => [...(values.get(one) ?? [])]),
    take: (body) => {
      JSON.parse(body, (name: string, value: unknown) => {
        collect(name, value)
        return value
      })
    },
  }
}
