/** Whether the browser shows PDF documents inside a page; those of phones do not. */
export const canShowPdf = (): boolean =>
  navigator.pdfViewerEnabled && !/Android|Mobi/i.test(navigator.userAgent)

/** The document as what it must be: nothing that calls itself a page can then run in the frame. */
export const asPdf = (source: Blob): Blob =>
  source.type === 'application/pdf' ? source : new Blob([source], { type: 'application/pdf' })
