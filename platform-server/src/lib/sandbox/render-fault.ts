/**
 * Why there is no rendered page. `crash`: the process ended, perhaps of something that an earlier page left behind;
 * `unreachable`: the renderer service did not answer.
 */
export class RenderFault extends Error {
  readonly kind: 'boot' | 'busy' | 'threw' | 'late' | 'crash' | 'unreachable'

  constructor(kind: RenderFault['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}
