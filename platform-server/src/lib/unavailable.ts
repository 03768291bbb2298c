/** Something that every request needs does not respond at the moment. app/problem-answers.ts turns it into a 503. */
export class UnavailableError extends Error {
  readonly retryAfterSeconds = 5

  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'UnavailableError'
  }
}
