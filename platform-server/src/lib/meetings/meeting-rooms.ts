import { randomBytes } from 'node:crypto'

/** Where people meet by video: each meeting has a room of its own. */
export interface MeetingRooms {
  /** The address of a new room, which cannot be guessed; anyone who has it may enter. */
  readonly newRoom: () => string
}

/** What an address of rooms contains in place of the name of one. */
export const ROOM_NAME = '{room}'

/** Rooms on a server that opens one at any address when someone enters, as Jitsi Meet does. */
export function roomsByAddress(address: string): MeetingRooms {
  return { newRoom: () => address.replace(ROOM_NAME, randomBytes(16).toString('hex')) }
}
