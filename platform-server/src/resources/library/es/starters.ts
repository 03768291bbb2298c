import type { Starter } from '../../../domain/sheets/starter.ts'
import { FALL_TALK, LADDER_TALK } from './talks-at-height.ts'
import { CHEMICAL_TALK } from './talks-on-health.ts'
import { LOCKOUT_TALK } from './talks-on-machines.ts'
import { TRAINING_SIGN_IN } from './training-sign-in.ts'

export const STARTERS: readonly Starter[] = [
  LADDER_TALK,
  FALL_TALK,
  LOCKOUT_TALK,
  CHEMICAL_TALK,
  TRAINING_SIGN_IN,
]
