import { eq } from 'drizzle-orm'
import type { ExportSection } from '../app/account-export.ts'
import { sessions } from '../lib/data/schema/sessions.ts'
import { deviceName } from '../lib/device-name.ts'

export const sessionExport: ExportSection = {
  name: 'sessions',
  rowsOf: async (tx, userId) => {
    const rows = await tx
      .select()
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(sessions.startedAt)
    return rows.map(({ userAgent, network, startedAt, rotatedAt, expiresAt, endedAt }) => ({
      device: deviceName(userAgent),
      userAgent,
      network,
      startedAt,
      lastUsedAt: rotatedAt,
      expiresAt,
      endedAt,
    }))
  },
}
