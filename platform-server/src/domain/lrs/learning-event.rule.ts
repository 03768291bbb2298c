interface InModule {
  readonly moduleCode: string
  readonly at: Date
}

interface LessonRead extends InModule {
  readonly kind: 'lesson'
  readonly lessonId: string
  readonly title: string
  readonly contentVersion: number
  /** How long it was on screen, as the server counted. */
  readonly seconds: number
}

interface ExerciseDone extends InModule {
  readonly kind: 'exercise'
  readonly exerciseId: string
  readonly title: string
  readonly contentVersion: number
  readonly right: number
  readonly total: number
}

interface QuizFinished extends InModule {
  readonly kind: 'quiz'
  readonly contentVersion: string
  /** Fraction in [0, 1]. */
  readonly score: number
  readonly isPassed: boolean
}

/** The quiz was passed, which completes the module. */
interface ModuleCompleted extends InModule {
  readonly kind: 'module'
  readonly contentVersion: string
  readonly score: number
}

interface CertificateEarned extends InModule {
  readonly kind: 'certificate'
  /** By which anyone can check it. */
  readonly code: string
  readonly title: string
}

interface PracticeSigned extends InModule {
  readonly kind: 'practice'
  /** Day, as it was signed. */
  readonly performedOn: string
}

/** What a unit of a SCORM package reports. Content of cmi5 makes its own statements. */
interface UnitReported {
  readonly kind: 'unit'
  readonly packageId: number
  readonly packageTitle: string
  /** Number of the unit in the package. */
  readonly place: number
  readonly title: string
  readonly outcome: 'completed' | 'passed' | 'failed'
  readonly score: number | null
  readonly seconds: number
  readonly at: Date
}

/** What a learner did, for a record store. */
export type LearningEvent =
  | LessonRead
  | ExerciseDone
  | QuizFinished
  | ModuleCompleted
  | CertificateEarned
  | PracticeSigned
  | UnitReported
