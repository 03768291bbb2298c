import { enter } from './enter.mjs'

enter('scripts/run/dev.ts')
