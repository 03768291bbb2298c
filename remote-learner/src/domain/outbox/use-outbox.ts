import { useSelector } from 'react-redux'
import type { OutboxRoot, OutboxState } from './outbox.slice.ts'

/** What waits to be sent, and whether the server can be reached. */
export function useOutbox(): OutboxState {
  return useSelector(({ outbox }: OutboxRoot) => outbox)
}
