import type { Resource } from '@platform/shared-contracts/http'

export interface SheetField {
  readonly label: string
  /** Share of the row's width relative to its neighbors. */
  readonly weight?: number
  /** Height in lines of handwriting. */
  readonly lines?: number
}

export interface SheetItem {
  readonly text: string
  /** Paragraph of the regulation, for example `1926.1053(b)(16)`. */
  readonly cite?: string
}

export interface SheetColumn {
  readonly label: string
  readonly weight?: number
}

export type SheetFigureName =
  | 'ladder-angle'
  | 'fall-clearance'
  | 'scaffold-platform'
  | 'lockout-order'
  | 'grinder-gap'
  | 'overhead-line'
  | 'air-limits'

/** What a printed starter is made of, in reading order. */
export type SheetBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'fields'; readonly rows: readonly (readonly SheetField[])[] }
  | { readonly kind: 'options'; readonly label: string; readonly choices: readonly string[] }
  | {
      readonly kind: 'checklist'
      readonly heading: string
      readonly marks?: readonly string[]
      readonly items: readonly SheetItem[]
    }
  | { readonly kind: 'steps'; readonly items: readonly SheetItem[]; readonly hasInitials?: boolean }
  | { readonly kind: 'bullets'; readonly items: readonly SheetItem[] }
  | {
      readonly kind: 'table'
      readonly columns: readonly SheetColumn[]
      readonly rows?: readonly (readonly string[])[]
      readonly blankRows?: number
      readonly isNumbered?: boolean
    }
  | {
      readonly kind: 'callout'
      readonly tone: 'stop' | 'rule'
      readonly title: string
      readonly text: string
    }
  | {
      readonly kind: 'questions'
      readonly items: readonly { readonly ask: string; readonly listenFor: string }[]
    }
  | { readonly kind: 'signatures'; readonly roles: readonly string[] }
  | { readonly kind: 'figure'; readonly name: SheetFigureName; readonly caption: string }
  /** A dotted field to draw in, `height` points high. */
  | { readonly kind: 'sketch'; readonly label: string; readonly height: number }
  | { readonly kind: 'pictograms' }
  | { readonly kind: 'page-break' }

export type BlockOf<Kind extends SheetBlock['kind']> = Extract<SheetBlock, { kind: Kind }>

/** One printable starter: the text of its card, and the content of its pages. */
export interface Starter extends Pick<
  Resource,
  | 'id'
  | 'title'
  | 'summary'
  | 'type'
  | 'topic'
  | 'language'
  | 'standards'
  | 'moduleCode'
  | 'pages'
  | 'updatedOn'
> {
  readonly blocks: readonly SheetBlock[]
}
