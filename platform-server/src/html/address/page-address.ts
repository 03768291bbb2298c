export interface PageAddress {
  /** `https:` or `http:`. */
  readonly protocol: string
  readonly host: string
  readonly pathname: string
}
