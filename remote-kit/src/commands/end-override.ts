import { readFile } from 'node:fs/promises'
import { OverrideEndAnswer, RemoteListing } from '@platform/shared-contracts/http'
import type { CommandInput } from './command.ts'

/** Ends the override in all browsers. Returns the message to print; a failure does not stop the shutdown. */
export async function endOverride({ registry }: CommandInput, url: string): Promise<string> {
  try {
    const listing = RemoteListing.parse(JSON.parse(await readFile('remote.json', 'utf8')))
    const answer = await registry.call(
      'POST',
      `/remotes/${listing.id}/overrides/end`,
      { url },
      OverrideEndAnswer,
    )
    return answer.ended > 0
      ? 'Stopped. The browser that ran this build has the released remote again.'
      : 'Stopped. No browser ran this build.'
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `Stopped, but the platform could not be notified (${reason}). A browser that still runs this build can end it in its platform panel; otherwise it ends within an hour.`
  }
}
