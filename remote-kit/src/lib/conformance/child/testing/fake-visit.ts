import type { User } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import { fakeApi, fakePlatform, signedInAs } from '@platform/shared-contracts/testing'

/** A platform for one visit: the team's own fake answers, and 404 for what they do not have. */
export function fakeVisit(
  person: Partial<User> | null,
  answers: Readonly<Record<string, unknown>>,
): Platform {
  return fakePlatform({
    fetch: fakeApi(answers).fetch,
    ...(person ? { session: signedInAs(person) } : {}),
  })
}
