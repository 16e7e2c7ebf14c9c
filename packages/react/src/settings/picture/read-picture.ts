/**
 * Returns the content of a file as a data URL; `null` if the browser cannot show it as a picture.
 */
export async function readPicture(file: File): Promise<string | null> {
  const source = await readAsUrl(file)
  const picture = new Image()
  picture.src = source
  try {
    await picture.decode()
    // An SVG without a size has none.
    return picture.naturalWidth > 0 ? source : null
  } catch {
    // The browser cannot decode it, for any reason.
    return null
  }
}

function readAsUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
