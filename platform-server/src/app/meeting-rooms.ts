import { roomsByAddress, type MeetingRooms } from '../lib/meetings/meeting-rooms.ts'
import type { Config } from './config/config.ts'

/** `null` where partners give their own link. */
export function meetingRooms({ meetingUrl }: Pick<Config, 'meetingUrl'>): MeetingRooms | null {
  return meetingUrl === null ? null : roomsByAddress(meetingUrl)
}
