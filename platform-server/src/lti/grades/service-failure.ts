/** A platform's service answered with a refusal. */
export class ServiceFailure extends Error {
  readonly status: number

  constructor(service: string, status: number) {
    super(`${service} of the platform answered ${status}.`)
    this.name = 'ServiceFailure'
    this.status = status
  }

  /** Another try with the same content would be refused again. */
  get isLasting(): boolean {
    return this.status >= 400 && this.status < 500 && ![401, 408, 425, 429].includes(this.status)
  }
}
