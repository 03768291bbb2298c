/** A reason not to start that the operator can act on. main.ts prints the sentence, without a stack, and exits with 1. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
  }
}
