/** Offers a file as a browser download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The URL must live until the download has begun, which no event reports.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
