/** One requirement of the platform that a build does not meet. */
export interface Finding {
  /** The requirement: `entry`, `leak`, `h1`... */
  readonly check: string
  /** Path of the page, if the finding is about one page. */
  readonly page?: string
  /** Names the file, if there is one, and says what to do. */
  readonly message: string
}

export function sentenceOf({ check, page, message }: Finding): string {
  return `${check}${page === undefined ? '' : ` ${page}`}: ${message}`
}
