import type { z } from 'zod/mini'
import type { Tx } from '../data/database.ts'

/** A kind of work that may wait, be tried again, and be done by any replica. Its handler must bear being run twice. */
export interface Job<Payload extends object> {
  /** Lower-case words with hyphens; it names the queue, so a renamed job leaves its waiting ones behind. */
  readonly name: string
  readonly payload: z.ZodMiniType<Payload>
  /** Tried so often in all; the pause between two grows from five seconds to fifteen minutes. */
  readonly attempts: number
  /** Whoever holds a job for longer than this is taken to be dead, and another one gets it. */
  readonly expireSeconds: number
  /** Leaves nothing behind once it is done, for payloads that should not lie about. Else it is kept for a week. */
  readonly isForgotten?: boolean
}

/** Thrown by a handler: trying again would not help. The job goes to the dead letters at once. */
export class GiveUp extends Error {}

export interface JobRun {
  readonly id: string
  /** 1 for the first. */
  readonly attempt: number
}

export type JobHandler<Payload> = (payload: Payload, run: JobRun) => Promise<void>

export interface EnqueueOptions {
  /** Part of the caller's transaction: neither exists without the other. Must be given where one is open. */
  readonly tx?: Tx
  readonly after?: Date
  /** The same key is enqueued once, for as long as the first one waits, runs or is kept. */
  readonly key?: string
}

/** A job that was given up. */
export interface DeadLetter {
  readonly id: string
  readonly job: string
  readonly diedAt: Date
  readonly reason: unknown
}

export interface Jobs {
  /** Before the first `enqueue` of this job, by every process that enqueues or runs it. */
  register<Payload extends object>(job: Job<Payload>, handler: JobHandler<Payload>): Promise<void>
  enqueue<Payload extends object>(
    job: Job<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<void>
  /** Deletes what waits, or lies among the dead letters, with these values in its payload; part of the transaction. */
  withdraw<Payload extends object>(job: Job<Payload>, like: Partial<Payload>, tx: Tx): Promise<void>
  /** Five fields, in UTC. One replica gets each occurrence; one that was missed is made up for, once. */
  schedule(job: Job<Record<string, never>>, cron: string): Promise<void>
  /** From now on this process does jobs. */
  start(): Promise<void>
  /** Does what is due, now; with `isEarly` also once what is put off. For tests and commands. */
  drain(options?: { readonly isEarly?: boolean }): Promise<void>
  deadLetters(): Promise<readonly DeadLetter[]>
  /** Gives every dead letter its attempts back; answers how many. */
  revive(): Promise<number>
  /** What runs may finish within a second; what does not is run again by somebody, later. */
  stop(): Promise<void>
}
