import type { SecondFactorStep } from '@platform/shared-contracts/http'
import type { SignIn } from './use-sign-in.ts'

export interface SecondStepProps {
  readonly signIn: SignIn
  readonly step: SecondFactorStep['secondFactor']
}
