import type { GateRoster } from '@platform/shared-contracts/http'
import { createStore, del, get, set, type UseStore } from 'idb-keyval'

/** What a tablet stores: its key, and the last list of people. */
export interface GateDevice {
  readonly key: string
  readonly roster: GateRoster | null
  /** When the list arrived, by the clock of this device; 0 without a list. */
  readonly receivedAt: number
}

const NAME = 'device'

let store: UseStore | undefined
/** Where the browser has no database, the tablet works until the page is closed. */
let withoutDatabase: GateDevice | undefined

function openStore(): UseStore | null {
  if (!('indexedDB' in globalThis)) return null
  store ??= createStore('gate', 'devices')
  return store
}

/** `undefined` if this device is no gate. */
export async function readDevice(): Promise<GateDevice | undefined> {
  const kind = openStore()
  return kind ? get<GateDevice>(NAME, kind) : withoutDatabase
}

export async function saveDevice(device: GateDevice): Promise<void> {
  const kind = openStore()
  if (kind) await set(NAME, device, kind)
  else withoutDatabase = device
}

export async function forgetDevice(): Promise<void> {
  const kind = openStore()
  if (kind) await del(NAME, kind)
  else withoutDatabase = undefined
}
