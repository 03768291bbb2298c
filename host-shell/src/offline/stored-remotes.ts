import { CACHES } from './worker-scope.ts'

const LIST = '/remotes'

/** Remotes whose releases are stored whole, because this person downloaded something of theirs. */
export async function storedRemotes(): Promise<readonly string[]> {
  const stored = await (await caches.open(CACHES.who)).match(LIST)
  return stored ? ((await stored.json()) as string[]) : []
}

export async function setStoredRemote(remote: string, isStored: boolean): Promise<void> {
  const others = (await storedRemotes()).filter((id) => id !== remote)
  const list = isStored ? [...others, remote] : others
  await (await caches.open(CACHES.who)).put(LIST, new Response(JSON.stringify(list)))
}

/** Another person is here. */
export async function forgetStoredRemotes(): Promise<void> {
  await (await caches.open(CACHES.who)).delete(LIST)
}
