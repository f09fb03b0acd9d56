/** Hands a file to the person, as their browser does it with downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser needs the address until the download has begun; nothing tells when that is.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
