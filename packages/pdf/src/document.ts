/** TrueType fonts. Only the letters that a document uses go into its file. */
export interface PdfFonts {
  readonly regular: Uint8Array
  readonly bold: Uint8Array
}

/** A document on A4, read from top to bottom. */
export interface PdfDocument {
  readonly title: string
  /** BCP 47, such as `es`: what a screen reader speaks. */
  readonly language: string
  /** The moment that the file says it was made, from the clock of who writes it. */
  readonly created: Date
  /** Wide tables read better in `landscape`; `portrait` when left out. */
  readonly layout?: 'portrait' | 'landscape'
  /** At the foot of each page, on the left. */
  readonly footer?: string
  /** At the foot of each page, on the right, in the language of the document: `Página 1 de 3`. */
  readonly pageOf: (page: number, pages: number) => string
  readonly blocks: readonly PdfBlock[]
}

export type PdfBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | PdfFacts
  | PdfTable

/** Pairs of a label and what it says, in two columns. */
export interface PdfFacts {
  readonly kind: 'facts'
  readonly facts: readonly (readonly [label: string, text: string])[]
}

/** A table with its header on each page. */
export interface PdfTable {
  readonly kind: 'table'
  readonly columns: readonly PdfColumn[]
  /** The texts of a row, one for each column. */
  readonly rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>
  /** Sums below the last row, one text for each column. */
  readonly foot?: readonly string[]
}

export interface PdfColumn {
  readonly header: string
  /** `end` for numbers; `start` when left out. */
  readonly align?: 'start' | 'end'
  /** The share of the width in comparison with the other columns; 1 when left out. */
  readonly weight?: number
}
