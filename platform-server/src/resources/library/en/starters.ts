import type { Starter } from '../../../domain/sheets/starter.ts'
import { CONFINED_SPACE_PERMIT } from './confined-space-permit.ts'
import { EMERGENCY_ACTION_PLAN } from './emergency-action-plan.ts'
import { FORKLIFT_INSPECTION } from './forklift-inspection.ts'
import { HARNESS_INSPECTION } from './harness-inspection.ts'
import { HAZARD_ASSESSMENT } from './hazard-assessment.ts'
import { HOT_WORK_PERMIT } from './hot-work-permit.ts'
import { LADDER_INSPECTION } from './ladder-inspection.ts'
import { LOCKOUT_PROCEDURE } from './lockout-procedure.ts'
import { SCAFFOLD_INSPECTION } from './scaffold-inspection.ts'
import { SDS_QUICK_CARD } from './sds-quick-card.ts'
import { FALL_TALK, LADDER_TALK, SCAFFOLD_TALK } from './talks-at-height.ts'
import { BLOODBORNE_TALK, CHEMICAL_TALK, RESPIRATOR_TALK } from './talks-on-health.ts'
import { ELECTRICAL_TALK, GUARDING_TALK, LOCKOUT_TALK } from './talks-on-machines.ts'
import { CONFINED_TALK, EMERGENCY_TALK, PPE_TALK } from './talks-on-readiness.ts'
import { TRAINING_SIGN_IN } from './training-sign-in.ts'

export const STARTERS: readonly Starter[] = [
  LADDER_INSPECTION,
  SCAFFOLD_INSPECTION,
  HARNESS_INSPECTION,
  FORKLIFT_INSPECTION,
  LOCKOUT_PROCEDURE,
  HOT_WORK_PERMIT,
  CONFINED_SPACE_PERMIT,
  EMERGENCY_ACTION_PLAN,
  SDS_QUICK_CARD,
  HAZARD_ASSESSMENT,
  TRAINING_SIGN_IN,
  LADDER_TALK,
  GUARDING_TALK,
  FALL_TALK,
  RESPIRATOR_TALK,
  SCAFFOLD_TALK,
  EMERGENCY_TALK,
  LOCKOUT_TALK,
  CHEMICAL_TALK,
  ELECTRICAL_TALK,
  CONFINED_TALK,
  PPE_TALK,
  BLOODBORNE_TALK,
]
