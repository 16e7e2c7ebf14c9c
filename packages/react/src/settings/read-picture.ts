/** The content of a file as an address, when the browser can show it as a picture; else `null`. */
export async function readPicture(file: File): Promise<string | null> {
  const source = await readAsUrl(file)
  const picture = new Image()
  picture.src = source
  try {
    await picture.decode()
    return source
  } catch {
    // Whatever is wrong with it, it is not a picture to this browser.
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
