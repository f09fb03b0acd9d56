/** Whether the browser can show PDF documents inside a page; mobile ones cannot. */
export const canShowPdf = (): boolean =>
  navigator.pdfViewerEnabled && !/Android|Mobi/i.test(navigator.userAgent)

/** Forces the media type of the document, so that HTML in disguise cannot run in the frame. */
export const asPdf = (source: Blob): Blob =>
  source.type === 'application/pdf' ? source : new Blob([source], { type: 'application/pdf' })
