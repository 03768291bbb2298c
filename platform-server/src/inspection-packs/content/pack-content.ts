import type { Standing, TrainedBy } from '@platform/shared-contracts/http'

/** What a pack is about. */
export interface PackScope {
  readonly modules: readonly string[]
  /** Empty for every site. */
  readonly site: string
  /** Empty for every department. */
  readonly department: string
  /** ISO 8601 day. */
  readonly on: string
}

export interface PackCertificate {
  readonly number: string
  /** Opens the public page of the certificate. */
  readonly code: string
  /** A fraction in [0, 1]. */
  readonly score: number
  /** `null` for a certificate from before attempts were counted. */
  readonly attempts: number | null
  readonly language: string
  readonly contentVersion: string
}

export interface PackPerson {
  readonly name: string
  readonly email: string
  readonly site: string
  readonly department: string
  readonly jobRole: string
}

/** A person in one module, as it was on the day. Days are ISO 8601, in UTC. */
export interface PackRow extends PackPerson {
  readonly module: string
  readonly isRequired: boolean
  readonly state: Standing['state']
  readonly until: string | null
  readonly trainedBy: TrainedBy | null
  readonly trainedOn: string | null
  readonly certificate: PackCertificate | null
  /** Who taught the class that counts. */
  readonly trainer: string | null
  readonly assignedOn: string | null
  readonly dueOn: string | null
  /** Of the first activity that is recorded: a lesson, or an attempt at the quiz. */
  readonly startedOn: string | null
}

export interface PackClass {
  readonly id: number
  readonly module: string
  readonly heldOn: string
  readonly minutes: number
  readonly trainer: string
  readonly qualification: string
  readonly place: string
  readonly hasSheet: boolean
  /** Of the people of the pack, by the names of that day. */
  readonly people: readonly string[]
}

export interface PackSignOff {
  readonly name: string
  readonly module: string
  readonly performedOn: string
  readonly site: string
  readonly equipment: string
  readonly signedBy: string
}

export interface PackModule {
  readonly code: string
  readonly title: string
  readonly standard: string
}

export interface PackCounts {
  readonly people: number
  readonly required: number
  readonly current: number
}

/** Everything that the files of a pack say. */
export interface PackContent {
  readonly company: string
  readonly scope: PackScope
  readonly modules: readonly PackModule[]
  readonly counts: PackCounts
  /** By name, then by module. */
  readonly rows: readonly PackRow[]
  readonly classes: readonly PackClass[]
  readonly signOffs: readonly PackSignOff[]
}
