import { enter } from './enter.mjs'

enter('scripts/dev/dev.ts')
