import { ProgressRecord } from '@platform/shared-contracts/http'

/** Module id to status, each as the server or the person last said. Ids are opaque: 7 and '7' are the same key. */
export type ProgressMap = Readonly<Record<string, string>>

/** The map of an answer; null when the answer is not a list. Records lacking an id or a status are skipped. */
export function toProgressMap(answer: unknown): ProgressMap | null {
  if (!Array.isArray(answer)) return null
  const map: Record<string, string> = {}
  for (const entry of answer) {
    const record = ProgressRecord.safeParse(entry)
    if (record.success && record.data.status) map[String(record.data.module_id)] = record.data.status
  }
  return map
}
