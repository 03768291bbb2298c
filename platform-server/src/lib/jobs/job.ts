import type { z } from 'zod/mini'
import type { Tx } from '../data/database.ts'

/** A kind of work that may wait, be retried, and be done by any replica. Its handler must tolerate running twice. */
export interface Job<Payload extends object> {
  /** Lower-case words with hyphens; it names the queue, so renaming a job strands its waiting ones. */
  readonly name: string
  readonly payload: z.ZodMiniType<Payload>
  /** How many times it is tried in total; the pause between two tries grows from five seconds to fifteen minutes. */
  readonly attempts: number
  /** A worker that holds a job for longer than this is considered dead, and another worker gets the job. */
  readonly expireSeconds: number
  /** Deletes the job once it is done, for payloads that should not stay stored. Otherwise it is stored for a week. */
  readonly isDeletedWhenDone?: boolean
}

/** Thrown by a handler when a retry would not help. The job is dead-lettered at once. */
export class GiveUp extends Error {}

export interface JobRun {
  readonly id: string
  /** 1 for the first. */
  readonly attempt: number
}

export type JobHandler<Payload> = (payload: Payload, run: JobRun) => Promise<void>

export interface EnqueueOptions {
  /** The caller's transaction: neither exists without the other. Must be given while one is open. */
  readonly tx?: Tx
  readonly after?: Date
  /** The same key is enqueued once, for as long as the first job waits, runs or is stored. */
  readonly key?: string
}

/** A job that was dead-lettered. */
export interface DeadLetter {
  readonly id: string
  readonly job: string
  readonly diedAt: Date
  readonly reason: unknown
}

/** A job that runs by the clock. */
export interface ScheduledJob {
  readonly name: string
  /** Five fields, in UTC. */
  readonly cron: string
  /** `null` when none is stored: they are deleted after a week. */
  readonly lastRun: {
    readonly state: 'waiting' | 'running' | 'done' | 'failed'
    readonly enqueuedAt: Date
    readonly endedAt: Date | null
  } | null
}

export interface Jobs {
  /** Must be called before the first `enqueue` of this job, by every process that enqueues or runs it. */
  register<Payload extends object>(job: Job<Payload>, handler: JobHandler<Payload>): Promise<void>
  enqueue<Payload extends object>(
    job: Job<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<void>
  /** Deletes waiting or dead-lettered jobs with these values in their payload; part of the transaction. */
  withdraw<Payload extends object>(job: Job<Payload>, like: Partial<Payload>, tx: Tx): Promise<void>
  /** Five fields, in UTC. One replica gets each occurrence; a missed one runs once, later. */
  schedule(job: Job<Record<string, never>>, cron: string): Promise<void>
  /** What `schedule` was called for, each with its latest run. */
  scheduled(): Promise<readonly ScheduledJob[]>
  /** Enqueues a scheduled job once more, part of the transaction; false where no job of this name is scheduled. */
  runNow(name: string, tx: Tx): Promise<boolean>
  /** From now on this process runs jobs. */
  start(): Promise<void>
  /** Runs the jobs that are due now; with `isEarly` also those that are scheduled for later. For tests and commands. */
  drain(options?: { readonly isEarly?: boolean }): Promise<void>
  deadLetters(): Promise<readonly DeadLetter[]>
  /** Gives every dead-lettered job its attempts back; returns how many. */
  revive(): Promise<number>
  /** Running jobs may finish within a second; any others are run again later, by any replica. */
  stop(): Promise<void>
}
