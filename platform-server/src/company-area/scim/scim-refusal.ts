/** The words of RFC 7644, section 3.12, for a fault that a client can mend. */
type ScimType =
  | 'invalidFilter'
  | 'uniqueness'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'
  | 'mutability'

/** Thrown to answer an identity provider, in its own format; `detail` is for its administrator, in English. */
export class ScimRefusal extends Error {
  readonly status: number
  readonly scimType: ScimType | undefined

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail)
    this.name = 'ScimRefusal'
    this.status = status
    this.scimType = scimType
  }
}

/** One of another company looks the same: it does not exist. */
export const unknownResource = () => new ScimRefusal(404, 'There is no such resource in this company.')
