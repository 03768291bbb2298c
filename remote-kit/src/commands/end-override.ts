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
      ? 'Ended: the released remote is back in the browser that had this one.'
      : 'Ended. No browser had it.'
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `Ended, but the platform was not told (${reason}): a browser that still has it gives it back in its platform panel, or by itself within the hour.`
  }
}
