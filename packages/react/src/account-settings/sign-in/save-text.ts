/** Saves a text as a file where the browser keeps downloads. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Browsers have taken the file over once the click is done with.
  setTimeout(() => URL.revokeObjectURL(url))
}
