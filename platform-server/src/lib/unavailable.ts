/** Something that every request needs does not answer just now. app/problem-answers.ts makes it a 503. */
export class UnavailableError extends Error {
  readonly retryAfterSeconds = 5

  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'UnavailableError'
  }
}
