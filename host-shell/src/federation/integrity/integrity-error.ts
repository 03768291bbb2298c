/** A script or style that may not run: unknown to the boot document, or with other bytes than it promised. */
export class IntegrityError extends Error {
  override readonly name = 'IntegrityError'
}
