import { enter } from './enter.mjs'

await enter('platform-server/src/commands/backup.ts')
