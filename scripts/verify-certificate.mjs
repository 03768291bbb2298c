import { enter } from './enter.mjs'

await enter('platform-server/src/commands/verify-certificate.ts')
