/** Offers a text as a file download. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  // Characters that some operating system forbids in file names.
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, '-')
  link.click()
  URL.revokeObjectURL(url)
}
