import type { Starter } from '../../domain/sheets/starter.ts'

/** What the training sign-in sheet is in every language; its texts are in `<language>/training-sign-in.ts`. */
export const SIGN_IN_CARD: Pick<
  Starter,
  'type' | 'topic' | 'moduleCode' | 'pages' | 'updatedOn' | 'standards'
> = {
  type: 'form',
  topic: 'records',
  moduleCode: null,
  pages: 2,
  updatedOn: '2026-11-23',
  standards: [
    '29 CFR 1926.503(b)',
    '29 CFR 1910.147(c)(7)(iv)',
    '29 CFR 1910.178(l)(6)',
    '29 CFR 1910.1030(h)(2)',
  ],
}
