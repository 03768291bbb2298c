import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Outbox, SendOptions } from './outbox.ts'
import type { Change } from './outbox-entry.rule.ts'
import type { OutboxRoot } from './outbox.slice.ts'

export interface OutboxExtra {
  readonly outbox: Outbox
}

type OutboxThunk<Result> = ThunkAction<Result, OutboxRoot, OutboxExtra, UnknownAction>
export type OutboxDispatch = ThunkDispatch<OutboxRoot, OutboxExtra, UnknownAction>

/** Stores the change on the device before anything is sent. It stays there until the server has it. */
export function putChange(change: Change): OutboxThunk<void> {
  return (_dispatch, _getState, { outbox }) => outbox.put(change)
}

export function discardChange(slot: string): OutboxThunk<void> {
  return (_dispatch, _getState, { outbox }) => outbox.discard(slot)
}

export function sendChanges(options?: SendOptions): OutboxThunk<Promise<void>> {
  return (_dispatch, _getState, { outbox }) => outbox.send(options)
}
